/** The page Score, in Polish. */
import type { SiteWords } from '../texts';

/** `1 karta`, `2 karty`, `5 kart`. */
function counted(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [Math.abs(count) % 100, Math.abs(count) % 10];
  if (count === 1) return `${count} ${one}`;
  const isFew = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  return `${count} ${isFew ? few : many}`;
}

export const score: SiteWords['score'] = {
  player: (number) => `Gracz ${number}`,
  stop: '.',
  of: (name, clause) => `${name}: ${clause}`,
  unknownMap: (name) => `Na tej stronie nie ma mapy ${name}.`,
  missingGoods: (cities, count) =>
    count === 1
      ? `Podaj jeszcze, co produkuje ${cities}; do tego czasu domy w tym mieście się nie liczą.`
      : `Podaj jeszcze, co produkują ${cities}; do tego czasu domy w tych miastach się nie liczą.`,
  wrongGood: (told, city) =>
    `${told} Dopóki się to nie zgadza, domy w mieście ${city} się nie liczą.`,
  goTo: (city) => `Pokaż: ${city}`,
  steps: 'Kroki',
  step: {
    game: 'Gra',
    cards: 'Karty',
    houses: 'Domy',
    rest: 'Reszta',
    result: 'Wynik',
  },
  next: 'Dalej',
  back: 'Wstecz',
  undo: 'Cofnij',
  players: 'Gracze i ich punkty',
  game: {
    map: 'Mapa',
    noMap: 'Bez mapy: wpisz liczby',
    cards: 'Karty',
    sets: { concordia: 'Concordia', venus: 'Concordia Venus' },
    count: 'Gracze',
    inTeams: (count) => `${count} (w drużynach)`,
    teams: 'Drużyny: partnerzy siedzą naprzeciwko',
    salt: 'Sól',
    forum: 'Forum',
    intermediate: 'Punktacja pośrednia',
    name: (number) => `Imię gracza ${number}`,
    holder: 'Praefectus Magnus (rozstrzyga remisy)',
    unknown: 'Nie wiadomo',
  },
  cards: {
    of: (name) => `Karty: ${name}`,
    hand: 'Karty początkowe',
    deck: (numeral) => `Talia ${numeral}`,
    others: 'Inne karty na arkuszu',
    heldBy: (name) => `ma ją ${name}`,
    rest: (count, name) =>
      count === 1
        ? `Ostatnia: ${name}`
        : `Pozostałe ${counted(count, 'karta', 'karty', 'kart')}: ${name}`,
    byGod: 'Licz według bogów',
    specialists: 'Minerwa: specjaliści',
  },
  houses: {
    of: (name) => `Domy: ${name}`,
    board: (map) => `Miasta: ${map}`,
    ask: (city) => `Co produkuje ${city}?`,
    next: 'Dobro dla następnych miast',
    list: (count) => counted(count, 'dom', 'domy', 'domów'),
    none: 'Dotknij miast, w których stoją domy tego koloru. Jeśli najpierw wybierzesz dobro, dostaną je kolejne miasta.',
    noGood: '?',
    noGoodSaid: 'dobro nieznane',
    remove: (city) => `Usuń dom: ${city}`,
    byGood: 'Ile domów stoi w miastach każdego z dóbr?',
    cities: (good) => `${good}: domy`,
    inProvinces: 'A w ilu prowincjach?',
    provinces: 'Prowincje',
    withTwo: 'Z dwoma lub więcej domami',
    shared: 'Wspólne z partnerem',
  },
  rest: {
    of: (name) => `Reszta: ${name}`,
    colonists: 'Koloniści na planszy',
    sestertii: 'Sestercje',
    erase: 'Usuń cyfrę',
    stored: (good) => `${good} w magazynie`,
    bonus: 'Punkty bonusowe',
    concordia: 'Karta Concordia (7)',
    tiles: 'Kafelki z forum',
  },
  less: (what) => `Mniej: ${what}`,
  more: (what) => `Więcej: ${what}`,
  why: {
    lead: 'Dotknij liczby, żeby zobaczyć, skąd się wzięła.',
    about: (name, row, points) => `${name}, ${row}: ${points}`,
    cards: (count) => counted(count, 'karta', 'karty', 'kart'),
    none: 'brak kart',
    vesta: (value, sestertii) =>
      `${value} (${counted(sestertii, 'sestercja', 'sestercje', 'sestercji')} po sprzedaży dóbr, podzielone przez 10)`,
    jupiter: (value) =>
      `${counted(value, 'dom', 'domy', 'domów')} poza miastami produkującymi cegłę`,
    saturnus: (value) => counted(value, 'prowincja', 'prowincje', 'prowincji'),
    venus: (value) => `${value} (2 za każdą prowincję z dwoma domami)`,
    venusShared: (value) =>
      counted(value, 'wspólna prowincja', 'wspólne prowincje', 'wspólnych prowincji'),
    mercurius: (value) =>
      `${value} (2 za każdy z ${value / 2} ${value === 2 ? 'rodzaju' : 'rodzajów'} dóbr)`,
    mars: (value) => `${value} (2 za każdego kolonistę: ${value / 2})`,
    specialist: (card, houses, each) =>
      `${card}: ${counted(houses, 'dom', 'domy', 'domów')} × ${each}`,
    times: (cards, worth) => `${cards} × ${worth}`,
  },
};
