/** Questions about the game as a whole. */
import type { CliLanguage } from '../language';
import { listed, titleCase } from '../names';
import { printable } from '../printable';
import { scoresOf } from './check';
import { type Draft, KINDS } from './draft';
import { outsideModules } from './in-play';
import {
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

const KIND_HELP = {
  base: 'the base game, without Venus',
  venus: 'Concordia Venus, without teams',
  teams: 'Concordia Venus, in teams of two',
} as const;

/** Without their modules, there is neither Venus nor are there teams. */
function kindsIn({ modules }: CliLanguage): readonly KnownThing<(typeof KINDS)[number]>[] {
  const kinds = KINDS.filter((id) => id === 'base' || modules.some((module) => module.id === id));
  return kinds.map((id) => ({ id, names: [] }));
}

const kind: Ask = (draft, { language }) =>
  draft.kind === undefined
    ? {
        id: 'kind',
        text: 'Choose a game',
        usual: 'base',
        help: kindsIn(language).map(({ id }) => `${id}: ${KIND_HELP[id]}`),
        take: (answer) => ({ ...draft, kind: find(answer, kindsIn(language), 'game') }),
      }
    : undefined;

const players: Ask = (draft) =>
  draft.players.length === 0
    ? {
        id: 'players',
        text: 'Name the players, clockwise',
        help: [
          'Their names in seat order, with commas: Livia, Gaius.',
          'Or just how many they are.',
        ],
        take: (answer) => ({ ...draft, players: namesIn(answer).map((name) => ({ name })) }),
      }
    : undefined;

/** More than can play, so the library refuses it. */
const MANY_PLAYERS = 99;

function namesIn(answer: string): readonly string[] {
  if (isNumber(answer)) {
    const count = Math.min(MANY_PLAYERS, Number(answer));
    if (count === 0) unclear('nobodyPlayed', {});
    return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  }
  const names = /[,;]/.test(answer) ? partsOf(answer) : answer.trim().split(/\s+/);
  return names;
}

const OPPOSITE: KnownThing<'opposite'> = { id: 'opposite', names: [] };

const teams: Ask = (draft, asking) => {
  if (draft.kind !== 'teams' || draft.teams !== undefined) return undefined;
  const names = draft.players.map(({ name }) => ({ id: name, names: [] }));
  const pairs = (told: Draft) => scoresOf(told, asking).teams?.map((team) => team.players) ?? [];
  return {
    id: 'teams',
    text: 'Name the teams',
    usual: OPPOSITE.id,
    help: [
      'opposite: players who sit opposite each other are partners.',
      'Or the names, two by two: Livia, Gaius, Flavia, Marcus.',
    ],
    take(answer) {
      if (isOne(answer, OPPOSITE)) {
        return { ...draft, teams: { pairs: pairs(draft), areTold: false } };
      }
      const withCommas = answer.replace(/ (?:and|et) |[+&/]/gi, ',');
      const told = findAll(withCommas, numbered(names), 'player');
      const rest = names.map(({ id }) => id).filter((id) => !told.includes(id));
      // Two remaining players are partners.
      const all = rest.length === 2 ? [...told, ...rest] : told;
      return { ...draft, teams: { pairs: inPairs(all), areTold: true } };
    },
    understood: (taken) => taken.teams?.pairs.map((partners) => listed(partners)).join(', ') ?? '',
  };
};

function inPairs(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length % 2 !== 0) unclear('oddNames', { names: names.length });
  const firsts = names.filter((_, index) => index % 2 === 0);
  return firsts.map((name, index) => [name, names[2 * index + 1] ?? '']);
}

const NO_MAP: KnownThing<'none'> = { id: 'none', names: ['counts', 'no map', '-'] };

const map: Ask = (draft, { language: { library } }) => {
  if (draft.map !== undefined) return undefined;
  const maps = numbered(library.mapIds().map((id) => ({ id, names: [library.getMap(id).name] })));
  return {
    id: 'map',
    text: 'Choose a map',
    usual: NO_MAP.id,
    help: [
      `none: just count houses. Or ${maps.map((one, index) => together(index + 1, nameOf(one))).join(', ')}.`,
    ],
    take(answer) {
      const id = find(answer, [NO_MAP, ...maps], 'map');
      return { ...draft, map: id === NO_MAP.id ? null : library.getMap(id) };
    },
    understood: (taken) => taken.map?.name ?? '',
  };
};

const byCity: Ask = (draft) =>
  draft.map && draft.isByCity === undefined
    ? yesOrNo(
        'byCity',
        'List houses by city?',
        ['yes: name the cities and, once each, their goods', 'no: just count houses'],
        'yes',
        (isByCity) => ({ ...draft, isByCity }),
      )
    : undefined;

const salt: Ask = (draft, { language }) =>
  draft.hasSalt === undefined && isKnown('salt', language)
    ? yesOrNo('salt', 'Played with salt?', ['yes: salt was the sixth good'], 'no', (hasSalt) => ({
        ...draft,
        hasSalt,
      }))
    : undefined;

const forum: Ask = (draft, { language }) =>
  draft.hasForum === undefined && isKnown('forum', language)
    ? yesOrNo(
        'forum',
        'Played with the forum?',
        ['yes: players had forum tiles'],
        'no',
        (hasForum) => ({
          ...draft,
          hasForum,
        }),
      )
    : undefined;

function isKnown(id: string, { modules }: CliLanguage): boolean {
  return modules.some((module) => module.id === id);
}

/** One after the other. */
const outside: Ask = (draft, { language }) => {
  const { played = {} } = draft;
  const module = outsideModules(language).find(({ id }) => played[id] === undefined);
  if (module === undefined) return undefined;
  const { id, name = titleCase(id) } = module;
  const told = printable(name);
  return yesOrNo(
    `modules.${id}`,
    `Played with ${told}?`,
    [`yes: ${told} was in the game`],
    'no',
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
  const nobody: KnownThing = { id: 'nobody', names: ['none', '-'] };
  return {
    id: 'praefectusMagnus',
    text: 'Who has the Praefectus Magnus?',
    usual: nobody.id,
    help: ['It breaks the tie. A name, or its number; or nobody.'],
    take(answer) {
      const name = find(answer, [...numbered(names), nobody], 'player');
      return { ...draft, praefectusMagnus: name === nobody.id ? null : name };
    },
  };
};
