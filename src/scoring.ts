/**
 * The scorer alone, for games played at a table; it knows all maps and contains no engine.
 *
 * @module
 */
import { BASE_CARDS } from './cards/catalogue';
import { HAND } from './cards/sets';
import { allBoards } from './maps/boards';
import type { Card, CardId } from './model/cards';
import type { ConcordiaError } from './model/errors';
import { framed } from './model/fault-words';
import { STORED_GOODS } from './model/goods';
import { MAX_SEATS, type MapId } from './model/ids';
import { unknownMap } from './model/input-words';
import type { CheckedMap } from './model/map';
import { type Names, namesWith } from './model/names';
import { isRecord } from './model/plain';
import { sealErrors } from './model/seal-errors';
import { clauseOf, type ErrorWords, inWords } from './model/telling';
import { allSheets } from './modules/sheets';
import { sheetFaults } from './scoring/fault-words';
import { createScorer as create, type Scorer, type ScorerDefinition } from './scoring/scorer';
import { type Translated, wordsWith } from './words/merged-words';
import { NOWHERE, namesOf } from './words/names';
import type { Words } from './words/word-set';

/**
 * Makes a scorer for a choice of maps and modules. It carries no words: its errors and warnings give reason and facts.
 *
 * @example
 * ```ts
 * const { scoreGame } = createScorer({ maps: [imperium] });
 * const player = { name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} };
 * console.log(scoreGame({ players: [player] }).winners); // -> [ 'Livia' ]
 * ```
 */
export function createScorer(parts: ScorerDefinition = {}): Scorer {
  return closed(create(parts), (error) => error);
}

function closed(
  scorer: Scorer,
  localized: (error: ConcordiaError, about: unknown) => ConcordiaError,
): Scorer {
  return Object.freeze({
    scoreGame: sealErrors(scorer.scoreGame, localized),
    scoreIntermediate: sealErrors(scorer.scoreIntermediate, localized),
    parseSheet: sealErrors(scorer.parseSheet, localized),
    sheetWarnings: sealErrors(scorer.sheetWarnings, localized),
    sheetSchema: scorer.sheetSchema,
  });
}

/** Errors in whole sentences; a scorer of your own keeps to the reasons, so that it stays small. */
function inEnglish(error: ConcordiaError): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), [ENGLISH]));
}

const ENGLISH: ErrorWords = {
  refusals: { unknownMap, invalidSheet: framed('score sheet') },
  faults: sheetFaults,
};

/** The parts of sheets, and the language to speak of them. */
export interface SheetsDefinition extends ScorerDefinition {
  /** Texts to use instead of the English ones, such as another language. */
  readonly words?: Words;
}

/** A game at a table, as far as its cards depend on it. */
export interface TableGame {
  /** Its map; without one, no map brings cards. */
  readonly map?: MapId;
  readonly players: number;
  /** The ids of the modules that are played, such as `venus`. */
  readonly modules?: readonly string[];
}

/** The cards of a game at a table. */
export interface TableCards {
  /** What everybody begins with, in seat order. */
  readonly hands: readonly (readonly CardId[])[];
  /** What can be bought, deck by deck. */
  readonly sale: readonly CardId[];
}

/** Something wrong on a sheet. */
export interface SheetFaultTold {
  /** Where, such as `players[0].goods`; empty for the whole sheet. */
  readonly path: string;
  /** A clause without a full stop. */
  readonly message: string;
}

/** A scorer for pages on which people fill in sheets, with names and cards. */
export interface Sheets extends Scorer {
  /** Every card by its id. */
  readonly cards: Readonly<Record<CardId, Card>>;
  /** The cards of a game. */
  cardsOf(game: TableGame): TableCards;
  /** All that an error of this scorer finds wrong on a sheet. */
  faultsIn(error: ConcordiaError): readonly SheetFaultTold[];
  /** The name of a card, role, god, good, tile, city or province; on no map if it is undefined. */
  nameOf(map: CheckedMap | undefined, id: string): string;
}

/**
 * Makes a scorer whose errors and warnings are sentences, together with the names and cards that a page needs on which
 * people fill in sheets. It contains no engine, and knows only the maps and modules that it is given;
 * `sheetModules` are those of this package.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if the words are none.
 *
 * @example
 * ```ts
 * const sheets = createSheets({ maps: [imperium], modules: sheetModules });
 * const { sale } = sheets.cardsOf({ map: 'imperium', players: 3, modules: ['venus'] });
 * console.log(sale.length, sheets.nameOf(imperium, 'mason-ii')); // -> 21 Mason II
 * ```
 */
export function createSheets(parts: SheetsDefinition): Sheets {
  return sealErrors(() => sheetsOf(parts))();
}

function sheetsOf(parts: SheetsDefinition): Sheets {
  const { maps = [], modules = [], words: given = [] } = parts;
  // First of all, since it checks them.
  const scorer = create({ maps, modules }, (reason, facts) => tell(reason, facts));
  // Those that `defineMap` and `defineModule` have made may bring words.
  const translated = [...maps, ...modules].map((part) => part as Translated);
  const words = wordsWith(given, translated);
  const decks = [...maps, ...modules].map(({ id, rules }) => ({ id, deck: rules?.deck }));
  const all = [...BASE_CARDS, ...decks.flatMap(({ deck }) => deck?.cards ?? [])];
  const cards = new Map(all.map((card) => [card.id, card]));
  const deckOf = (card: CardId): number => cards.get(card)?.deck ?? 0;
  const known = new Map<CheckedMap | undefined, Names>();
  const namesOn = (map: CheckedMap | undefined): Names => {
    const names = known.get(map) ?? namesOf(map ?? NOWHERE, cards, [], words.names);
    known.set(map, names);
    return names;
  };
  const telling = [words, ENGLISH];
  const scores = new Map(
    [...maps, ...modules]
      .flatMap(({ rules }) => rules?.scores ?? [])
      .map(({ id, words: own }) => [id, words.scores?.[id] ?? own]),
  );
  const [only, another] = maps;
  const tell = (reason: string, facts: object) =>
    clauseOf(reason, facts, namesOn(another === undefined ? only : undefined), telling);
  const localized = (error: ConcordiaError, about: unknown): ConcordiaError => {
    const map = isRecord(about) ? maps.find(({ id }) => id === about.map) : undefined;
    return error.localized((refusal) => inWords(refusal, namesOn(map), telling));
  };
  return Object.freeze({
    ...closed(scorer, localized),
    cards: Object.freeze(Object.fromEntries(cards)),
    cardsOf: sealErrors(({ map, players, modules: played = [] }: TableGame): TableCards => {
      const seats = Math.min(players, MAX_SEATS);
      const own = decks.flatMap(({ id, deck }) =>
        deck !== undefined && (id === map || played.includes(id)) ? [deck] : [],
      );
      const options = { display: 'cloth', modules: played, omitProvinces: [] } as const;
      const context = { players: seats, options };
      const first: readonly CardId[] = BASE_CARDS.map(({ id }) => id).filter(deckOf);
      const sale = own.reduce((ids, deck) => deck.forSale?.(ids, context) ?? ids, first);
      return {
        hands: Array.from({ length: seats }, (_, seat) =>
          own.reduce<readonly CardId[]>(
            (hand, deck) => deck.hand?.(hand, seat, context) ?? hand,
            HAND,
          ),
        ),
        sale: sale
          .filter((card) => deckOf(card) > 0 && deckOf(card) <= seats)
          .toSorted((a, b) => deckOf(a) - deckOf(b)),
      };
    }),
    faultsIn: sealErrors((error: ConcordiaError): readonly SheetFaultTold[] => {
      const { reason, message, details } = error;
      const { issues, path } = details;
      const listed = Array.isArray(issues) ? issues.filter(isTold) : [];
      if (listed.length > 0)
        return listed.map(({ path: at, message: said }) => ({ path: at, message: said }));
      const clause = tell(reason, details) ?? message;
      return [{ path: typeof path === 'string' ? path : '', message: clause }];
    }),
    nameOf: sealErrors((map: CheckedMap | undefined, id: string): string => {
      const names = namesOn(map);
      const good = STORED_GOODS.find((one) => one === id);
      if (good !== undefined) return names.good(good);
      if (cards.has(id)) return names.card(id);
      if (all.some(({ roles }) => roles.includes(id))) return names.role(id);
      const points = scores.get(id)?.(names);
      if (points !== undefined) return points;
      if (map?.cities.some((city) => city.id === id)) return names.place(id);
      return map?.provinces.some((province) => province.id === id)
        ? names.province(id)
        : names.title(id);
    }),
  });
}

function isTold(issue: unknown): issue is SheetFaultTold {
  return isRecord(issue) && typeof issue.path === 'string' && typeof issue.message === 'string';
}

/** What the modules of this package add to sheets, without their rules: much smaller than the modules. */
export const sheetModules: typeof allSheets = allSheets;

const scorer = closed(
  create({ maps: allBoards, modules: allSheets }, (reason, facts) =>
    clauseOf(reason, facts, namesWith(), [ENGLISH]),
  ),
  inEnglish,
);

// Each by a call without side effects, so that bundlers can drop all boards.
/**
 * Final scoring.
 *
 * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself (`details.path` says where); `UNKNOWN_MAP` if
 * its map is unknown.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreGame(sheet).players[0]?.gods.vesta); // -> { cards: 1, value: 1, points: 1 }
 * ```
 */
export const scoreGame = part('scoreGame');
/**
 * Intermediate scoring of all players, with the sestertii that the two best receive. Only cards count: no
 * player may have `scores`, a `bonus` or the Concordia card.
 *
 * @throws ConcordiaError like `scoreGame`.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreIntermediate(sheet).players[0]?.total); // -> 1
 * ```
 */
export const scoreIntermediate = part('scoreIntermediate');
/**
 * Reads a sheet as people write it and turns names into ids.
 *
 * @throws ConcordiaError `INVALID_SHEET` if it is not a sheet.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(parseSheet(sheet).players[0]?.cards); // -> [ 'senator' ]
 * ```
 */
export const parseSheet = part('parseSheet');
/**
 * Warnings about valid but probably incomplete entries.
 *
 * @param ended - whether the game is over; before that, the Concordia card is not missed.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(sheetWarnings(sheet, true).length); // -> 1
 * ```
 */
export const sheetWarnings = part('sheetWarnings');
/** The schema of sheets with ids. */
export const ScoreSheetSchema = part('sheetSchema');

function part<K extends keyof Scorer>(name: K): Scorer[K] {
  return scorer[name];
}

export { ConcordiaError, type ErrorCode } from './model/errors';
export { FORUM_TILES } from './modules/forum/tile-ids';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, ScorerDefinition } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Scorer };
