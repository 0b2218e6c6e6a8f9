/** Sentences about faults of options, maps, libraries and rules. */

import type { SentenceFacts } from '../../all-words';
import type { Named } from '../../kit/rule-words';
import type { WordsFor } from '../../model/faults';
import { type FailureFacts, toldFailure } from '../../model/watch';
import { namedThing } from '../shared';
import { typeNamed } from './faults';
import { CARD, COLONIST, counted, listed, PLAYER } from './grammar';

export const sentences = {
  unknownMap(_names, { map, known, nearest }) {
    const hint = nearest === undefined ? '' : `Czy chodzi o ${nearest}? `;
    return `${hint}Nie ma mapy ${map}; dostępne mapy: ${listed(known) || 'brak'}.`;
  },
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Błąd w zasadach' : `Błąd w zasadach ${rules}`;
    return `${whose}, miejsce ${placeIn(at)}: ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(_names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return `Dwie części tej biblioteki zastępują to samo w ${owner} (${thing(named)}): ${listed(overriding)}.`;
    }
    const copies = isBase ? ' Być może concordia-rules/kit jest załadowane dwa razy.' : '';
    const who = modules === undefined ? '' : `: ${listed(modules)}`;
    return `Dwie części tej biblioteki definiują tę samą nazwę (${thing(named)})${who}.${copies}`;
  },
} satisfies Partial<WordsFor<SentenceFacts>>;

const THINGS = {
  action: 'akcja',
  card: 'karta',
  decision: 'decyzja',
  event: 'zdarzenie',
  map: 'mapa',
  module: 'moduł',
  option: 'opcja',
  part: 'część',
  refusal: 'odmowa',
  role: 'rola',
  score: 'punkty',
  'set of rules': 'zasady',
} as const satisfies Record<keyof Named, string>;

/** Its kind and its name. */
export function thing(named: Named): string {
  const [what, name] = namedThing(named, THINGS);
  return `${Reflect.get(THINGS, what)} ${name}`;
}

/** The places in rules, as errors name them in English after `the`. */
const IN_RULES: Readonly<Record<string, string>> = {
  ...THINGS,
  listener: 'odpowiedź na',
  modifier: 'modyfikator',
  step: 'akcja',
};

/** A place in rules, such as `the step build, options`. */
function placeIn(at: string): string {
  return at.replace(
    /^the ([a-z]+)(?: (?:for|of)\b)?/,
    (all, what: string) => IN_RULES[what] ?? all,
  );
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'rzucona wartość nie jest błędem',
  misuse: (_names, { issues: [first] }) => first?.message ?? 'funkcja jest źle wywołana',
  promise: () => 'wynikiem jest obietnica, a zasady muszą być synchroniczne',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : `, a powinno być: ${expected.map(typeNamed).join(' lub ')}`;
    return `wynikiem jest ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'odmowa musi mieć code i message',
  noIds: (_names, { found }) =>
    `wynikiem jest ${typeNamed(found)}, a powinna być lista identyfikatorów`,
  noFaults: () => 'błędy muszą być listą, a każdy z nich mieć seat, path i reason',
  noPoints: () => 'punkty muszą być liczbami całkowitymi, każda pod id ze scores',
  noCandidates: () => 'kandydaci muszą być listą',
  otherFields: () => 'kandydat nie ma pól swojej akcji',
  noText: () => 'wynik nie jest tekstem',
  noPicture: () => 'obrazek to krótka lista obiektów, a każdy z nich ma key, kind i label',
  noListOfPlayers: () => 'gracze nie są już pełną listą',
  noPlayer: (_names, { seat }) => `na miejscu ${seat} nie ma już gracza`,
  badAmount: (names, { of, amount, seat }) =>
    `graczowi ${names.player(seat)} zostaje ${amount}: ${AMOUNTS[of] ?? of}`,
  noDecision: () => 'decyzja nie jest już obiektem',
  fixedField: (_names, { field }) => `pole ${field} stanu zmienia tylko silnik`,
  piecesLost: (_names, { of, before, after }) => {
    const forms = of === 'cards' ? CARD : COLONIST;
    return `przedtem: ${counted(before, forms)}, teraz: ${after}`;
  },
  piecesExchanged: (_names, { of }) =>
    `liczba się zgadza, ale to ${of === 'cards' ? 'inne karty' : 'inni koloniści'} niż przedtem`,
  badField: (_names, { field }) => `pole ${field} stanu ma niemożliwą wartość`,
  otherKind: () => 'to, co ją zastępuje, musi zachować jej nazwę, pola i decyzje',
  noListOfDecisions: () => 'czekające decyzje nie są już listą',
  unknownDecision: (_names, { kind }) => `żądana jest nieznana decyzja: ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    `decyzji ma dokonać gracz na miejscu ${seat}, którego nie ma`,
  unequalParties: (_names, { parties, players }) =>
    `${counted(players, PLAYER)} nie da się podzielić na równe drużyny (${parties})`,
  noSuchCard: (_names, { card }) => `nie ma karty ${card}`,
  endless: () => 'to się nie kończy',
};

const AMOUNTS: Readonly<Record<string, string>> = {
  sestertii: 'sestercje',
  brick: 'cegły',
  food: 'zboże',
  tool: 'narzędzia',
  wine: 'wino',
  cloth: 'tkaniny',
  salt: 'sól',
  land: 'koloniści lądowi',
  sea: 'koloniści morscy',
  houses: 'domy',
};
