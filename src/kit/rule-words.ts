/** What is said of the rules of maps and modules that fail or do not fit; such rules bring it along. */
import type { FailureFacts, SentenceFacts } from '../model/fault-facts';
import { framed, thingNamed, toldFailure, type WordsFor } from '../model/fault-words';
import { cityFaults, placeFaults, shapeFaults, typeNamed } from '../model/input-words';
import { asHint } from '../model/nearest';
import type { ErrorWords } from '../model/telling';
import { anyPartFaults, boardFaults, definitionFaults } from './definition-faults';

export const ruleSentences: WordsFor<
  Pick<SentenceFacts, 'rulesFailed' | 'sameWordTwice' | 'unknownWord'>
> = {
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Rules' : `The rules of ${rules}`;
    return `${whose} failed in ${at}: ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    const thing = thingNamed(named);
    if (overriding !== undefined) {
      return `Two parts of this library replace the ${thing} of ${owner}: ${names.listed(overriding)}.`;
    }
    const copies = isBase ? ' Perhaps two copies of concordia-rules/kit are loaded.' : '';
    const who = modules === undefined ? '' : `: ${names.listed(modules)}`;
    return `Two parts of this library define the ${thing}${who}.${copies}`;
  },
  unknownWord: (_names, { rules, nearest, ...named }) =>
    `The rules of ${rules} name the ${thingNamed(named)}, which no part of this library defines${asHint(nearest) || '.'}`,
};

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'they threw something that is not an error',
  misuse: (_names, { issues: [first] }) =>
    first?.message ?? 'a function was called with invalid arguments',
  promise: () => 'it returned a promise, but rules must be synchronous',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : ` instead of ${expected.map(typeNamed).join(' or ')}`;
    return `it returned ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'a refusal must have a code and a message',
  noIds: (_names, { found }) => `it returned ${typeNamed(found)} instead of a list of ids`,
  noFaults: () => 'faults must be a list, each with seat, path and reason',
  noCandidates: () => 'candidates must be a list',
  otherFields: () => 'a candidate does not have the fields of its action',
  noText: () => 'it did not return a text',
  noPicture: () => 'a picture is a short list of items, each with key, kind and label',
  noListOfPlayers: () => 'the players are no longer a complete list',
  noPlayer: (_names, { seat }) => `seat ${seat} no longer has a player`,
  badAmount: (names, { of, amount, seat }) =>
    `it leaves ${names.player(seat)} with ${amount} ${/^(land|sea)$/.test(of) ? `${of} colonists` : of}`,
  noDecision: () => 'the decision is no longer an object',
  fixedField: (_names, { field }) => `only the engine changes ${field} of a state`,
  piecesLost: (_names, { of, before, after }) =>
    `there were ${before} ${of}, and now there are ${after}`,
  piecesExchanged: (_names, { of }) => `there are as many ${of} as before, but not the same`,
  badField: (_names, { field }) => `it leaves something in ${field} of the state that cannot be`,
  otherKind: () => 'what replaces it must keep its name, its fields and its decisions',
  noListOfDecisions: () => 'the waiting decisions are no longer a list',
  unknownDecision: (_names, { kind }) => `it asks for an unknown decision: ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    `it asks seat ${seat}, which does not exist, for a decision`,
  unequalParties: (_names, { parties, players }) =>
    `${players} players cannot form ${parties} parties of the same size`,
  noSuchCard: (_names, { card }) => `there is no card ${card}`,
  endless: () => 'it does not terminate',
};

/** What is said of definitions, and of rules in play. */
export const ruleErrors: ErrorWords = {
  refusals: { ...ruleSentences, invalidMap: framed('map'), invalidRules: framed('set of rules') },
  faults: { ...definitionFaults, ...boardFaults, ...anyPartFaults },
};

/** What is said of definitions before any library knows them. */
export const definitionErrors: ErrorWords = {
  refusals: ruleErrors.refusals,
  faults: { ...shapeFaults, ...placeFaults, ...cityFaults, ...ruleErrors.faults },
};
