/** The page Score, in French. */
import type { SiteWords } from '../texts';

/** `1 carte`, `2 cartes`; zéro se dit au singulier. */
const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;

export const score: SiteWords['score'] = {
  player: (number) => `Joueur ${number}`,
  stop: '.',
  of: (name, clause) => `${name} : ${clause}`,
  unknownMap: (name) => `Cette page n’a pas de plateau ${name}.`,
  missingGoods: (cities, count) =>
    count === 1
      ? `Indiquez ce que produit ${cities} ; d’ici là, ses maisons ne comptent pas.`
      : `Indiquez ce que produisent ${cities} ; d’ici là, leurs maisons ne comptent pas.`,
  wrongGood: (told, city) =>
    `${told} Tant que ce n’est pas corrigé, les maisons à ${city} ne comptent pas.`,
  goTo: (city) => `Aller à ${city}`,
  steps: 'Étapes',
  step: {
    game: 'Partie',
    cards: 'Cartes',
    houses: 'Maisons',
    rest: 'Reste',
    result: 'Résultat',
  },
  next: 'Suivant',
  back: 'Précédent',
  undo: 'Annuler',
  players: 'Joueurs et leurs points',
  game: {
    map: 'Plateau',
    noMap: 'Sans plateau : saisir des nombres',
    cards: 'Cartes',
    sets: { concordia: 'Concordia', venus: 'Concordia Venus' },
    count: 'Joueurs',
    inTeams: (count) => `${count} (en équipes)`,
    teams: 'Équipes : les partenaires se font face',
    salt: 'Sel',
    forum: 'Forum',
    intermediate: 'Décompte intermédiaire',
    name: (number) => `Nom du joueur ${number}`,
    holder: 'Praefectus Magnus (départage les égalités)',
    unknown: 'Inconnu',
  },
  cards: {
    of: (name) => `Cartes : ${name}`,
    hand: 'Main de départ',
    deck: (numeral) => `Pioche ${numeral}`,
    others: 'Autres cartes de la feuille',
    heldBy: (name) => `chez ${name}`,
    rest: (count, name) =>
      count === 1 ? `La dernière va à ${name}` : `Les ${count} autres vont à ${name}`,
    byGod: 'Compter plutôt par dieu',
    specialists: 'Minerva : spécialistes',
  },
  houses: {
    of: (name) => `Maisons : ${name}`,
    board: (map) => `Cités : ${map}`,
    ask: (city) => `Que produit ${city} ?`,
    next: 'Marchandise des prochaines cités',
    list: (count) => counted(count, 'maison', 'maisons'),
    none: 'Touchez les cités où cette couleur a une maison. Choisissez d’abord une marchandise pour la donner à plusieurs cités de suite.',
    noGood: '?',
    noGoodSaid: 'marchandise inconnue',
    remove: (city) => `Enlever la maison : ${city}`,
    byGood: 'Combien de maisons dans les cités de chaque marchandise ?',
    cities: (good) => `${good} : maisons`,
    inProvinces: 'Et dans combien de provinces ?',
    provinces: 'Provinces',
    withTwo: 'Avec au moins deux maisons',
    shared: 'Communes avec le partenaire',
  },
  rest: {
    of: (name) => `Ce que ${name} a d’autre`,
    colonists: 'Colons sur le plateau',
    sestertii: 'Sesterces',
    erase: 'Effacer',
    stored: (good) => `${good} à l’entrepôt`,
    bonus: 'Points bonus',
    concordia: 'Carte Concordia (7)',
    tiles: 'Tuiles du forum',
  },
  less: (what) => `Moins : ${what}`,
  more: (what) => `Plus : ${what}`,
  why: {
    lead: 'Touchez un nombre pour voir d’où il vient.',
    about: (name, row, points) => `${name}, ${row} : ${points}`,
    cards: (count) => counted(count, 'carte', 'cartes'),
    none: 'aucune carte',
    vesta: (value, sestertii) =>
      `${value} (${counted(sestertii, 'sesterce', 'sesterces')}, marchandises vendues, divisés par 10)`,
    jupiter: (value) => `${counted(value, 'maison', 'maisons')} hors des cités de brique`,
    saturnus: (value) => counted(value, 'province', 'provinces'),
    venus: (value) => `${value} (2 par province avec deux maisons)`,
    venusShared: (value) => counted(value, 'province commune', 'provinces communes'),
    mercurius: (value) =>
      `${value} (2 par type : ${counted(value / 2, 'type de marchandises', 'types de marchandises')})`,
    mars: (value) => `${value} (2 par colon : ${counted(value / 2, 'colon', 'colons')})`,
    specialist: (card, houses, each) =>
      `${card} : ${counted(houses, 'maison', 'maisons')} × ${each}`,
    times: (cards, worth) => `${cards} × ${worth}`,
  },
};
