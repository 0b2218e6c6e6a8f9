/** Headings, rows and sentences of screens. */
import type { Cost } from '../../model/any';
import type { StoredGood } from '../../model/goods';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { counted, fr, listed } from './grammar';

type OwnScreen = OwnWords['screen'];
type Facts = { readonly [K in keyof OwnScreen['texts']]: Parameters<OwnScreen['texts'][K]>[1] };

const points = (count: number): string => counted(count, 'point');

/** Ce que vaut une carte d’un dieu. */
function worth({ god, value, count, partners }: Facts['godValue']): string {
  switch (god) {
    case 'vesta':
      return fr`${points(value)} (${counted(count, 'sesterce')}, marchandises vendues)`;
    case 'jupiter':
      return fr`${counted(count, 'maison')} hors des cités de brique`;
    case 'saturnus':
      return counted(count, 'province');
    case 'venus':
      return partners
        ? counted(count, 'province commune', 'provinces communes')
        : fr`${points(value)} (${counted(count, 'province')} à deux maisons)`;
    case 'mercurius':
      return fr`${points(value)} (${counted(count, 'type')} de marchandises)`;
    case 'mars':
      return fr`${points(value)} (${counted(count, 'colon')})`;
  }
}

function counts(names: Names, { god, specialty, partners }: Facts['cardScores']): string {
  const alone = '2 points par province avec au moins deux de vos maisons, 14 au plus';
  const shared = '1 point par province où vous et votre partenaire avez chacun une maison';
  switch (god) {
    case 'vesta':
      return '1 point par tranche de 10 sesterces, une fois les marchandises vendues';
    case 'jupiter':
      return '1 point pour chacune de vos maisons hors des cités de brique';
    case 'saturnus':
      return '1 point par province où vous avez une maison';
    case 'venus':
      if (partners === undefined) return fr`${alone} ; avec un partenaire, ${shared}`;
      return partners ? shared : alone;
    case 'mercurius':
      return '2 points par type de marchandises que produisent vos maisons';
    case 'mars':
      return '2 points pour chacun de vos colons sur le plateau';
    case 'minerva':
      return specialty === undefined
        ? 'des points pour vos maisons dans les cités de sa marchandise'
        : fr`${points(specialty.points)} pour chacune de vos maisons dans les cités de ${names.good(specialty.good)}`;
  }
}

/** Ce que coûte quelque chose : `coûte 1 vin`, `vous coûte 1 vin`, `ne vous coûte rien`. */
export function costs(names: Names, cost: Cost, whom = ''): string {
  const paid = names.cost(cost);
  return paid === '' ? fr`ne ${whom}coûte rien` : fr`${whom}coûte ${paid}`;
}

export function costsYou(names: Names, cost: Cost): string {
  return costs(names, cost, 'vous ');
}

export const texts = {
  sentences: (_names, { list }) => list.join(' '),
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text = '' }) =>
      halves.length === 1 ? text : fr`${names.role(role)} : ${text}`,
    );
    const choice = known.length > 1 ? [fr`Au choix :`] : [];
    return [...choice, ...does, ...scores].join(' ');
  },
  cardScores: (names, facts) =>
    fr`À la fin, elle compte pour ${names.title(facts.god)} : ${counts(names, facts)}.`,
  godPoints: (_names, facts) => fr`${counted(facts.cards, 'carte')} × ${worth(facts)}`,
  godValue: (_names, facts) => fr`par carte : ${worth(facts)}`,
  specialists: (names, { scores }) =>
    listed(
      scores.map(
        ({ role, good, houses, each }) =>
          fr`${names.role(role)} : ${counted(houses, 'maison')} dans les cités de ${names.good(good)} × ${each}`,
      ),
    ),
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Pas encore de maison.'
      : fr`Maisons : ${listed(seats.map(names.player))}.`,
  pieces: (names, { colonists }) =>
    fr`Ici : ${listed(colonists.map(({ seat, kind }) => fr`un ${names.colonist(kind)} de ${names.player(seat)}`))}.`,
  connections(_names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [fr`par terre vers ${listed(land)}`]),
      ...(sea.length === 0 ? [] : [fr`par mer vers ${listed(sea)}`]),
    ];
    return lead.length === 0
      ? 'Aucune route n’arrive ici.'
      : fr`Des routes mènent ${lead.join(fr` ; `)}.`;
  },
  active(names, { bonus, coins }) {
    const shows = fr`son jeton montre ensuite ${counted(coins, 'pièce')}`;
    return Object.keys(bonus).length === 0
      ? fr`Elle peut produire, sans bonus ; ${shows}.`
      : fr`Elle peut produire, avec ${names.goods(bonus)} en bonus ; ${shows}.`;
  },
} satisfies Partial<OwnWords['screen']['texts']>;

/** What a city produces: `du vin`. */
export function partitive(good: StoredGood): string {
  return PARTITIVE[good];
}

const PARTITIVE = {
  brick: 'de la brique',
  food: 'de la nourriture',
  tool: 'des outils',
  wine: 'du vin',
  cloth: 'du tissu',
  salt: 'du sel',
} as const;
