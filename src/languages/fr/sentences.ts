/** Sentences about faults of options, maps, libraries and rules. */

import type { SentenceFacts } from '../../all-words';
import type { Named } from '../../kit/rule-words';
import type { WordsFor } from '../../model/faults';
import { type FailureFacts, toldFailure } from '../../model/watch';
import { namedThing } from '../shared';
import { typeNamed } from './faults';
import { fr, listed } from './grammar';

export const sentences = {
  unknownMap(_names, { map, known, nearest }) {
    const hint = nearest === undefined ? '' : fr`Voulez-vous dire ${nearest} ? `;
    return fr`${hint}Il n’y a pas de plateau ${map} ; plateaux disponibles : ${listed(known) || 'aucun'}.`;
  },
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Des règles' : fr`Les règles de ${rules}`;
    return fr`${whose} ont échoué, à l’endroit ${placeIn(at)} : ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    if (overriding !== undefined) {
      return fr`Deux éléments de cette bibliothèque remplacent la même chose de ${owner} (${thing(named)}) : ${names.listed(overriding)}.`;
    }
    const copies = isBase
      ? fr` Il se peut que concordia-rules/kit soit chargé en deux exemplaires.`
      : '';
    const who = modules === undefined ? '' : fr` : ${listed(modules)}`;
    return fr`Deux éléments de cette bibliothèque définissent le même nom (${thing(named)})${who}.${copies}`;
  },
} satisfies Partial<WordsFor<SentenceFacts>>;

const THINGS = {
  action: 'action',
  card: 'carte',
  decision: 'décision',
  event: 'événement',
  map: 'plateau',
  module: 'module',
  option: 'option',
  part: 'élément',
  refusal: 'refus',
  role: 'rôle',
  score: 'points',
  'set of rules': 'règles',
} as const satisfies Record<keyof Named, string>;

/** Its kind and its name. */
export function thing(named: Named): string {
  const [what, name] = namedThing(named, THINGS);
  return fr`${Reflect.get(THINGS, what)} ${name}`;
}

/** Besides what has a name, as errors name places in rules. */
const IN_RULES: Readonly<Record<string, string>> = {
  ...THINGS,
  listener: 'réponse',
  modifier: 'modificateur',
  step: 'action',
};

/** A place in rules, such as `the step build, options` or `the listener for houseBuilt`. */
function placeIn(at: string): string {
  return at.replace(/^the ([a-z]+)(?: for| of)?\b/, (what, kind: string) => IN_RULES[kind] ?? what);
}

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'ce qui a été lancé n’est pas une erreur',
  misuse: (_names, { issues: [first] }) => first?.message ?? 'une fonction est mal appelée',
  promise: () => 'elles ont renvoyé une promesse, mais les règles doivent être synchrones',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined
        ? ''
        : ` au lieu ${expected.map((type) => fr`de ${typeNamed(type)}`).join(' ou ')}`;
    return fr`ce qui est renvoyé est ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'un refus doit avoir un code et un message',
  noIds: (_names, { found }) =>
    fr`ce qui est renvoyé est ${typeNamed(found)} au lieu d’une liste d’identifiants`,
  noFaults: () => 'les erreurs doivent être une liste, chacune avec seat, path et reason',
  noPoints: () =>
    'les points doivent être des nombres entiers, chacun sous un identifiant de scores',
  noCandidates: () => 'les candidats doivent être une liste',
  otherFields: () => 'un candidat n’a pas les champs de son action',
  noText: () => 'ce qui est renvoyé n’est pas un texte',
  noPicture: () => 'une image est une liste courte d’objets, chacun avec key, kind et label',
  noListOfPlayers: () => 'les joueurs ne sont plus une liste complète',
  noPlayer: (_names, { seat }) => fr`le siège ${seat} n’a plus de joueur`,
  badAmount: (names, { of, amount, seat }) =>
    fr`nombre impossible pour ${AMOUNTS[of] ?? of} de ${names.player(seat)} : ${amount}`,
  noDecision: () => 'la décision n’est plus un objet',
  fixedField: (_names, { field }) => fr`seul le moteur change ${field} d’un état`,
  piecesLost: (_names, { of, before, after }) =>
    fr`il y avait ${before} ${of === 'cards' ? 'cartes' : 'colons'}, et il y en a maintenant ${after}`,
  piecesExchanged: (_names, { of }) =>
    of === 'cards'
      ? 'il y a autant de cartes qu’avant, mais pas les mêmes'
      : 'il y a autant de colons qu’avant, mais pas les mêmes',
  badField: (_names, { field }) => fr`${field} de l’état n’est plus possible`,
  otherKind: () => 'ce qui la remplace doit garder son nom, ses champs et ses décisions',
  noListOfDecisions: () => 'les décisions en attente ne sont plus une liste',
  unknownDecision: (_names, { kind }) => fr`une décision inconnue est demandée : ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    fr`une décision est demandée au siège ${seat}, qui n’existe pas`,
  unequalParties: (_names, { parties, players }) =>
    fr`${players} joueurs ne font pas ${parties} camps de même taille`,
  noSuchCard: (_names, { card }) => fr`il n’y a pas de carte ${card}`,
  endless: () => 'cela ne finit pas',
};

const AMOUNTS: Readonly<Record<string, string>> = {
  sestertii: 'les sesterces',
  brick: 'la brique',
  food: 'la nourriture',
  tool: 'l’outil',
  wine: 'le vin',
  cloth: 'le tissu',
  salt: 'le sel',
  land: 'les colons terrestres',
  sea: 'les colons maritimes',
  houses: 'les maisons',
};
