/** What is asked of the game as a whole. */
import { counted } from '../../model/counted';
import { listed } from '../names';
import { scoresOf } from './check';
import { type Draft, KINDS } from './draft';
import {
  find,
  findAll,
  isNumber,
  isOne,
  type KnownThing,
  numbered,
  partsOf,
  together,
  Unclear,
} from './known';
import { type Ask, yesOrNo } from './question';

const KNOWN_KINDS: readonly KnownThing<(typeof KINDS)[number]>[] = KINDS.map((id) => ({
  id,
  names: [],
}));

const kind: Ask = (draft) =>
  draft.kind === undefined
    ? {
        id: 'kind',
        text: 'Game',
        usual: 'base',
        help: [
          'base: the cards of the base game, each plays alone',
          'venus: Venus cards, each plays alone',
          'teams: Venus cards, in teams of two',
        ],
        take: (answer) => ({ ...draft, kind: find(answer, KNOWN_KINDS, 'game') }),
      }
    : undefined;

const players: Ask = (draft) =>
  draft.players.length === 0
    ? {
        id: 'players',
        text: 'Players, clockwise',
        help: [
          'Their names with commas, as they sit: Livia, Gaius.',
          'Or only how many there are.',
        ],
        take: (answer) => ({ ...draft, players: namesIn(answer).map((name) => ({ name })) }),
      }
    : undefined;

/** More than ever play; the library says how many do. */
const MANY_PLAYERS = 99;

function namesIn(answer: string): readonly string[] {
  if (isNumber(answer)) {
    const count = Math.min(MANY_PLAYERS, Number(answer));
    if (count === 0) throw new Unclear('nobody has played?');
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
    text: 'Teams',
    usual: OPPOSITE.id,
    help: [
      'opposite: those who sit opposite play together.',
      'Or the names, partner by partner: Livia, Gaius, Flavia, Marcus.',
    ],
    take(answer) {
      if (isOne(answer, OPPOSITE)) {
        return { ...draft, teams: { pairs: pairs(draft), areTold: false } };
      }
      const withCommas = answer.replace(/ (?:and|et) |[+&/]/gi, ',');
      const told = findAll(withCommas, numbered(names), 'player');
      const rest = names.map(({ id }) => id).filter((id) => !told.includes(id));
      // Two who are left over are partners.
      const all = rest.length === 2 ? [...told, ...rest] : told;
      return { ...draft, teams: { pairs: inPairs(all), areTold: true } };
    },
    understood: (taken) => taken.teams?.pairs.map(listed).join(', ') ?? '',
  };
};

function inPairs(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length % 2 !== 0) throw new Unclear(`${counted(names.length, 'name')}: two a team`);
  const firsts = names.filter((_, index) => index % 2 === 0);
  return firsts.map((name, index) => [name, names[2 * index + 1] ?? '']);
}

const NO_MAP: KnownThing<'none'> = { id: 'none', names: ['counts', 'no map', '-'] };

const map: Ask = (draft, { language: { library } }) => {
  if (draft.map !== undefined) return undefined;
  const maps = numbered(library.mapIds().map((id) => ({ id, names: [library.getMap(id).name] })));
  return {
    id: 'map',
    text: 'Map',
    usual: NO_MAP.id,
    help: [
      `none: houses are counted. Or ${maps.map(({ id }, index) => together(index + 1, id)).join(', ')}.`,
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
        'Houses city by city?',
        ['yes: the cities of each player, and once what they produce', 'no: only counts'],
        'yes',
        (isByCity) => ({ ...draft, isByCity }),
      )
    : undefined;

const salt: Ask = (draft) =>
  draft.hasSalt === undefined
    ? yesOrNo('salt', 'Salt?', ['yes: with the sixth good, salt'], 'no', (hasSalt) => ({
        ...draft,
        hasSalt,
      }))
    : undefined;

const forum: Ask = (draft) =>
  draft.hasForum === undefined
    ? yesOrNo('forum', 'Forum?', ['yes: with the tiles of the forum'], 'no', (hasForum) => ({
        ...draft,
        hasForum,
      }))
    : undefined;

export const GAME_QUESTIONS: readonly Ask[] = [kind, players, teams, map, byCity, salt, forum];

/** Asked when all players are done, where it decides: who is ahead of those with as many points. */
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
    text: 'Who holds the Praefectus Magnus?',
    usual: nobody.id,
    help: ['It breaks the tie. A name or a seat, or nobody.'],
    take(answer) {
      const name = find(answer, [...numbered(names), nobody], 'player');
      return { ...draft, praefectusMagnus: name === nobody.id ? null : name };
    },
  };
};
