/** The page Score, in German. */
import type { SiteWords } from '../texts';

/** `1 Karte`, `2 Karten`. */
const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const score: SiteWords['score'] = {
  player: (number) => `Spieler ${number}`,
  stop: '.',
  of: (name, clause) => `${name}: ${clause}`,
  unknownMap: (name) => `Den Spielplan ${name} gibt es auf dieser Seite nicht.`,
  missingGoods: (cities, count) =>
    count === 1
      ? `Gib noch an, was ${cities} produziert; bis dahin zählen die Häuser dort nicht.`
      : `Gib noch an, was ${cities} produzieren; bis dahin zählen die Häuser dort nicht.`,
  wrongGood: (told, city) => `${told} Bis das stimmt, zählen die Häuser in ${city} nicht.`,
  goTo: (city) => `Zu ${city}`,
  steps: 'Schritte',
  step: {
    game: 'Spiel',
    cards: 'Karten',
    houses: 'Häuser',
    rest: 'Rest',
    result: 'Ergebnis',
  },
  next: 'Weiter',
  back: 'Zurück',
  undo: 'Rückgängig',
  players: 'Spieler und ihre Punkte',
  game: {
    map: 'Spielplan',
    noMap: 'Ohne Spielplan: Anzahlen eingeben',
    cards: 'Karten',
    sets: { concordia: 'Concordia', venus: 'Concordia Venus' },
    count: 'Spieler',
    inTeams: (count) => `${count} (in Teams)`,
    teams: 'Teams: Partner sitzen sich gegenüber',
    salt: 'Salz',
    forum: 'Forum',
    intermediate: 'Zwischenwertung',
    name: (number) => `Name von Spieler ${number}`,
    holder: 'Praefectus Magnus (bei Gleichstand)',
    unknown: 'Unbekannt',
  },
  cards: {
    of: (name) => `Karten von ${name}`,
    hand: 'Starthand',
    deck: (numeral) => `Stapel ${numeral}`,
    others: 'Sonst noch auf dem Bogen',
    heldBy: (name) => `hat ${name}`,
    rest: (count, name) =>
      count === 1 ? `Die letzte hat ${name}` : `Die übrigen ${count} hat ${name}`,
    byGod: 'Lieber nach Gottheiten zählen',
    specialists: 'Minerva: Spezialisten',
  },
  houses: {
    of: (name) => `Häuser von ${name}`,
    board: (map) => `Städte von ${map}`,
    ask: (city) => `Was produziert ${city}?`,
    next: 'Ware für die nächsten Städte',
    list: (count) => counted(count, 'Haus', 'Häuser'),
    none: 'Tippe die Städte mit Häusern dieser Farbe an. Wählst du vorher eine Ware, bekommt eine Stadt nach der anderen sie.',
    noGood: '?',
    noGoodSaid: 'Ware unbekannt',
    remove: (city) => `Haus in ${city} entfernen`,
    byGood: 'Wie viele Häuser stehen in Städten jeder Ware?',
    cities: (good) => `${good}: Häuser`,
    inProvinces: 'Und in wie vielen Provinzen?',
    provinces: 'Provinzen',
    withTwo: 'Mit zwei oder mehr Häusern',
    shared: 'Mit dem Partner gemeinsam',
  },
  rest: {
    of: (name) => `Was ${name} sonst hat`,
    colonists: 'Kolonisten auf dem Plan',
    sestertii: 'Sesterzen',
    erase: 'Löschen',
    stored: (good) => `${good} im Lagerhaus`,
    bonus: 'Bonuspunkte',
    concordia: 'Concordia-Karte (7)',
    tiles: 'Forumskarten',
  },
  less: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  why: {
    lead: 'Tippe auf eine Zahl, um zu sehen, woher sie kommt.',
    about: (name, row, points) => `${name}, ${row}: ${points}`,
    cards: (count) => counted(count, 'Karte', 'Karten'),
    none: 'keine Karte',
    vesta: (value, sestertii) =>
      `${value} (${counted(sestertii, 'Sesterz', 'Sesterzen')}, alle Waren verkauft, durch 10)`,
    jupiter: (value) => `${counted(value, 'Haus', 'Häuser')} außerhalb von Ziegelstädten`,
    saturnus: (value) => counted(value, 'Provinz', 'Provinzen'),
    venus: (value) => `${value} (2 für jede Provinz mit zwei Häusern)`,
    venusShared: (value) => counted(value, 'gemeinsame Provinz', 'gemeinsame Provinzen'),
    mercurius: (value) =>
      `${value} (2 für jede von ${counted(value / 2, 'Warensorte', 'Warensorten')})`,
    mars: (value) => `${value} (2 für jeden von ${counted(value / 2, 'Kolonisten', 'Kolonisten')})`,
    specialist: (card, houses, each) => `${card}: ${counted(houses, 'Haus', 'Häuser')} × ${each}`,
    times: (cards, worth) => `${cards} × ${worth}`,
  },
};
