/** Questions about the game as a whole. */
import type { CliLanguage } from '../language';
import { ENGLISH_WORDS } from '../languages/en';
import type { CliWords } from '../languages/words';
import { printable } from '../printable';
import { namesWithoutMap, titleCase } from '../printable-names';
import { scoresOf } from './check';
import { type Draft, KINDS } from './draft';
import { outsideModules } from './in-play';
import {
  answerNamed,
  find,
  findAll,
  isNumber,
  isOne,
  type KnownThing,
  nameOf,
  numbered,
  partsOf,
  together,
} from './known';
import { type Ask, yesOrNo } from './question';
import { unclear } from './unclear';

/** Without their modules, there is neither Venus nor are there teams. */
function kindsIn({ modules, words }: CliLanguage): readonly KnownThing<(typeof KINDS)[number]>[] {
  const kinds = KINDS.filter((id) => id === 'base' || modules.some((module) => module.id === id));
  return kinds.map((id) => answerNamed(id, words));
}

const kind: Ask = (draft, { language }) =>
  draft.kind === undefined
    ? {
        id: 'kind',
        text: language.words.ask.kind.question,
        usual: language.words.ask.answers.base[0],
        help: kindsIn(language).map((one) => {
          const { answer, kind: texts } = language.words.ask;
          return answer(nameOf(one), texts[one.id]);
        }),
        take: (answer) => ({ ...draft, kind: find(answer, kindsIn(language), 'game') }),
      }
    : undefined;

const players: Ask = (draft, { language: { words } }) =>
  draft.players.length === 0
    ? {
        id: 'players',
        text: words.ask.players.question,
        help: words.ask.players.help,
        take: (answer) => ({ ...draft, players: namesIn(answer, words).map((name) => ({ name })) }),
      }
    : undefined;

/** More than can play, so the library refuses it. */
const MANY_PLAYERS = 99;

function namesIn(answer: string, { ask }: CliWords): readonly string[] {
  if (isNumber(answer)) {
    const count = Math.min(MANY_PLAYERS, Number(answer));
    if (count === 0) unclear('nobodyPlayed', {});
    return Array.from({ length: count }, (_, seat) => ask.player(seat + 1));
  }
  const names = /[,;]/.test(answer) ? partsOf(answer) : answer.trim().split(/\s+/);
  return names;
}

const teams: Ask = (draft, asking) => {
  if (draft.kind !== 'teams' || draft.teams !== undefined) return undefined;
  const { words } = asking.language;
  const { answer: told, teams: texts } = words.ask;
  const opposite = answerNamed('opposite', words);
  const names = draft.players.map(({ name }) => ({ id: name, names: [] }));
  const pairs = (told: Draft) => scoresOf(told, asking).teams?.map((team) => team.players) ?? [];
  return {
    id: 'teams',
    text: texts.question,
    usual: nameOf(opposite),
    help: [told(nameOf(opposite), texts.opposite), texts.help],
    take(answer) {
      if (isOne(answer, opposite)) {
        return { ...draft, teams: { pairs: pairs(draft), areTold: false } };
      }
      const withCommas = withCommasFor(answer, words);
      const told = findAll(withCommas, numbered(names), 'player');
      const rest = names.map(({ id }) => id).filter((id) => !told.includes(id));
      // Two remaining players are partners.
      const all = rest.length === 2 ? [...told, ...rest] : told;
      return { ...draft, teams: { pairs: inPairs(all), areTold: true } };
    },
    understood: (taken) =>
      taken.teams?.pairs
        .map((partners) => namesWithoutMap(asking.language).listed(partners))
        .join(', ') ?? '',
  };
};

/** Between partners may stand a word or a sign. */
function withCommasFor(answer: string, { ask }: CliWords): string {
  const and = [...ask.and, ...ENGLISH_WORDS.ask.and];
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

const map: Ask = (draft, { language }) => {
  if (draft.map !== undefined) return undefined;
  const { library, words } = language;
  const { printed } = namesWithoutMap(language);
  const noMap = answerNamed('noMap', words);
  const maps = numbered(
    library.mapIds().map((id) => {
      const { name } = library.getMap(id);
      return { id, names: [printed(name), name] };
    }),
  );
  return {
    id: 'map',
    text: words.ask.map.question,
    usual: nameOf(noMap),
    help: [
      words.ask.map.help(
        nameOf(noMap),
        maps.map((one, index) => together(index + 1, nameOf(one))),
      ),
    ],
    take(answer) {
      const id = find(answer, [noMap, ...maps], 'map');
      return { ...draft, map: id === noMap.id ? null : library.getMap(id) };
    },
    understood: (taken) => (taken.map ? printed(taken.map.name) : ''),
  };
};

const byCity: Ask = (draft, { language: { words } }) =>
  draft.map && draft.isByCity === undefined
    ? yesOrNo(
        'byCity',
        words.ask.byCity.question,
        [meansYes(words.ask.byCity.yes, words), meansNo(words.ask.byCity.no, words)],
        'yes',
        words,
        (isByCity) => ({ ...draft, isByCity }),
      )
    : undefined;

const salt: Ask = (draft, { language }) =>
  draft.hasSalt === undefined && isKnown('salt', language)
    ? yesOrNo(
        'salt',
        language.words.ask.salt.question,
        [meansYes(language.words.ask.salt.yes, language.words)],
        'no',
        language.words,
        (hasSalt) => ({ ...draft, hasSalt }),
      )
    : undefined;

const forum: Ask = (draft, { language }) =>
  draft.hasForum === undefined && isKnown('forum', language)
    ? yesOrNo(
        'forum',
        language.words.ask.forum.question,
        [meansYes(language.words.ask.forum.yes, language.words)],
        'no',
        language.words,
        (hasForum) => ({ ...draft, hasForum }),
      )
    : undefined;

function meansYes(meaning: string, { ask }: CliWords): string {
  return ask.answer(ask.answers.yes[0], meaning);
}

function meansNo(meaning: string, { ask }: CliWords): string {
  return ask.answer(ask.answers.no[0], meaning);
}

function isKnown(id: string, { modules }: CliLanguage): boolean {
  return modules.some((module) => module.id === id);
}

/** One after the other. */
const outside: Ask = (draft, { language }) => {
  const { played = {} } = draft;
  const module = outsideModules(language).find(({ id }) => played[id] === undefined);
  if (module === undefined) return undefined;
  const { id, name = titleCase(id) } = module;
  const { words } = language;
  const told = printable(namesWithoutMap(language).printed(name));
  return yesOrNo(
    `modules.${id}`,
    words.ask.module.question(told),
    [meansYes(words.ask.module.yes(told), words)],
    'no',
    words,
    (isPlayed) => ({ ...draft, played: { ...played, [id]: isPlayed } }),
  );
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

/** Asked after all players, if there is a tie to break. */
export const praefectusMagnus: Ask = (draft, asking) => {
  const ranks = scoresOf(draft, asking);
  const parties = ranks.teams ?? ranks.players;
  const isTied = parties.some(({ rank }, index) =>
    parties.some((other, place) => place !== index && other.rank === rank),
  );
  const isWanted = isTied || asking.remembered.has('praefectusMagnus');
  if (draft.praefectusMagnus !== undefined || asking.isIntermediate || !isWanted) return undefined;
  const names = draft.players.map(({ name }) => ({ id: name, names: [] }));
  const { words } = asking.language;
  const nobody: KnownThing = answerNamed('nobody', words);
  return {
    id: 'praefectusMagnus',
    text: words.ask.praefectusMagnus.question,
    usual: nameOf(nobody),
    help: [words.ask.praefectusMagnus.help],
    take(answer) {
      const name = find(answer, [...numbered(names), nobody], 'player');
      return { ...draft, praefectusMagnus: name === nobody.id ? null : name };
    },
  };
};
