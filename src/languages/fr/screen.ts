/** Headings, rows and sentences of screens. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { counted, either, fr, listed } from './grammar';
import { place, theProvince } from './nouns';

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
function costs(names: Names, cost: Facts['houseCost']['cost'], whom = ''): string {
  const paid = names.cost(cost);
  return paid === '' ? fr`ne ${whom}coûte rien` : fr`${whom}coûte ${paid}`;
}

export const texts = {
  good: (names, { good }) => capitalized(names.good(good)),
  sentences: (_names, { list }) => list.join(' '),
  hand: (names, { seat }) => fr`Main de ${names.player(seat)}`,
  discard: (names, { seat }) => fr`Cartes jouées de ${names.player(seat)}`,
  storehouse: (names, { seat }) => fr`Entrepôt de ${names.player(seat)}`,
  hiddenCards: (_names, { count }) => counted(count, 'carte cachée', 'cartes cachées'),
  turn: (names, { turn, seat }) => fr`Tour ${turn} : ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    fr`${names.player(seat)} a mis fin à la partie : les autres jouent encore un tour.`,
  spaces: (_names, { free, spaces }) => fr`${free} sur ${spaces}`,
  colonists: (_names, { land, sea }) =>
    fr`${counted(land, 'terrestre')}, ${counted(sea, 'maritime')}`,
  price: (names, { cost, alone }) =>
    fr`${capitalized(costs(names, cost))} à cette place (la carte seule : ${names.cost(alone) || names.goods({})}).`,
  ownPrice: (names, { cost }) => fr`${capitalized(costs(names, cost))}.`,
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
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : fr`, dans ${theProvince(names, province)},`;
    return good === undefined
      ? fr`${names.place(city)}${where} produit une marchandise de la lettre ${letter ?? ''}.`
      : fr`${names.place(city)}${where} produit ${PARTITIVE[good]}.`;
  },
  houses: (names, { seats }) =>
    seats.length === 0
      ? 'Pas encore de maison.'
      : fr`Maisons : ${listed(seats.map(names.player))}.`,
  houseCost: (names, { cost }) => fr`Une maison ici ${costs(names, cost, 'vous ')}.`,
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
  capital: (names, { place }) => fr`${names.place(place)} est une capitale : on n’y construit pas.`,
  castle: (names, { place }) => fr`${names.place(place)} : on n’y construit pas.`,
  gate: (names, { place }) =>
    fr`${names.place(place)} est une porte : on n’y construit pas, et on n’y passe pas d’une route à une autre.`,
  square: (names, { place }) =>
    fr`Case de commerce ${names.place(place)} : on n’y construit pas, et le colon qui y entre y reste.`,
  field: (names, { place, kind }) =>
    fr`${names.place(place)} : lieu pour les ${kind === 'land' ? 'colons terrestres' : 'colons maritimes'}.`,
  province: (names, { province, cities }) =>
    fr`Cités de ${theProvince(names, province)} : ${listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const shows = fr`son jeton montre ensuite ${counted(coins, 'pièce')}`;
    return Object.keys(bonus).length === 0
      ? fr`Elle peut produire, sans bonus ; ${shows}.`
      : fr`Elle peut produire, avec ${names.goods(bonus)} en bonus ; ${shows}.`;
  },
  openBonus: (names, { goods }) =>
    fr`Elle peut produire, avec un bonus au choix : ${either(goods.map(names.good))}.`,
  inactive: (_names, { coins }) =>
    fr`Elle a produit : son jeton montre ${counted(coins, 'pièce')}.`,
  lies: (_names, { what }) => fr`${what}.`,
  noMarker: () => 'Elle n’a pas de jeton bonus et ne peut pas produire.',
  brings: (names, { seat, goods }) =>
    fr`Quand elle produit, les maisons de ${names.player(seat)} rapportent ${names.goods(goods)}.`,
  bringsNobody: () => 'Aucune maison n’y rapporte quoi que ce soit.',
  route(names, { ends: [from, to], kind, isPassing }) {
    const route = kind === 'land' ? 'Une route terrestre' : 'Une route maritime';
    const stay = isPassing ? ', où personne ne peut rester' : '';
    return fr`${route} entre ${place(names, from)} et ${place(names, to)}${stay}.`;
  },
  advice: (_names, { fewest, most }) => fr`Selon la boîte : de ${fewest} à ${most} joueurs.`,
  saltCities: () =>
    'Des cités y produisent du sel, ou une autre marchandise si l’on joue sans sel.',
  leftOut: (_names, { what }) => fr`Non inclus : ${what}.`,
  playerCount: (_names, { count }) => counted(count, 'joueur'),
} satisfies OwnWords['screen']['texts'];

const PARTITIVE = {
  brick: 'de la brique',
  food: 'de la nourriture',
  tool: 'des outils',
  wine: 'du vin',
  cloth: 'du tissu',
  salt: 'du sel',
} as const;
