/** What cards, tiles, places, options, maps and modules are, for screens. */
import type { Describe, DescribeRole } from '../../kit/module';
import type { Names } from '../../model/names';
import type { OwnDescriptions } from '../own';
import { fr } from './grammar';

const PRODUCE = {
  brick: 'Chacune de vos maisons dans une cité de brique vous rapporte 1 brique.',
  food: 'Chacune de vos maisons dans une cité de nourriture vous rapporte 1 nourriture.',
  tool: 'Chacune de vos maisons dans une cité d’outil vous rapporte 1 outil.',
  wine: 'Chacune de vos maisons dans une cité de vin vous rapporte 1 vin.',
  cloth: 'Chacune de vos maisons dans une cité de tissu vous rapporte 1 tissu.',
} as const;

const always =
  (text: string): DescribeRole & Describe =>
  () =>
    text;

const roles: OwnDescriptions['roles'] = {
  tribune: (names) =>
    fr`Reprenez toutes vos cartes jouées, celle-ci comprise, et recevez 1 sesterce pour chacune à partir de la quatrième ; vous pouvez ensuite placer un nouveau colon dans la capitale contre ${names.goods({ food: 1, tool: 1 })}.`,
  architect: always(
    'Déplacez vos colons, avec un pas par colon sur le plateau, à répartir librement ; construisez ensuite des maisons dans les cités au bout des routes où ils se trouvent.',
  ),
  prefect: always(
    fr`Faites produire une province : vous prenez son bonus, et chaque maison y rapporte une marchandise à son propriétaire. Ou prenez un sesterce par pièce visible, et tous les jetons sont retournés.`,
  ),
  colonist: (names) =>
    fr`Placez de nouveaux colons contre ${names.goods({ food: 1, tool: 1 })} chacun, dans la capitale ou dans les cités où vous avez une maison ; ou prenez 5 sesterces, et 1 de plus pour chacun de vos colons sur le plateau.`,
  mercator: (names, { income = 0 }) =>
    income === 0
      ? 'Achetez ou vendez jusqu’à deux types de marchandises.'
      : fr`Prenez ${names.money(income)} ; achetez ou vendez ensuite jusqu’à deux types de marchandises.`,
  diplomat: always(
    'Exécutez la dernière carte jouée d’un autre joueur, sauf si c’est un Diplomate.',
  ),
  senator: always(
    'Achetez jusqu’à deux cartes du présentoir, chacune à son prix et à celui de sa place.',
  ),
  consul: always('Achetez une carte du présentoir à son seul prix.'),
  mason: always(PRODUCE.brick),
  farmer: always(PRODUCE.food),
  smith: always(PRODUCE.tool),
  vintner: always(PRODUCE.wine),
  weaver: always(PRODUCE.cloth),
  magister: always(
    'Exécutez de nouveau la carte que vous avez jouée juste avant, sauf si c’est un Sénateur.',
  ),
  praetor: always(
    'Vous et votre partenaire pouvez acheter chacun une carte du présentoir, à son prix et à celui de sa place.',
  ),
  proconsul: always(
    fr`Achetez une carte du présentoir à son seul prix, sauf un Proconsul ; votre partenaire joue ensuite une carte, sauf un Légat, et l’exécute seul.`,
  ),
  legatus: always(
    fr`Regardez la main de votre partenaire et suggérez une carte ; votre partenaire joue ensuite cette carte ou une autre, pour vous deux.`,
  ),
};

const saltOrAny = (names: Names): string =>
  fr`${names.goods({ salt: 1 })}, ou une marchandise au choix si l’on joue sans sel`;

const tiles: OwnDescriptions['tiles'] = {
  'annaeus-arcadius': () =>
    fr`Architecte : construisez une maison à l’autre bout d’une route où se trouve un colon adverse, si l’un de vos colons est à côté du premier bout.`,
  'appius-arcadius': () => fr`Architecte : un pas de plus.`,
  'aulus-arcadius': (names) => fr`Chaque maison vous coûte ${names.money(1)} de moins.`,
  'claudia-agrippina': (names) =>
    fr`Quatre places de plus dans votre entrepôt, et tout de suite ${names.goods({ brick: 1 })}.`,
  'claudius-pompeius': () => fr`Préfet : vous pouvez vendre aussitôt les marchandises du bonus.`,
  'cornelius-scipio': () =>
    fr`Sénateur : payez le prix des places du présentoir avec les marchandises de votre choix.`,
  'donatus-pompeius': () =>
    fr`Préfet : avec la province qui produit, vous prenez aussi les pièces de son jeton.`,
  'faustus-marcellus': () => fr`Marchand : la première brique que vous achetez est gratuite.`,
  'gaius-marcellus': (names) =>
    fr`Marchand : chaque marchandise vendue rapporte ${names.money(1)} de plus.`,
  'lucius-flavius': () => fr`Diplomate : vous pouvez copier plutôt une carte du présentoir.`,
  'servius-marcellus': () => fr`Marchand : trois types de marchandises.`,
  'sextus-pompeius': () => fr`Préfet : vous pouvez l’employer plutôt comme Diplomate.`,
  'titus-valerius': (names) => fr`Tribun : échangez une marchandise contre ${saltOrAny(names)}.`,
  augustus: (names) =>
    fr`Une fois : échangez jusqu’à deux marchandises, chacune contre ${saltOrAny(names)}.`,
  commodus: (names) =>
    fr`Une fois : prenez ${names.goods({ tool: 1 })} par groupe de trois provinces où vous avez une maison.`,
  julius: () => fr`Une fois : déplacez vos colons, avec un pas par colon sur le plateau.`,
  laurentius: (names) => fr`Une fois : prenez ${names.goods({ brick: 1, food: 1 })}.`,
  mamercus: () =>
    fr`Une fois, avec un Architecte : une maison de votre choix ne coûte pas d’argent.`,
  mamilius: () =>
    fr`Une fois, avec un Architecte : vos maisons de ce tour ne coûtent pas de brique.`,
  marcus: (names) =>
    fr`Une fois, avec un Architecte : une maison dans une cité de sel, ou dans n’importe quelle cité si l’on joue sans sel, ne coûte que ${names.goods({ tool: 1 })}.`,
  numerius: (names) =>
    fr`Une fois : prenez ${names.money(2)} par province où vous avez une maison.`,
  publius: (names) =>
    fr`Une fois : placez un nouveau colon dans la capitale ou dans une cité où vous avez une maison contre ${names.money(5)}.`,
  spurius: (names) => fr`Une fois : prenez ${saltOrAny(names)}.`,
  tiberius: () =>
    fr`Une fois : prenez la marchandise du jeton d’une province qui peut produire ; le jeton reste tel quel.`,
};

const nile = (): string => 'Elle est sur le Nil, dont la crue ajoute 1 nourriture au bonus.';
const redSea = (): string => 'Elle est au bord de la mer Rouge.';
const port = (): string => 'C’est un port pour les bateaux qui attendent en Méditerranée.';
const etna = (): string =>
  fr`Dès sa deuxième tuile, son bonus ne rapporte plus de marchandise ; dès la troisième, personne n’y construit ; dès la quatrième, elle ne produit plus rien.`;
const building = (): string =>
  'Un bateau qui arrive peut construire une maison sur un chantier d’ici.';
const sites = (): string => 'Seuls les bateaux atteignent ses chantiers.';

const places: OwnDescriptions['places'] = {
  aegyptus: {
    'city:gold': () => 'Un bateau qui s’y trouve compte 7 points.',
    'city:frankincense': () =>
      'Un bateau qui s’y trouve compte 7 points, et rapporte 5 sesterces chaque fois qu’une province de la mer Rouge produit.',
    'province:kush': nile,
    'province:nubia': nile,
    'province:aegyptus-superior': nile,
    'province:arcadia': nile,
    'province:aegyptus-inferior': nile,
    'province:sinai': redSea,
    'province:arabia': redSea,
    'province:litus': redSea,
  },
  creta: {
    'province:brown': () =>
      'Un jeton de la marchandise choisie y reste ensuite, côté pièces, jusqu’à ce que quelqu’un prenne les pièces.',
  },
  gallia: {
    'field:mediterranean': () =>
      'Un bateau reste ici jusqu’à ce que son propriétaire construise une maison dans un port, puis il s’y rend.',
    'city:bononia': port,
    'city:juliobona': port,
    'city:gesocribate': port,
    'city:portus-namnetus': port,
    'city:burdigala': port,
    'city:flaviobriga': port,
  },
  sicilia: { 'province:grey': etna, 'province:yellow': etna, 'province:orange': etna },
  roma: {
    'field:start-field': () =>
      fr`Les colons terrestres commencent ici ; leur premier pas mène en ville par une porte.`,
    'field:ostia': () => fr`Les bateaux commencent ici ; ils ne vont que de l’avant.`,
    'field:massilia': (names) => fr`Un bateau qui arrive rapporte ${names.money(3)}.`,
    'field:valentia': (names) => fr`Un bateau qui arrive rapporte ${names.goods({ brick: 1 })}.`,
    'field:carthago': building,
    'field:cyrene': (names) => fr`Un bateau qui arrive rapporte ${names.money(5)}.`,
    'field:alexandria': (names) =>
      fr`Un bateau qui arrive rapporte ${names.goods({ food: 1 })} ou ${names.goods({ tool: 1 })}.`,
    'field:antiochia': (names) =>
      fr`Un bateau qui arrive rapporte ${names.goods({ wine: 1 })} ou ${names.goods({ cloth: 1 })}.`,
    'field:athenae': building,
    'field:byzantium': () =>
      'Un bateau qui arrive peut marquer un dieu avec une maison et en compter aussitôt les points comme pour une carte, ou la moitié si un autre joueur l’a déjà marqué.',
    'province:carthago': sites,
    'province:athenae': sites,
  },
};

const summaries: OwnDescriptions['summaries'] = {
  aegyptus: () =>
    'La crue du Nil ajoute de la nourriture au bonus d’une province, puis descend le fleuve. Les bateaux qu’un Architecte laisse à côté d’une case de commerce y entrent, pour 7 points chacun.',
  corsica: () => 'Prendre les pièces rapporte 2 sesterces de plus.',
  creta: () =>
    fr`Prendre les pièces rapporte 2 sesterces de plus. Gaudos n’a pas de jeton bonus : son bonus est une marchandise au choix.`,
  gallia: () =>
    'Le premier bateau de chaque joueur attend en Méditerranée que son propriétaire construise dans un port.',
  germania: () =>
    'Un bateau donne deux pas à un Architecte, et plusieurs bateaux peuvent être sur le même fleuve. Avec un Tribun, vous pouvez prendre la marchandise d’un château à côté d’un de vos colons.',
  roma: () =>
    fr`Les quartiers de la ville sont ses provinces. Les bateaux ont leur propre piste, avec des bonus, des chantiers et Byzantium, où l’on compte aussitôt les points d’un dieu.`,
  sicilia: () =>
    'Chaque Tribun tire une tuile de l’Etna. Plus une province au pied du volcan a de tuiles, moins elle rapporte.',
  salt: () =>
    fr`Une sixième marchandise, qui en remplace n’importe quelle autre et ne s’achète ni ne se vend comme telle ; certaines cités en produisent.`,
  forum: () =>
    'Les gens du forum aident leur propriétaire, de façon permanente ou une fois. Chacun commence avec l’un d’eux, et un Tribun qui reprend beaucoup de cartes peut en prendre un autre.',
  venus: () =>
    'Des cartes à deux moitiés au choix, un Maître pour chacun, et une septième divinité.',
  teams: () =>
    fr`Deux partenaires sont assis face à face. Quand l’un joue une carte, tous deux l’exécutent ; avec une carte double, chacun exécute une moitié différente. Leurs points s’ajoutent.`,
  'bought-goods': () =>
    'Chacun commence sans marchandises et avec plus d’argent, et peut en acheter avant sa première carte.',
  'intermediate-scoring': () =>
    'Au premier Tribun de chaque joueur, on compte les points de ses cartes, et les deux meilleurs reçoivent de l’argent.',
};

const options: OwnDescriptions['options'] = {
  cards: {
    label: 'Cartes',
    text: 'La boîte d’où viennent les cartes.',
    values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
  },
  teams: {
    label: 'Équipes',
    text: 'Jouez par équipes de deux, à quatre ou à six.',
  },
  display: {
    label: 'Présentoir',
    text: 'Ce que coûtent les places du présentoir en plus des cartes.',
    values: { cloth: 'Le côté avec du tissu', wine: 'Le côté avec plus de vin' },
  },
  startingGoods: {
    label: 'Premières marchandises',
    text: 'Chacun commence avec les marchandises habituelles, ou avec plus d’argent pour en acheter avant sa première carte.',
    values: { standard: 'Les marchandises habituelles', bought: 'Marchandises achetées' },
  },
  intermediateScoring: {
    label: 'Décompte intermédiaire',
    text: fr`Au premier Tribun de chaque joueur, on compte les points de ses cartes, et les deux meilleurs reçoivent un peu d’argent ; utile pour les premières parties.`,
  },
  forumTiles: {
    label: 'Premières tuiles',
    text: 'Chacun garde une de deux tuiles reçues, ou les tuiles sont mises aux enchères contre des points de victoire.',
    values: { dealt: 'Reçues', auction: 'Aux enchères' },
  },
  modules: { label: 'Modules', text: 'Ce que l’on joue en plus du jeu de base.' },
  omitProvinces: {
    label: 'Provinces retirées',
    text: 'On joue sans ces provinces et leurs cités.',
  },
};

export const descriptions: OwnDescriptions = { roles, tiles, places, summaries, options };
