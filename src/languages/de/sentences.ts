/** Sentences about faults of options, maps, libraries and rules. */

import type { SentenceFacts } from '../../all-words';
import type { Named } from '../../kit/rule-words';
import type { WordsFor } from '../../model/faults';
import { pieceIn } from '../../model/names';
import { type FailureFacts, toldFailure } from '../../model/watch';
import { namedThing } from '../shared';
import { typeNamed } from './faults';
import { either, listed, meant } from './grammar';

export const sentences = {
  unknownMap: (_names, { map, known, nearest }) =>
    `Es gibt keinen Spielplan ${map}${meant(nearest) || '.'} Vorhanden: ${listed(known) || 'keiner'}.`,
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? '' : ` von ${rules}`;
    return `Fehler in den Regeln${whose} (${placeIn(at)}): ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(_names, { modules, isBase, overriding, owner = '', ...named }) {
    const does =
      overriding === undefined ? 'legen denselben Namen fest' : `ersetzen dasselbe von ${owner}`;
    const who = overriding ?? modules ?? [];
    const copies = isBase ? ' Vielleicht ist concordia-rules/kit zweimal geladen.' : '';
    return `Zwei Teile dieser Bibliothek ${does} (${thing(named)})${who.length === 0 ? '' : `: ${listed(who)}`}.${copies}`;
  },
} satisfies Partial<WordsFor<SentenceFacts>>;

const THINGS = {
  action: 'Aktion',
  card: 'Karte',
  decision: 'Entscheidung',
  event: 'Ereignis',
  map: 'Spielplan',
  module: 'Modul',
  option: 'Option',
  part: 'Teil',
  refusal: 'Ablehnung',
  role: 'Rolle',
  score: 'Punkte',
  'set of rules': 'Regeln',
} as const satisfies Record<keyof Named, string>;

/** Its kind and its name. */
export function thing(named: Named): string {
  const [what, name] = namedThing(named, THINGS);
  return `${Reflect.get(THINGS, what)} ${name}`;
}

/** Besides what has a name, as errors name places in rules. */
const IN_RULES: Readonly<Record<string, string>> = {
  ...THINGS,
  listener: 'Antwort',
  modifier: 'Anpassung',
  step: 'Aktion',
};

/** A place in rules, such as `the step build, options` or `the listener for houseBuilt`. */
function placeIn(at: string): string {
  return at.replace(/^the ([a-z]+)(?: for| of)?\b/, (what, kind: string) => IN_RULES[kind] ?? what);
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'geworfen wurde etwas, das kein Fehler ist',
  misuse: (_names, { issues: [first] }) => first?.message ?? 'falscher Aufruf einer Funktion',
  promise: () => 'zurück kam ein Promise, aber Regeln müssen synchron sein',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : `, erwartet wird ${either(expected.map(typeNamed))}`;
    return `zurück kam ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'eine Ablehnung braucht einen Code und eine Meldung',
  noIds: (_names, { found }) => `zurück kam ${typeNamed(found)} statt einer Liste von Kennungen`,
  noFaults: () => 'Fehler müssen eine Liste sein, jeder mit seat, path und reason',
  noPoints: () => 'Punkte müssen ganze Zahlen sein, jede unter einer Kennung aus scores',
  noCandidates: () => 'die Kandidaten müssen eine Liste sein',
  otherFields: () => 'ein Kandidat hat nicht die Felder seiner Aktion',
  noText: () => 'zurück kam kein Text',
  noPicture: () => 'ein Bild ist eine kurze Liste von Dingen, jedes mit key, kind und label',
  noListOfPlayers: () => 'die Spieler sind keine vollständige Liste mehr',
  noPlayer: (_names, { seat }) => `auf Platz ${seat} sitzt niemand mehr`,
  badAmount: (names, { of, amount, seat }) =>
    `bei ${names.player(seat)} bleibt danach ${amount} übrig (${AMOUNTS[of] ?? pieceIn(names)(of)})`,
  noDecision: () => 'die Entscheidung ist kein Objekt mehr',
  fixedField: (_names, { field }) => `${field} eines Spielstands ändert nur der Spielkern`,
  piecesLost: (_names, { of, before, after }) => `${AMOUNTS[of]}: vorher ${before}, jetzt ${after}`,
  piecesExchanged: (_names, { of }) => `${AMOUNTS[of]}: so viele wie vorher, aber andere`,
  badField: (_names, { field }) => `in ${field} des Spielstands steht danach etwas Unmögliches`,
  otherKind: () => 'der Ersatz muss Namen, Felder und Entscheidungen behalten',
  noListOfDecisions: () => 'die wartenden Entscheidungen sind keine Liste mehr',
  unknownDecision: (_names, { kind }) => `eine unbekannte Entscheidung wird verlangt: ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    `Platz ${seat} soll entscheiden, aber diesen Platz gibt es nicht`,
  unequalParties: (_names, { parties, players }) =>
    `${players} Spieler ergeben nicht ${parties} gleich große Parteien`,
  noSuchCard: (_names, { card }) => `es gibt keine Karte ${card}`,
  endless: () => 'es endet nie',
};

const AMOUNTS: Readonly<Record<string, string>> = {
  cards: 'Karten',
  colonists: 'Kolonisten',
  sestertii: 'Sesterzen',
  land: 'Landkolonisten',
  sea: 'Seekolonisten',
  houses: 'Häuser',
};
