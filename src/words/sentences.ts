/** Sentences about faults of options, maps, libraries and rules. */
import { placeUnknown } from '../board/unknown-place';
import type { FailureFacts, Named, SentenceFacts } from '../model/fault-facts';
import { toldFailure, type WordsFor } from '../model/fault-words';
import { otherMap, typeNamed, unknownMap } from '../model/input-words';
import { asHint } from '../model/nearest';
import { optionSentences } from './option-sentences';

export const sentences: WordsFor<SentenceFacts> = {
  unknownMap,
  otherMap,
  unknownPlace: placeUnknown,
  ...optionSentences,
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Rules' : `The rules of ${rules}`;
    return `${whose} failed in ${at}: ${toldFailure(failures, names, failure, facts)}`;
  },
  notDefined: (_names, { door }) => `This is not what ${door} of concordia-rules/kit returns.`,
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return `Two parts of this library replace the ${thing(named)} of ${owner}: ${names.listed(overriding)}.`;
    }
    const copies = isBase ? ' Perhaps two copies of concordia-rules/kit are loaded.' : '';
    const who = modules === undefined ? '' : `: ${names.listed(modules)}`;
    return `Two parts of this library define the ${thing(named)}${who}.${copies}`;
  },
  unknownWord: (_names, { rules, nearest, ...named }) =>
    `The rules of ${rules} name the ${thing(named)}, which no part of this library defines${asHint(nearest) || '.'}`,
};

const THINGS = [
  'action',
  'card',
  'decision',
  'event',
  'map',
  'module',
  'option',
  'part',
  'refusal',
  'role',
  'score',
  'set of rules',
] as const;

/** Its kind and its name: `event cardPlayed`. */
function thing(named: Named): string {
  const what = THINGS.find((one) => named[one] !== undefined);
  return what === undefined ? 'same name' : `${what} ${named[what]}`;
}

export const failures: WordsFor<FailureFacts> = {
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
  badAmount: (_names, { of, amount, seat }) =>
    `it leaves seat ${seat} with ${amount} ${/^(land|sea)$/.test(of) ? `${of} colonists` : of}`,
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
