/** Questions about each player. */
import {
  type CardId,
  GODS,
  PLAIN_GODS,
  type PlainGod,
  SPECIALISTS,
  type Specialist,
} from '../model/cards';
import { GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import { type Names, titleCase } from '../model/names';
import { FORUM_TILES } from '../modules/forum/tile-ids';
import type { PlayerSheet, SomeGoods } from '../scoring/sheet';
import {
  citiesOf,
  type FormEntries,
  finishedHouses,
  goodOf,
  openCount,
  type PlayerEntries,
  partnerOf,
  sheetOf,
  withPlayer,
} from './entries';
import { cardsIn as cardsInPlay, linesIn, pointsOf, scoresIn, startingHand } from './in-play';
import {
  answerNamed,
  type CountedThing,
  choicesOf,
  find,
  findAll,
  findCounted,
  findNumber,
  isNumber,
  isOne,
  longest,
  named,
  nameOf,
  numbered,
  partsOf,
  together,
  yesOrNo,
} from './known';
import type { Ask, AskedQuestions, FieldChoice, FormAsking, KnownThing } from './question';
import { Unclear, unclear } from './unclear';
import type { FormWords } from './words';

type AskPlayer = (about: About) => AskedQuestions;

interface About {
  readonly words: FormWords;
  readonly entries: FormEntries;
  readonly asking: FormAsking;
  readonly seat: Seat;
  readonly player: PlayerEntries;
  readonly names: Names;
  /** The id of a question about a line of the player. */
  at(line: string): string;
  /** The entries with changes to this player. */
  set(changes: Partial<PlayerEntries>): FormEntries;
}

/** Questions about the player of a seat, if there is one. */
export function playerQuestions(seat: Seat): readonly Ask[] {
  return PLAYER_QUESTIONS.map((ask) => (entries, asking) => {
    const player = entries.players[seat];
    if (player === undefined) return undefined;
    const names = asking.namesOn(entries.map);
    const set = (changes: Partial<PlayerEntries>) => withPlayer(entries, seat, changes);
    const at = (line: string) => `players[${seat}].${line}`;
    const { words } = asking;
    const asked = ask({ words, entries, asking, seat, player, names, at, set });
    return [asked ?? []].flat().map((question) => ({ ...question, seat }));
  });
}

function noneIn(words: FormWords): KnownThing<'none'> {
  return { ...answerNamed('none', words), number: 0 };
}

const cards: AskPlayer = (about) =>
  about.player.cards === undefined
    ? {
        id: about.at('cards'),
        text: about.words.cards.question,
        kind: 'counts',
        help: () =>
          about.words.cards.help(
            nameOf(answerNamed('hand', about.words)),
            cardsInWords(handOf(about), about),
          ),
        choices: () => cardChoices(about),
        take: (answer) => about.set({ cards: cardsIn(answer, about) }),
        understood: ({ players }) => cardsInWords(players[about.seat]?.cards ?? [], about),
      }
    : undefined;

function cardsIn(answer: string, about: About): PlayerSheet['cards'] {
  // As it is called in the language, or everywhere.
  const called = `minerva|${literally(about.names.title('minerva'))}`;
  const minerva = `(?<!\\p{L})(?:${called})(?!\\p{L})[\\s:=]*`;
  if (new RegExp(`${minerva}(?:\\d|$)`, 'iu').test(answer)) {
    unclear('minervaNotNamed', {});
  }
  const text = answer.replace(new RegExp(minerva, 'giu'), '');
  try {
    return byGod(text, about);
  } catch (error) {
    const lower = text.toLowerCase();
    const speaksOfGods = GODS.some(
      (god) => lower.includes(god) || lower.includes(about.names.title(god).toLowerCase()),
    );
    if (!(error instanceof Unclear) || speaksOfGods) throw error;
    return byName(text, about);
  }
}

/** A pattern that fits the text and nothing else. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function handOf({ entries, seat, asking }: About): readonly CardId[] {
  return startingHand(entries, seat, asking.sheets);
}

function byGod(text: string, about: About): PlayerSheet['cards'] {
  const inBox = cardsInPlay(about.entries, about.asking.sheets);
  const gods = PLAIN_GODS.filter(
    (god) => god !== 'venus' || inBox.some((card) => card.gods.includes(god)),
  );
  const known = [
    ...gods.map((id) => ({ id, names: [about.names.title(id)] })),
    ...SPECIALISTS.map((id) => ({ id, names: [about.names.role(id)] })),
  ];
  const counts: { [god in PlainGod]?: number } = {};
  const minerva: Specialist[] = [];
  for (const { id, count } of findCounted(text, known, 'god')) {
    if (isSpecialist(id)) minerva.push(...copiesOf(id, count));
    else counts[id] = (counts[id] ?? 0) + count;
  }
  return { ...counts, ...(minerva.length === 0 ? {} : { minerva }) };
}

function isSpecialist(id: PlainGod | Specialist): id is Specialist {
  return SPECIALISTS.some((specialist) => specialist === id);
}

function byName(text: string, about: About): PlayerSheet['cards'] {
  const hand = answerNamed('hand', about.words);
  const known = knownCards(about, hand);
  const starting = handOf(about);
  return findCounted(text, known, 'card').flatMap(({ id, count }) =>
    copiesOf(id === hand.id ? starting : [id], count).flat(),
  );
}

/** The same for everybody. */
function knownCards(about: About, hand: KnownThing): readonly KnownThing[] {
  const { entries, asking, names } = about;
  return listed(asking, `cards ${entries.kind} ${entries.map?.id} ${modulesOf(entries)}`, () => {
    const inBox = cardsInPlay(entries, asking.sheets);
    const roles = [...new Set(inBox.flatMap((card) => card.roles))];
    const titles = cardTitles(about);
    return [
      ...roles.map((id) => ({ id, names: [names.role(id)] })),
      ...inBox.flatMap(({ id }) =>
        roles.includes(id) ? [] : [{ id, names: [titles.get(id) ?? id] }],
      ),
      hand,
    ];
  });
}

function modulesOf({ played }: FormEntries): string {
  return JSON.stringify(played);
}

/** A list that several fields share, and so its dictionary. */
function listed(
  { lists }: FormAsking,
  key: string,
  made: () => readonly KnownThing[],
): readonly KnownThing[] {
  const list = lists.get(key) ?? made();
  lists.set(key, list);
  return list;
}

function cardChoices(about: About): readonly FieldChoice[] {
  const titles = cardTitles(about);
  const ids = [...new Set([...handOf(about), ...titles.keys()])];
  return ids.map((id) => ({ id, name: titles.get(id) ?? about.names.card(id) }));
}

/** What cards are called: one that is named like a card before it, after its id. */
function cardTitles({ entries, asking, names }: About): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of cardsInPlay(entries, asking.sheets)) {
    const name = names.card(id);
    titles.set(id, taken.has(name) ? titleCase(id) : name);
    taken.add(name);
  }
  return titles;
}

/** More cards than a sheet can have, so the library refuses them. */
const MANY_CARDS = 61;

function copiesOf<T>(card: T, count: number): readonly T[] {
  return Array.from({ length: Math.min(count, MANY_CARDS) }, () => card);
}

/** Empty for counts, because the sum line has them by god. */
function cardsInWords(cards: PlayerSheet['cards'], about: About): string {
  if (!('length' in cards)) return '';
  const titles = cardTitles(about);
  const titleOf = (card: string): string => titles.get(card) ?? about.names.card(card);
  return [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count > 1 ? together(count, titleOf(card)) : titleOf(card);
    })
    .join(', ');
}

/** Houses are entered line by line, so that a mistake costs only one line. */
const cities: AskPlayer = ({ words, entries, asking, seat, player, names, at, set }) => {
  if (!entries.isByCity || player.allCities) return undefined;
  const { houses } = words;
  const done = answerNamed('done', words);
  const { cities: lines = [] } = player;
  const provinces = entries.map?.provinces ?? [];
  const known = knownCities(entries, names, asking);
  const numberOf = (city: CityId) => 1 + known.findIndex(({ id }) => id === city);
  const count = citiesOf(player).length;
  return {
    id: at(`houses[${lines.length}]`),
    text: count === 0 ? houses.question : houses.more(count),
    kind: 'some',
    usual: nameOf(done),
    choices: () => choicesOf(known),
    help: () => [
      ...houses.help(exampleOf(known, names), nameOf(done)),
      ...provinces.map((province) => {
        const all = province.cities.map((id) => together(numberOf(id), names.place(id)));
        return houses.province(names.province(province.id), all);
      }),
    ],
    take(answer) {
      if (isOne(answer, done)) return set({ cities: lines, allCities: true });
      const [last = '', ...before] = answer.split(/[,;]/).reverse();
      // All on one line, with the end of the list.
      const isEnd = before.length > 0 && named(last.trim(), [done]) !== undefined;
      const told = isEnd ? before.reverse().join() : answer;
      const found = citiesIn(told, known, goodsIn(entries, names));
      const goods = Object.fromEntries(found.flatMap(({ id, good }) => (good ? [[id, good]] : [])));
      const line = [...new Set(found.map(({ id }) => id))];
      const next = set({ cities: [...lines, line], ...(isEnd && { allCities: true }) });
      return { ...next, cityGoods: { ...entries.cityGoods, ...goods } };
    },
    understood: (taken) =>
      (taken.players[seat]?.cities?.[lines.length] ?? [])
        .map((city) => {
          const good = goodOf(taken, city);
          return good === undefined
            ? names.place(city)
            : together(names.place(city), names.good(good));
        })
        .join(', '),
  };
};

function knownCities(
  { map }: FormEntries,
  names: Names,
  asking: FormAsking,
): readonly KnownThing[] {
  return listed(asking, `cities ${map?.id}`, () => {
    const cities = (map?.provinces ?? []).flatMap((province) => province.cities);
    return numbered(cities.map((id) => ({ id, names: [names.place(id), ...printedAs(map, id)] })));
  });
}

function exampleOf([first, second]: readonly KnownThing[], names: Names): string {
  return [first && `${nameOf(first)} ${names.good('wine')}`, second && nameOf(second)].join(', ');
}

function printedAs(map: FormEntries['map'], city: CityId): readonly string[] {
  const printed = map?.cities.find(({ id }) => id === city)?.printed;
  return printed === undefined ? [] : [printed];
}

interface AskedCity {
  readonly id: CityId;
  readonly good?: StoredGood;
}

/** Cities, each optionally followed by its good. */
function citiesIn(
  answer: string,
  known: readonly KnownThing[],
  goods: readonly KnownThing<StoredGood>[],
): readonly AskedCity[] {
  return partsOf(answer).flatMap((part) => {
    const words = part.split(/[\s=:]+/);
    const found: AskedCity[] = [];
    for (let at = 0; at < words.length; ) {
      const { id, end } = longest(words, at, known, 'city');
      const good = named(words[end] ?? '', goods);
      found.push(good === undefined ? { id } : { id, good });
      at = good === undefined ? end : end + 1;
    }
    return found;
  });
}

function goodsIn({ hasSalt }: FormEntries, names: Names): readonly KnownThing<StoredGood>[] {
  return (hasSalt ? STORED_GOODS : GOODS).map((id) => ({ id, names: [names.good(id)] }));
}

/** The goods of cities that have none yet. */
const cityGoods: AskPlayer = ({ entries, asking, player }) =>
  [...new Set(citiesOf(player))].flatMap((city) => cityGood(city)(entries, asking) ?? []);

/** The good of a city that has none yet, also of one where nobody has a house. */
export function cityGood(city: CityId): Ask {
  return (entries, { words, namesOn }) => {
    const { map, isByCity } = entries;
    const letter = map?.cities.find(({ id }) => id === city)?.letter;
    const isOpen = isByCity && letter !== undefined && entries.players.length > 0;
    if (!isOpen || goodOf(entries, city) !== undefined) return undefined;
    const names = namesOn(map);
    const known = goodsIn(entries, names);
    return {
      id: `cityGoods.${city}`,
      text: words.cityGood.question(names.place(city), letter),
      kind: 'one',
      help: () => [words.cityGood.help(known.map(nameOf))],
      choices: () => choicesOf(known),
      take(answer) {
        const good = find(answer, known, 'good');
        return { ...entries, cityGoods: { ...entries.cityGoods, [city]: good } };
      },
    };
  };
}

const byGood: AskPlayer = ({ words, entries, player, names, at, set }) =>
  entries.isByCity || player.byGood !== undefined
    ? undefined
    : {
        id: at('houses.byGood'),
        text: words.byGood.question,
        kind: 'counts',
        usual: nameOf(noneIn(words)),
        help: () => [words.byGood.help(goodsIn(entries, names).map(nameOf))],
        choices: () => choicesOf(goodsIn(entries, names)),
        take(answer) {
          const houses = goodsOf(answer, entries, names, words);
          const isEmpty = Object.keys(houses).length === 0;
          return set({ byGood: houses, ...(isEmpty ? { provinces: 0 } : {}) });
        },
      };

const counts: AskPlayer = ({ words, entries, seat, player, at, set }) => {
  const count = entries.isByCity ? undefined : openCount(entries, player);
  const partner = partnerOf(entries, player);
  const comesFirst = partner !== undefined && entries.players.indexOf(partner) > seat;
  if (count === undefined || (count === 'sharedProvinces' && comesFirst)) return undefined;
  const { help, question } = words[count];
  const text = typeof question === 'string' ? question : question(partner?.name ?? '');
  const take = (answer: string) => set({ [count]: findNumber(answer) });
  return { id: at(`houses.${count}`), text, kind: 'number', help: () => [help], take };
};

const colonists: AskPlayer = ({ words, player, at, set }) =>
  player.colonists === undefined
    ? {
        id: at('colonists'),
        text: words.colonists.question,
        kind: 'number',
        help: () => [words.colonists.help],
        take: (answer) => set({ colonists: findNumber(answer) }),
      }
    : undefined;

const money: AskPlayer = ({ words, player, at, set }) =>
  player.money === undefined
    ? {
        id: at('money'),
        text: words.money.question,
        kind: 'number',
        help: () => [words.money.help],
        take: (answer) => set({ money: findNumber(answer) }),
      }
    : undefined;

const tiles: AskPlayer = ({ words, names, entries, seat, player, at, set }) =>
  entries.hasForum && player.tiles === undefined
    ? {
        id: at('tiles'),
        text: words.tiles.question,
        kind: 'some',
        usual: nameOf(noneIn(words)),
        choices: () => choicesOf(FORUM_TILES.map((id) => ({ id, names: [names.title(id)] }))),
        help: () => [
          words.tiles.help,
          words.commas(FORUM_TILES.map((id, index) => together(index + 1, names.title(id)))),
        ],
        take(answer) {
          const known = numbered(FORUM_TILES.map((id) => ({ id, names: [names.title(id)] })));
          const isNone = isOne(answer, noneIn(words));
          return set({ tiles: isNone ? [] : findAll(answer, known, 'tile') });
        },
        understood: ({ players }) =>
          words.commas((players[seat]?.tiles ?? []).map((id) => names.title(id))),
      }
    : undefined;

const goods: AskPlayer = ({ words, entries, player, names, at, set }) =>
  player.goods === undefined
    ? {
        id: at('goods'),
        text: words.goods.question,
        kind: 'counts',
        usual: nameOf(noneIn(words)),
        help: () => [words.goods.help(goodsIn(entries, names).map(nameOf))],
        choices: () => choicesOf(goodsIn(entries, names)),
        take: (answer) => set({ goods: goodsOf(answer, entries, names, words) }),
      }
    : undefined;

/** Goods by name, or a number for each good in order. */
function goodsOf(answer: string, entries: FormEntries, names: Names, words: FormWords): SomeGoods {
  if (isOne(answer, noneIn(words))) return {};
  const known = goodsIn(entries, names);
  const numbers = answer.split(/[\s,;]+/).filter((token) => token !== '');
  if (numbers.every(isNumber)) {
    if (numbers.length !== known.length) {
      unclear('whichGoods', { goods: known.map(nameOf) });
    }
    return someOf(known.map(({ id }, index) => ({ id, count: Number(numbers[index]) })));
  }
  return someOf(findCounted(answer, known, 'good'));
}

/** Omits goods of which there are none. */
function someOf(counts: readonly CountedThing<StoredGood>[]): SomeGoods {
  const sums: { [good in StoredGood]?: number } = {};
  for (const { id, count } of counts) if (count > 0) sums[id] = (sums[id] ?? 0) + count;
  return sums;
}

/** The game has only one Concordia card, so nobody else is asked for it. */
const concordia: AskPlayer = ({ words, entries, asking, player, at, set }) =>
  asking.isIntermediate || player.concordia !== undefined
    ? undefined
    : {
        ...yesOrNo(
          at('concordia'),
          words.concordia.question,
          [words.answer(words.answers.yes[0], words.concordia.yes)],
          'no',
          words,
          (holds) => set({ concordia: holds }),
        ),
        isAsked: !entries.players.some((other) => other.concordia),
      };

/** The victory points that the map and modules bring. */
const ownScores: AskPlayer = ({ words, entries, asking, seat, player, at, set }) => {
  if (asking.isIntermediate || openLines(entries, player, asking).length > 0) return undefined;
  const { scores = {} } = player;
  const counted = countedPoints(entries, seat, asking);
  return scoresIn(entries, asking.sheets)
    .filter((id) => (scores[id] ?? counted[id]) === undefined)
    .map((id) => {
      const name = asking.sheets.nameOf(undefined, id);
      return {
        id: at(`scores.${id}`),
        text: words.scores.question(name),
        kind: 'number',
        usual: '0',
        help: () => [words.scores.help(name)],
        take: (answer) => set({ scores: { ...scores, [id]: findNumber(answer) } }),
      };
    });
};

/** The points that follow from the lines of a player, which have all been asked. */
function countedPoints(
  entries: FormEntries,
  seat: Seat,
  { sheets }: FormAsking,
): Readonly<Record<string, number>> {
  const player = sheetOf(entries, finishedHouses).players[seat];
  return player === undefined ? {} : pointsOf(entries, player, sheets);
}

/** Not asked if the map is known: its points have names. */
const bonus: AskPlayer = ({ words, entries, asking, player, at, set }) =>
  asking.isIntermediate || player.bonus !== undefined
    ? undefined
    : {
        id: at('bonus'),
        isAsked: !entries.map || asking.proposed[at('bonus')] !== undefined,
        text: words.bonus.question,
        kind: 'number',
        usual: '0',
        help: () => [words.bonus.help],
        take: (answer) => set({ bonus: findNumber(answer) }),
      };

/** Lines that modules from outside add to the sheet. */
const ownLines: AskPlayer = ({ words, entries, asking, player, at, set }) => {
  const { lines = {} } = player;
  return openLines(entries, player, asking).map(([name, field]) => ({
    id: at(name),
    text: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    kind: 'text',
    usual: nameOf(noneIn(words)),
    help: () => [field.description],
    take: (answer) => set({ lines: { ...lines, [name]: lineIn(answer, field, words) } }),
  }));
};

function openLines(entries: FormEntries, { lines = {} }: PlayerEntries, { sheets }: FormAsking) {
  return linesIn(entries, sheets).filter(([name]) => lines[name] === undefined);
}

/** The first meaning of an answer that the line can have; null for nothing. */
function lineIn(
  answer: string,
  { schema }: ReturnType<typeof linesIn>[number][1],
  words: FormWords,
): unknown {
  const lower = answer.toLowerCase();
  const is = (name: 'none' | 'yes' | 'no') => lower === name || lower === words.answers[name][0];
  if (is('none')) return null;
  const read = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text);
  const truth = is('yes') ? true : is('no') ? false : undefined;
  const list = answer.split(/[,;]/).map((part) => read(part.trim()));
  const found = [read(answer), answer, truth, list].find(
    (value) => value !== undefined && fits(schema['~standard'].validate(value)),
  );
  if (found !== undefined) return found;
  // What nobody understands is refused with the whole sheet.
  return isOne(answer, noneIn(words)) ? null : read(answer);
}

function fits(result: object): boolean {
  return 'value' in result;
}

const PLAYER_QUESTIONS: readonly AskPlayer[] = [
  cards,
  cityGoods,
  cities,
  byGood,
  counts,
  colonists,
  money,
  tiles,
  // Before the goods, for which they may make room.
  ownLines,
  goods,
  concordia,
  ownScores,
  bonus,
];
