/** Questions about the game as a whole. */
import { seatNamed, titleCase } from '../model/names';
import { scoresOf } from './check';
import { ENGLISH_QUESTIONS } from './english';
import { type FormEntries, KINDS } from './entries';
import { outsideModules } from './in-play';
import {
  answerNamed,
  choicesOf,
  find,
  findAll,
  isNumber,
  isOne,
  nameOf,
  numbered,
  together,
  yesOrNo,
} from './known';
import type { Ask, FormAsking, FormSheets, KnownThing } from './question';
import { unclear } from './unclear';
import type { FormWords } from './words';

/** Without their modules, there is neither Venus nor are there teams. */
function kindsIn({ sheets, words }: FormAsking): readonly KnownThing<(typeof KINDS)[number]>[] {
  const { modules } = sheets.definition;
  const kinds = KINDS.filter((id) => id === 'base' || modules.some((module) => module.id === id));
  return kinds.map((id) => answerNamed(id, words));
}

const kind: Ask = (entries, asking) => {
  if (entries.kind !== undefined) return undefined;
  const { answer: told, answers, kind: texts } = asking.words;
  return {
    id: 'kind',
    text: texts.question,
    kind: 'one',
    usual: answers.base[0],
    help: () => kindsIn(asking).map((one) => told(nameOf(one), texts[one.id])),
    choices: () => choicesOf(kindsIn(asking)),
    take: (answer) => ({ ...entries, kind: find(answer, kindsIn(asking), 'game') }),
  };
};

const players: Ask = (entries, { words }) =>
  entries.players.length === 0
    ? {
        id: 'players',
        text: words.players.question,
        kind: 'text',
        help: () => words.players.help,
        take: (answer) => ({
          ...entries,
          players: namesIn(answer, words).map((name) => ({ name })),
        }),
        instead: asTheyCanPlay,
      }
    : undefined;

/** Players of one name are told apart by numbers, and the kind of game follows from how many they are. */
function asTheyCanPlay(taken: FormEntries): FormEntries {
  const players: { readonly name: string }[] = [];
  for (const { name } of taken.players) {
    let own = name;
    for (let number = 2; seatNamed(own, players) !== -1; number += 1) own = `${name} (${number})`;
    players.push({ name: own });
  }
  const isOdd = taken.kind === 'teams' && ![4, 6].includes(players.length);
  return { ...taken, players, ...(isOdd && { kind: 'venus' }) };
}

/** More than can play, so the library refuses it. */
const MANY_PLAYERS = 99;

function namesIn(answer: string, words: FormWords): readonly string[] {
  if (isNumber(answer)) {
    const count = Math.min(MANY_PLAYERS, Number(answer));
    if (count === 0) unclear('nobodyPlayed', {});
    return Array.from({ length: count }, (_, seat) => words.player(seat + 1));
  }
  if (!/[,;]/.test(answer)) return answer.trim().split(/\s+/);
  const names = [...answer.matchAll(NAME)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
  return names.some(Boolean) ? names.filter(Boolean) : unclear('answerMissing', {});
}

/** A name in a list; one with commas stands between quotation marks: `"Livia, the elder", Gaius`. */
const NAME = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,;]|$)|([^,;]+))/g;

const teams: Ask = (entries, asking) => {
  if (entries.kind !== 'teams' || entries.teams !== undefined) return undefined;
  if (entries.players.length === 0) return undefined;
  const { words } = asking;
  const { answer: told, teams: texts } = words;
  const opposite = answerNamed('opposite', words);
  const names = entries.players.map(({ name }) => ({ id: name, names: [] }));
  const pairs = (told: FormEntries) =>
    scoresOf(told, asking)?.teams?.map((team) => team.players) ?? [];
  return {
    id: 'teams',
    text: texts.question,
    kind: 'some',
    usual: nameOf(opposite),
    help: () => [told(nameOf(opposite), texts.opposite), texts.help],
    choices: () => choicesOf(names),
    take(answer) {
      if (isOne(answer, opposite)) {
        return { ...entries, teams: { pairs: pairs(entries), areTold: false } };
      }
      const withCommas = withCommasFor(answer, words);
      const told = findAll(withCommas, numbered(names), 'player');
      const rest = names.map(({ id }) => id).filter((id) => !told.includes(id));
      // Two remaining players are partners.
      const all = rest.length === 2 ? [...told, ...rest] : told;
      return { ...entries, teams: { pairs: inPairs(all), areTold: true } };
    },
    understood: (taken) =>
      taken.teams?.pairs.map((partners) => asking.namesOn(null).listed(partners)).join(', ') ?? '',
  };
};

/** Between partners may stand a word or a sign. */
function withCommasFor(answer: string, words: FormWords): string {
  const and = [...words.and, ...ENGLISH_QUESTIONS.and];
  return answer
    .split(/[+&/]/)
    .join(',')
    .split(' ')
    .map((word) => (and.includes(word.toLowerCase()) ? ',' : word))
    .join(' ');
}

function inPairs(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length % 2 !== 0) unclear('oddNames', { names: names.length });
  const firsts = names.filter((_, index) => index % 2 === 0);
  return firsts.map((name, index) => [name, names[2 * index + 1] ?? '']);
}

const map: Ask = (entries, { sheets, words, namesOn }) => {
  if (entries.map !== undefined) return undefined;
  const known = sheets.definition.maps;
  const { printed } = namesOn(null);
  const noMap = answerNamed('noMap', words);
  const maps = numbered(known.map(({ id, name }) => ({ id, names: [printed(name), name] })));
  return {
    id: 'map',
    text: words.map.question,
    kind: 'one',
    usual: nameOf(noMap),
    choices: () => choicesOf([...maps, noMap]),
    help: () => [
      words.map.help(
        nameOf(noMap),
        maps.map((one, index) => together(index + 1, nameOf(one))),
      ),
    ],
    take(answer) {
      const id = find(answer, [noMap, ...maps], 'map');
      return { ...entries, map: known.find((one) => one.id === id) ?? null };
    },
    understood: (taken) => (taken.map ? printed(taken.map.name) : ''),
  };
};

const byCity: Ask = (entries, { words }) =>
  entries.map && entries.isByCity === undefined
    ? yesOrNo(
        'byCity',
        words.byCity.question,
        [meansYes(words.byCity.yes, words), meansNo(words.byCity.no, words)],
        'yes',
        words,
        (isByCity) => ({ ...entries, isByCity }),
      )
    : undefined;

const salt: Ask = (entries, { sheets, words }) =>
  entries.hasSalt === undefined && isKnown('salt', sheets)
    ? yesOrNo(
        'salt',
        words.salt.question,
        [meansYes(words.salt.yes, words)],
        'no',
        words,
        (hasSalt) => ({ ...entries, hasSalt }),
      )
    : undefined;

const forum: Ask = (entries, { sheets, words }) =>
  entries.hasForum === undefined && isKnown('forum', sheets)
    ? yesOrNo(
        'forum',
        words.forum.question,
        [meansYes(words.forum.yes, words)],
        'no',
        words,
        (hasForum) => ({ ...entries, hasForum }),
      )
    : undefined;

function meansYes(meaning: string, { answer, answers }: FormWords): string {
  return answer(answers.yes[0], meaning);
}

function meansNo(meaning: string, { answer, answers }: FormWords): string {
  return answer(answers.no[0], meaning);
}

function isKnown(id: string, { definition }: FormSheets): boolean {
  return definition.modules.some((module) => module.id === id);
}

const outside: Ask = (entries, { sheets, words, namesOn }) => {
  const { played = {} } = entries;
  const open = outsideModules(sheets).filter(({ id }) => played[id] === undefined);
  return open.map(({ id, name = titleCase(id) }) => {
    const told = namesOn(null).printed(name);
    return yesOrNo(
      `modules.${id}`,
      words.module.question(told),
      [meansYes(words.module.yes(told), words)],
      'no',
      words,
      (isPlayed) => ({ ...entries, played: { ...played, [id]: isPlayed } }),
    );
  });
};

export const GAME_QUESTIONS: readonly Ask[] = [
  kind,
  players,
  teams,
  map,
  byCity,
  salt,
  forum,
  outside,
];

/** AskedQuestions after all players, if there is a tie to break. */
export const praefectusMagnus: Ask = (entries, asking) => {
  if (entries.praefectusMagnus !== undefined || asking.isIntermediate) return undefined;
  const ranks = scoresOf(entries, asking);
  const parties = ranks?.teams ?? ranks?.players ?? [];
  const isTied = parties.some(({ rank }, index) =>
    parties.some((other, place) => place !== index && other.rank === rank),
  );
  const isWanted = isTied || asking.proposed.praefectusMagnus !== undefined;
  if (!isWanted) return undefined;
  const names = entries.players.map(({ name }) => ({ id: name, names: [] }));
  const { words } = asking;
  const nobody: KnownThing = answerNamed('nobody', words);
  return {
    id: 'praefectusMagnus',
    text: words.praefectusMagnus.question,
    kind: 'one',
    usual: nameOf(nobody),
    help: () => [words.praefectusMagnus.help],
    choices: () => choicesOf([...names, nobody]),
    take(answer) {
      const name = find(answer, [...numbered(names), nobody], 'player');
      return { ...entries, praefectusMagnus: name === nobody.id ? null : name };
    },
  };
};
