/** The page Score, in Dutch. */
import type { SiteWords } from '../texts';

/** `1 kaart`, `2 kaarten`. */
const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const score: SiteWords['score'] = {
  player: (number) => `Speler ${number}`,
  stop: '.',
  of: (name, clause) => `${name}: ${clause}`,
  unknownMap: (name) => `Het speelbord ${name} staat niet op deze pagina.`,
  missingGoods: (cities, count) =>
    count === 1
      ? `Geef nog aan wat ${cities} produceert; tot dan tellen de huizen daar niet mee.`
      : `Geef nog aan wat ${cities} produceren; tot dan tellen de huizen daar niet mee.`,
  wrongGood: (told, city) => `${told} Zolang dat niet klopt, tellen de huizen in ${city} niet mee.`,
  goTo: (city) => `Naar ${city}`,
  steps: 'Stappen',
  step: {
    game: 'Spel',
    cards: 'Kaarten',
    houses: 'Huizen',
    rest: 'Rest',
    result: 'Uitslag',
  },
  next: 'Volgende',
  back: 'Terug',
  undo: 'Ongedaan maken',
  players: 'Spelers en hun punten',
  game: {
    map: 'Speelbord',
    noMap: 'Zonder speelbord: aantallen invullen',
    cards: 'Kaarten',
    sets: { concordia: 'Concordia', venus: 'Concordia Venus' },
    count: 'Spelers',
    inTeams: (count) => `${count} (in teams)`,
    teams: 'Teams: partners zitten tegenover elkaar',
    salt: 'Zout',
    forum: 'Forum',
    intermediate: 'Tussentijdse telling',
    name: (number) => `Naam van speler ${number}`,
    holder: 'Praefectus Magnus (beslist bij gelijke stand)',
    unknown: 'Onbekend',
  },
  cards: {
    of: (name) => `Kaarten van ${name}`,
    hand: 'Starthand',
    deck: (numeral) => `Stapel ${numeral}`,
    others: 'Andere kaarten op het blad',
    heldBy: (name) => `bij ${name}`,
    rest: (count, name) =>
      count === 1 ? `De laatste is van ${name}` : `De andere ${count} zijn van ${name}`,
    byGod: 'Liever per god tellen',
    specialists: 'Minerva: specialisten',
  },
  houses: {
    of: (name) => `Huizen van ${name}`,
    board: (map) => `Steden van ${map}`,
    ask: (city) => `Wat produceert ${city}?`,
    next: 'Product voor de volgende steden',
    list: (count) => counted(count, 'huis', 'huizen'),
    none: 'Tik op de steden met huizen van deze kleur. Kies eerst een product om het aan de ene stad na de andere te geven.',
    noGood: '?',
    noGoodSaid: 'product onbekend',
    remove: (city) => `Haal het huis in ${city} weg`,
    byGood: 'Hoeveel huizen staan er in steden van elk product?',
    cities: (good) => `${good}: huizen`,
    inProvinces: 'En in hoeveel provincies?',
    provinces: 'Provincies',
    withTwo: 'Met twee of meer huizen',
    shared: 'Gedeeld met de partner',
  },
  rest: {
    of: (name) => `Wat ${name} verder heeft`,
    colonists: 'Kolonisten op het speelbord',
    sestertii: 'Sestertiën',
    erase: 'Wissen',
    stored: (good) => `${good} in het pakhuis`,
    bonus: 'Bonuspunten',
    concordia: 'Concordiakaart (7)',
    tiles: 'Forumtegels',
  },
  less: (what) => `Minder: ${what}`,
  more: (what) => `Meer: ${what}`,
  why: {
    lead: 'Tik op een getal om te zien waar het vandaan komt.',
    about: (name, row, points) => `${name}, ${row}: ${points}`,
    cards: (count) => counted(count, 'kaart', 'kaarten'),
    none: 'geen kaart',
    vesta: (value, sestertii) =>
      `${value} (${counted(sestertii, 'sestertie', 'sestertiën')} als alle goederen zijn verkocht, gedeeld door 10)`,
    jupiter: (value) => `${counted(value, 'huis', 'huizen')} buiten baksteensteden`,
    saturnus: (value) => counted(value, 'provincie', 'provincies'),
    venus: (value) => `${value} (2 voor elke provincie met twee huizen)`,
    venusShared: (value) => counted(value, 'gedeelde provincie', 'gedeelde provincies'),
    mercurius: (value) =>
      `${value} (2 voor elk van ${counted(value / 2, 'goederensoort', 'goederensoorten')})`,
    mars: (value) => `${value} (2 voor elk van ${counted(value / 2, 'kolonist', 'kolonisten')})`,
    specialist: (card, houses, each) => `${card}: ${counted(houses, 'huis', 'huizen')} × ${each}`,
    times: (cards, worth) => `${cards} × ${worth}`,
  },
};
