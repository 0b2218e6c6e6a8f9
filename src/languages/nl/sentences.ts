/** Sentences about faults of options, maps, libraries and rules. */

import type { SentenceFacts } from '../../all-words';
import type { Named } from '../../kit/rule-words';
import type { WordsFor } from '../../model/faults';
import { pieceIn } from '../../model/names';
import { type FailureFacts, toldFailure } from '../../model/watch';
import { namedThing } from '../shared';
import { typeNamed } from './faults';
import { either, listed } from './grammar';

export const sentences = {
  unknownMap(_names, { map, known, nearest }) {
    const hint = nearest === undefined ? '' : `Bedoel je ${nearest}? `;
    return `${hint}Er is geen speelbord ${map}; beschikbaar: ${listed(known) || 'geen'}.`;
  },
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? '' : ` van ${rules}`;
    return `In de regels${whose} ging iets mis (${placeIn(at)}): ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(_names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return `Twee delen van deze bibliotheek vervangen hetzelfde van ${owner} (${thing(named)}): ${listed(overriding)}.`;
    }
    const copies = isBase ? ' Misschien is concordia-rules/kit twee keer geladen.' : '';
    const who = modules === undefined ? '' : `: ${listed(modules)}`;
    return `Twee delen van deze bibliotheek definiëren dezelfde naam (${thing(named)})${who}.${copies}`;
  },
} satisfies Partial<WordsFor<SentenceFacts>>;

const THINGS = {
  action: 'actie',
  card: 'kaart',
  decision: 'beslissing',
  event: 'gebeurtenis',
  map: 'speelbord',
  module: 'module',
  option: 'optie',
  part: 'onderdeel',
  refusal: 'weigering',
  role: 'rol',
  score: 'punten',
  'set of rules': 'regels',
} as const satisfies Record<keyof Named, string>;

/** Its kind and its name. */
export function thing(named: Named): string {
  const [what, name] = namedThing(named, THINGS);
  return `${Reflect.get(THINGS, what)} ${name}`;
}

/** Places in rules that are no things with names. */
const IN_RULES: Readonly<Record<string, string>> = {
  ...THINGS,
  listener: 'reactie op',
  modifier: 'aanpassing',
  step: 'actie',
};

/** A place in rules, as errors name it in English: `the step build, options`. */
function placeIn(at: string): string {
  return at.replace(/^the ([a-z]+)(?: for|( of))?\b/, (english, what: string, of?: string) => {
    const word = IN_RULES[what];
    if (word === undefined) return english;
    return of === undefined ? word : `${word} van`;
  });
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'wat ze gooiden is geen fout',
  misuse: (_names, { issues: [first] }) => first?.message ?? 'een functie is verkeerd aangeroepen',
  promise: () => 'ze gaven een promise terug, maar regels moeten synchroon zijn',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : ` in plaats van ${either(expected.map(typeNamed))}`;
    return `ze gaven ${typeNamed(found)} terug${wanted}`;
  },
  noRefusal: () => 'een weigering moet een code en een bericht hebben',
  noIds: (_names, { found }) =>
    `ze gaven ${typeNamed(found)} terug in plaats van een lijst met id’s`,
  noFaults: () => 'fouten moeten een lijst zijn, elk met seat, path en reason',
  noPoints: () => 'punten moeten gehele getallen zijn, elk onder een id uit scores',
  noCandidates: () => 'de kandidaten moeten een lijst zijn',
  otherFields: () => 'een kandidaat heeft niet de velden van zijn actie',
  noText: () => 'ze gaven geen tekst terug',
  noPicture: () => 'een afbeelding is een korte lijst van objecten, elk met key, kind en label',
  noListOfPlayers: () => 'de spelers zijn geen volledige lijst meer',
  noPlayer: (_names, { seat }) => `stoel ${seat} heeft geen speler meer`,
  badAmount: (names, { of, amount, seat }) =>
    `bij ${names.player(seat)} blijft ${amount} over (${AMOUNTS[of] ?? pieceIn(names)(of)})`,
  noDecision: () => 'de beslissing is geen object meer',
  fixedField: (_names, { field }) => `alleen de engine verandert ${field} van een spelstand`,
  piecesLost: (_names, { of, before, after }) =>
    `er waren ${before} ${PIECES[of]}, en nu zijn het er ${after}`,
  piecesExchanged: (_names, { of }) =>
    `er zijn evenveel ${PIECES[of]} als eerst, maar niet dezelfde`,
  badField: (_names, { field }) => `${field} van de spelstand kan zo niet zijn`,
  otherKind: () => 'de vervanging moet de naam, de velden en de beslissingen behouden',
  noListOfDecisions: () => 'de wachtende beslissingen zijn geen lijst meer',
  unknownDecision: (_names, { kind }) => `ze vragen om een onbekende beslissing: ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    `ze vragen stoel ${seat} om een beslissing, maar die is er niet`,
  unequalParties: (_names, { parties, players }) =>
    `${players} spelers vormen geen ${parties} even grote groepen`,
  noSuchCard: (_names, { card }) => `er is geen kaart ${card}`,
  endless: () => 'er komt geen einde aan',
};

const PIECES = { cards: 'kaarten', colonists: 'kolonisten' } as const;

const AMOUNTS: Readonly<Record<string, string>> = {
  sestertii: 'sestertiën',
  land: 'landkolonisten',
  sea: 'zeekolonisten',
  houses: 'huizen',
};
