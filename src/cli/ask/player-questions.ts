/** Questions about each player. */
import {
  type CardId,
  type CityId,
  FORUM_TILES,
  GODS,
  GOODS,
  PLAIN_GODS,
  type PlainGod,
  type PlayerSheet,
  type Seat,
  type SomeGoods,
  SPECIALISTS,
  type Specialist,
  STORED_GOODS,
  type StoredGood,
} from '../../index';
import { scoreName } from '../language';
import type { CliWords } from '../languages/words';
import { printable } from '../printable';
import { type Names, titleCase } from '../printable-names';
import {
  citiesOf,
  type Draft,
  finishedHouses,
  goodOf,
  openCount,
  type PlayerDraft,
  partnerOf,
  sheetOf,
  withPlayer,
} from './draft';
import { cardsIn as cardsInPlay, linesIn, pointsOf, scoresIn, startingHand } from './in-play';
import {
  answerNamed,
  type CountedThing,
  find,
  findAll,
  findCounted,
  findNumber,
  isNumber,
  isOne,
  type KnownThing,
  longest,
  named,
  nameOf,
  numbered,
  partsOf,
  together,
} from './known';
import { type Ask, type Question, type QuestionContext, yesOrNo } from './question';
import { namesFor, Unclear, unclear } from './unclear';

/** A question about a player; undefined if it need not be asked or has been answered. */
type AskPlayer = (about: About) => Question | undefined;

interface About {
  readonly words: CliWords;
  readonly draft: Draft;
  readonly asking: QuestionContext;
  readonly seat: Seat;
  readonly player: PlayerDraft;
  readonly names: Names;
  /** The id of a question about a line of the player. */
  at(line: string): string;
  /** The draft with changes to this player. */
  set(changes: Partial<PlayerDraft>): Draft;
}

/** Questions about the player of a seat, if there is one. */
export function playerQuestions(seat: Seat): readonly Ask[] {
  return PLAYER_QUESTIONS.map((ask) => (draft, asking) => {
    const player = draft.players[seat];
    if (player === undefined) return undefined;
    const names = namesFor(draft, asking.language);
    const set = (changes: Partial<PlayerDraft>) => withPlayer(draft, seat, changes);
    const at = (line: string) => `players[${seat}].${line}`;
    const { words } = asking.language;
    const question = ask({ words, draft, asking, seat, player, names, at, set });
    return question && { ...question, seat };
  });
}

function noneIn(words: CliWords): KnownThing<'none'> {
  return { ...answerNamed('none', words), number: 0 };
}

const cards: AskPlayer = (about) =>
  about.player.cards === undefined
    ? {
        id: about.at('cards'),
        text: about.words.ask.cards.question,
        help: about.words.ask.cards.help(
          nameOf(answerNamed('hand', about.words)),
          cardsInWords(handOf(about), about),
        ),
        take: (answer) => about.set({ cards: cardsIn(answer, about) }),
        understood: ({ players }) => cardsInWords(players[about.seat]?.cards ?? [], about),
      }
    : undefined;

function cardsIn(answer: string, about: About): PlayerSheet['cards'] {
  // As it is called in the language, or everywhere.
  const minerva = `(?<!\\p{L})(?:minerva|${about.names.title('minerva')})(?!\\p{L})[\\s:=]*`;
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

function handOf({ draft, seat, asking }: About): readonly CardId[] {
  return startingHand(draft, seat, asking.language);
}

function byGod(text: string, about: About): PlayerSheet['cards'] {
  const inBox = cardsInPlay(about.draft, about.asking.language);
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
  const { names } = about;
  const inBox = cardsInPlay(about.draft, about.asking.language);
  const roles = [...new Set(inBox.flatMap((card) => card.roles))];
  const titles = cardTitles(about);
  const hand = answerNamed('hand', about.words);
  const known: readonly KnownThing[] = [
    ...roles.map((id) => ({ id, names: [names.role(id)] })),
    ...inBox.flatMap(({ id }) =>
      roles.includes(id) ? [] : [{ id, names: [titles.get(id) ?? id] }],
    ),
    hand,
  ];
  const starting = handOf(about);
  return findCounted(text, known, 'card').flatMap(({ id, count }) =>
    copiesOf(id === hand.id ? starting : [id], count).flat(),
  );
}

/** What cards are called: one that is named like a card before it, after its id. */
function cardTitles({ draft, asking, names }: About): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of cardsInPlay(draft, asking.language)) {
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
const cities: AskPlayer = ({ words, draft, seat, player, names, at, set }) => {
  if (!draft.isByCity || player.allCities) return undefined;
  const { houses } = words.ask;
  const done = answerNamed('done', words);
  const { cities: lines = [] } = player;
  const provinces = draft.map?.provinces ?? [];
  const known = numbered(
    provinces.flatMap((province) =>
      province.cities.map((id) => ({ id, names: [names.place(id), ...printedAs(draft, id)] })),
    ),
  );
  const numberOf = (city: CityId) => 1 + known.findIndex(({ id }) => id === city);
  const count = citiesOf(player).length;
  return {
    id: at(`houses[${lines.length}]`),
    text: count === 0 ? houses.question : houses.more(count),
    usual: nameOf(done),
    help: [
      ...houses.help(exampleOf(known, names), nameOf(done)),
      ...provinces.map((province) => {
        const all = province.cities.map((id) => together(numberOf(id), names.place(id)));
        return houses.province(names.province(province.id), all);
      }),
    ],
    take(answer) {
      if (isOne(answer, done)) return set({ cities: lines, allCities: true });
      const found = citiesIn(answer, known, goodsIn(draft, names));
      const told = Object.fromEntries(found.flatMap(({ id, good }) => (good ? [[id, good]] : [])));
      const line = [...new Set(found.map(({ id }) => id))];
      return { ...set({ cities: [...lines, line] }), cityGoods: { ...draft.cityGoods, ...told } };
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

function exampleOf([first, second]: readonly KnownThing[], names: Names): string {
  return [first && `${nameOf(first)} ${names.good('wine')}`, second && nameOf(second)].join(', ');
}

function printedAs({ map }: Draft, city: CityId): readonly string[] {
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

function goodsIn({ hasSalt }: Draft, names: Names): readonly KnownThing<StoredGood>[] {
  return (hasSalt ? STORED_GOODS : GOODS).map((id) => ({ id, names: [names.good(id)] }));
}

/** The good of the first city that has none yet. */
const cityGood: AskPlayer = ({ words, draft, player, names }) => {
  const city = citiesOf(player).find((id) => goodOf(draft, id) === undefined);
  if (!draft.isByCity || city === undefined) return undefined;
  const letter = draft.map?.cities.find(({ id }) => id === city)?.letter ?? '';
  const known = goodsIn(draft, names);
  return {
    id: `cityGoods.${city}`,
    text: words.ask.cityGood.question(names.place(city), letter),
    help: [words.ask.cityGood.help(known.map(nameOf))],
    take(answer) {
      const good = find(answer, known, 'good');
      return { ...draft, cityGoods: { ...draft.cityGoods, [city]: good } };
    },
  };
};

const byGood: AskPlayer = ({ words, draft, player, names, at, set }) =>
  draft.isByCity || player.byGood !== undefined
    ? undefined
    : {
        id: at('houses.byGood'),
        text: words.ask.byGood.question,
        usual: nameOf(noneIn(words)),
        help: [words.ask.byGood.help(goodsIn(draft, names).map(nameOf))],
        take(answer) {
          const houses = goodsOf(answer, draft, names, words);
          const isEmpty = Object.keys(houses).length === 0;
          return set({ byGood: houses, ...(isEmpty ? { provinces: 0 } : {}) });
        },
      };

const counts: AskPlayer = ({ words, draft, seat, player, at, set }) => {
  const count = draft.isByCity ? undefined : openCount(draft, player);
  const partner = partnerOf(draft, player);
  const comesFirst = partner !== undefined && draft.players.indexOf(partner) > seat;
  if (count === undefined || (count === 'sharedProvinces' && comesFirst)) return undefined;
  const { help, question } = words.ask[count];
  const text = typeof question === 'string' ? question : question(partner?.name ?? '');
  const take = (answer: string) => set({ [count]: findNumber(answer) });
  return { id: at(`houses.${count}`), text, help: [help], take };
};

const colonists: AskPlayer = ({ words, player, at, set }) =>
  player.colonists === undefined
    ? {
        id: at('colonists'),
        text: words.ask.colonists.question,
        help: [words.ask.colonists.help],
        take: (answer) => set({ colonists: findNumber(answer) }),
      }
    : undefined;

const money: AskPlayer = ({ words, player, at, set }) =>
  player.money === undefined
    ? {
        id: at('money'),
        text: words.ask.money.question,
        help: [words.ask.money.help],
        take: (answer) => set({ money: findNumber(answer) }),
      }
    : undefined;

const tiles: AskPlayer = ({ words, names, draft, seat, player, at, set }) =>
  draft.hasForum && player.tiles === undefined
    ? {
        id: at('tiles'),
        text: words.ask.tiles.question,
        usual: nameOf(noneIn(words)),
        help: [
          words.ask.tiles.help,
          words.terms.commas(FORUM_TILES.map((id, index) => together(index + 1, names.title(id)))),
        ],
        take(answer) {
          const known = numbered(FORUM_TILES.map((id) => ({ id, names: [names.title(id)] })));
          const isNone = isOne(answer, noneIn(words));
          return set({ tiles: isNone ? [] : findAll(answer, known, 'tile') });
        },
        understood: ({ players }) =>
          words.terms.commas((players[seat]?.tiles ?? []).map((id) => names.title(id))),
      }
    : undefined;

const goods: AskPlayer = ({ words, draft, player, names, at, set }) =>
  player.goods === undefined
    ? {
        id: at('goods'),
        text: words.ask.goods.question,
        usual: nameOf(noneIn(words)),
        help: [words.ask.goods.help(goodsIn(draft, names).map(nameOf))],
        take: (answer) => set({ goods: goodsOf(answer, draft, names, words) }),
      }
    : undefined;

/** Goods by name, or a number for each good in order. */
function goodsOf(answer: string, draft: Draft, names: Names, words: CliWords): SomeGoods {
  if (isOne(answer, noneIn(words))) return {};
  const known = goodsIn(draft, names);
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

/** The game has only one Concordia card. */
const concordia: AskPlayer = ({ words, draft, asking, player, at, set }) =>
  asking.isIntermediate ||
  player.concordia !== undefined ||
  draft.players.some((other) => other.concordia)
    ? undefined
    : yesOrNo(
        at('concordia'),
        words.ask.concordia.question,
        [words.ask.answer(words.ask.answers.yes[0], words.ask.concordia.yes)],
        'no',
        words,
        (holds) => set({ concordia: holds }),
      );

/** The victory points that the map and modules bring, one after the other. */
const ownScores: AskPlayer = ({ words, draft, asking, seat, player, at, set }) => {
  if (asking.isIntermediate) return undefined;
  const { scores = {} } = player;
  const counted = countedPoints(draft, seat, asking);
  const open = scoresIn(draft, asking.language).find(
    ({ id }) => (scores[id] ?? counted[id]) === undefined,
  );
  if (open === undefined) return undefined;
  const { id } = open;
  const name = printable(scoreName(asking.language, id));
  return {
    id: at(`scores.${id}`),
    text: words.ask.scores.question(name),
    usual: '0',
    help: [words.ask.scores.help(name)],
    take: (answer) => set({ scores: { ...scores, [id]: findNumber(answer) } }),
  };
};

/** The points that follow from the lines of a player, which have all been asked. */
function countedPoints(
  draft: Draft,
  seat: Seat,
  { language }: QuestionContext,
): Readonly<Record<string, number>> {
  const player = sheetOf(draft, finishedHouses).players[seat];
  return player === undefined ? {} : pointsOf(draft, player, language);
}

/** Not asked if the map is known: its points have names. */
const bonus: AskPlayer = ({ words, draft, asking, player, at, set }) => {
  const isWanted = !draft.map || asking.remembered.has(at('bonus'));
  return asking.isIntermediate || player.bonus !== undefined || !isWanted
    ? undefined
    : {
        id: at('bonus'),
        text: words.ask.bonus.question,
        usual: '0',
        help: [words.ask.bonus.help],
        take: (answer) => set({ bonus: findNumber(answer) }),
      };
};

/** Lines that modules from outside add to the sheet, one after the other. */
const ownLines: AskPlayer = ({ words, draft, asking, player, at, set }) => {
  const { lines = {} } = player;
  const open = linesIn(draft, asking.language).find(([name]) => lines[name] === undefined);
  if (open === undefined) return undefined;
  const [name, field] = open;
  return {
    id: at(name),
    text: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    usual: nameOf(noneIn(words)),
    help: [printable(field.description)],
    take: (answer) => set({ lines: { ...lines, [name]: lineIn(answer, field, words) } }),
  };
};

/** The first meaning of an answer that the line can have; null for nothing. */
function lineIn(
  answer: string,
  { schema }: ReturnType<typeof linesIn>[number][1],
  words: CliWords,
): unknown {
  const lower = answer.toLowerCase();
  const is = (name: 'none' | 'yes' | 'no') =>
    lower === name || lower === words.ask.answers[name][0];
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
  cityGood,
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
