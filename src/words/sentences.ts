/** Sentences for what is wrong with options, maps, libraries and rules. */
import { placeUnknown } from '../board/unknown-place';
import type { FailureFacts, Named, SentenceFacts } from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';
import { otherMap, typeNamed, unknownMap } from '../model/input-words';
import type { Names } from '../model/names';
import { asHint } from '../model/nearest';

export const sentences: WordsFor<SentenceFacts> = {
  unknownMap,
  otherMap,
  unknownPlace: placeUnknown,
  wrongNumberOfPlayers: () => 'Two to five play, each for themselves.',
  wrongNumberInTeams: () => 'Team games are for four or six players.',
  teamsNeedVenus: () => 'Team games use the cards of Concordia Venus.',
  unknownProvince: (_names, { province, board, nearest }) =>
    `${board} has no province ${province}${asHint(nearest) || '.'}`,
  noProvinceLeft: () => 'At least one province must stay.',
  boardFallsApart: () => 'Without these provinces, the board is not connected.',
  unsupported: (_names, { module }) =>
    `This library is made without the module ${module}; import it from concordia-rules/modules/${module} and give it to createLibrary.`,
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Rules' : `The rules of ${rules}`;
    return `${whose} have failed, in ${at}: ${toldFailure(names, failure, facts)}`;
  },
  notDefined: (_names, { door }) => `This is not what ${door} of concordia-rules/kit returns.`,
  sameWordTwice(names, { modules, isBase, ...named }) {
    const copies = isBase ? ' Perhaps two copies of concordia-rules/kit are loaded.' : '';
    const who = modules === undefined ? '' : `: ${names.listed(modules)}`;
    return `Two parts of this library bring the ${thing(named)}${who}.${copies}`;
  },
  unknownWord: (_names, { rules, nearest, ...named }) =>
    `The rules of ${rules} name the ${thing(named)}, which no part of this library brings${asHint(nearest) || '.'}`,
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
  'set of rules',
] as const;

/** What it is, and what it is called: `event cardPlayed`. */
function thing(named: Named): string {
  const what = THINGS.find((one) => named[one] !== undefined);
  return what === undefined ? 'same name' : `${what} ${named[what]}`;
}

function toldFailure(names: Names, failure: keyof FailureFacts, facts: object): unknown {
  const tell: Record<string, (names: Names, facts: never) => string> = { ...failures };
  return tell[failure]?.(names, facts as never);
}

export const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'something was thrown that is not an error',
  misuse: (_names, { issues: [first] }) => first?.message ?? 'a function was called in a wrong way',
  promise: () => 'it returned a promise, and rules answer at once',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : `, and ${expected.map(typeNamed).join(' or ')} is expected`;
    return `it returned ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'a refusal has a code and a message',
  noIds: (_names, { found }) => `it returned ${typeNamed(found)}, and a list of ids is expected`,
  noFaults: () => 'faults are a list, each with seat, path and reason',
  noCandidates: () => 'candidates are a list',
  otherFields: () => 'a candidate does not have the fields of the shape',
  noText: () => 'it returned no text',
  noListOfPlayers: () => 'it leaves no list of all players',
  noPlayer: (_names, { seat }) => `it leaves no player in seat ${seat}`,
  badAmount: (_names, { of, amount, seat }) =>
    `it leaves ${amount} ${/^(land|sea)$/.test(of) ? `${of} colonists` : of} of seat ${seat}`,
  noDecision: () => 'it leaves a decision that is no object',
  noListOfDecisions: () => 'it leaves no list of decisions',
  unknownDecision: (_names, { kind }) => `it leaves a decision that nobody knows: ${kind}`,
  decisionOfNobody: (_names, { seat }) => `it leaves a decision of seat ${seat}`,
  unequalParties: (_names, { parties, players }) =>
    `${players} players cannot be ${parties} parties of the same size`,
  noSuchCard: (_names, { card }) => `there is no card ${card}`,
  endless: () => 'it comes to no end',
};
