/**
 * Score sheets on a screen: a scorer that speaks, with the names and cards that a page needs on which people fill in
 * sheets. It contains no engine, and knows the maps and modules that it is given.
 *
 * @module
 */
import type { Card, CardId } from './model/cards';
import { clauseOf, inWords } from './model/error-words';
import type { ConcordiaError } from './model/errors';
import { inputFaults } from './model/faults';
import { fix } from './model/freeze';
import { MAX_SEATS, type MapId } from './model/ids';
import type { MapPlaces } from './model/map';
import type { Names } from './model/names';
import { isRecord, isShortList } from './model/plain';
import { sealErrors, sealedRoom } from './model/seal';
import { allSheets } from './modules/sheets';
import { cardsWith, handOf, saleOf } from './scoring/cards';
import { SHEET_CLAUSES } from './scoring/read-sheet';
import {
  ownFaults,
  partsOf,
  type Scorer,
  type ScorerDefinition,
  scorerFor,
} from './scoring/scorer';
import { mustBeWords } from './words/checked-words';
import { NOWHERE, nameOfAny, namesOf, rolesOf } from './words/game-names';
import { type Translated, wordsWith } from './words/merged-words';
import type { WordSet, Words } from './words/word-set';
import { mustBeMap } from './words/words';

/** The parts of sheets, and the language to speak of them. */
export interface SheetsDefinition extends ScorerDefinition {
  /** Texts to use instead of the English ones, such as another language. */
  readonly words?: Words;
}

/** A game at a table, as far as its cards depend on it. */
export interface TableGame {
  /** Its map; without one, no map brings cards. */
  readonly map?: MapId;
  /** From 1 to 6. */
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
  /** What it was made of. */
  readonly definition: Required<ScorerDefinition> & {
    /** All texts that it was given, and those that its maps and modules bring. */
    readonly words: WordSet;
  };
  /** Every card by its id. */
  readonly cards: Readonly<Record<CardId, Card>>;
  /**
   * The cards of a game.
   *
   * @throws ConcordiaError `INVALID_INPUT` for a number of players that there is not.
   */
  cardsOf(game: TableGame): TableCards;
  /** All that an error of this scorer finds wrong on a sheet. */
  faultsIn(error: ConcordiaError): readonly SheetFaultTold[];
  /** The name of a card, role, god, good, tile, city or province; on no map if it is undefined. */
  nameOf(map: MapPlaces | undefined, id: string): string;
}

/**
 * Makes a scorer whose errors and warnings are sentences, together with the names and cards that a page needs on which
 * people fill in sheets. It contains no engine, and knows only the maps and modules that it is given;
 * `sheetModules` are those of this package.
 *
 * @throws ConcordiaError `INVALID_INPUT` if `maps` or `modules` is not a list; `INVALID_LIBRARY` if the words are none.
 *
 * @example
 * ```ts
 * const sheets = createSheets({ maps: [imperium], modules: sheetModules });
 * const { sale } = sheets.cardsOf({ map: 'imperium', players: 3, modules: ['venus'] });
 * console.log(sale.length, sheets.nameOf(imperium, 'mason-ii')); // -> 21 Mason II
 * ```
 */
export function createSheets(parts: SheetsDefinition = {}): Sheets {
  return sealErrors(() => assembled(parts))();
}

function assembled(parts: SheetsDefinition): Sheets {
  const known = partsOf(parts);
  const { maps } = known;
  const { words: given = [] } = parts;
  const all = [...maps, ...known.modules];
  // Those that `defineMap` and `defineModule` have made may bring words.
  const translated = all as readonly Translated[];
  mustBeWords(given, 'words', translated);
  const words = wordsWith(given, translated);
  const cards = cardsWith(all.map(({ rules }) => rules ?? {}));
  const scores = new Map(
    all
      .flatMap(({ rules }) => rules?.scores ?? [])
      .map(({ id, words: english }) => [id, words.scores?.[id] ?? english]),
  );
  const roles = rolesOf(cards);
  const namesByMap = new WeakMap<object, Names>();
  const said = [words];

  function namesOn(map: MapPlaces | undefined): Names {
    const places = map ?? NOWHERE;
    if (map !== undefined && !namesByMap.has(map)) mustBeMap(map);
    const names = namesByMap.get(places) ?? namesOf(places, cards, [], words.names);
    namesByMap.set(places, names);
    return names;
  }

  function namesFor(sheet: unknown): Names {
    return namesOn(isRecord(sheet) ? maps.find(({ id }) => id === sheet.map) : undefined);
  }

  function cardsOf({ map, players, modules: played = [] }: TableGame): TableCards {
    if (!Number.isInteger(players) || players < 1 || players > MAX_SEATS) {
      inputFaults.refuse('INVALID_INPUT', 'players', 'notValid');
    }
    if (!isShortList(played, known.modules.length))
      inputFaults.refuse('INVALID_INPUT', 'modules', 'notValid');
    const decks = all.flatMap(({ id, rules }) =>
      rules?.deck !== undefined && (id === map || played.includes(id)) ? [rules.deck] : [],
    );
    const dealing = {
      players,
      options: { display: 'cloth', modules: played, omitProvinces: [] },
    } as const;
    const deckOf = (card: CardId): number => cards.get(card)?.deck ?? 0;
    return {
      hands: Array.from({ length: players }, (_, seat) => handOf(decks, seat, dealing)),
      // As many decks as there are players.
      sale: saleOf(cards, decks, dealing)
        .filter((card) => deckOf(card) <= players)
        .toSorted((a, b) => deckOf(a) - deckOf(b)),
    };
  }

  function faultsIn({ reason, message, details }: ConcordiaError): readonly SheetFaultTold[] {
    const { issues, path } = details;
    const listed = Array.isArray(issues) ? issues.filter(isTold) : [];
    if (listed.length > 0)
      return listed.map((issue) => ({ path: issue.path, message: issue.message }));
    // An error does not say on which map it is; where there is only one, names are known.
    const [only, another] = maps;
    const names = namesOn(another === undefined ? only : undefined);
    const clause =
      clauseOf(reason, details, names, [...said, { faults: SHEET_CLAUSES }, ...ownFaults(known)]) ??
      message;
    return [{ path: typeof path === 'string' ? path : '', message: clause }];
  }

  function nameOf(map: MapPlaces | undefined, id: string): string {
    const names = namesOn(map);
    const scoreOf = (): string | undefined => scores.get(id)?.(names);
    return nameOfAny(names, id, map ?? NOWHERE, { cards, roles, scoreOf });
  }

  const definition = Object.freeze({ ...known, words });
  const room = {
    definition,
    cards: Object.freeze(Object.fromEntries(cards)),
    cardsOf,
    faultsIn,
    nameOf,
  };
  return Object.freeze({
    ...scorerFor(known, said, namesFor),
    ...sealedRoom(room, (error) =>
      error.localized((refusal) => inWords(refusal, namesOn(undefined), said)),
    ),
  });
}

function isTold(issue: unknown): issue is SheetFaultTold {
  return isRecord(issue) && typeof issue.path === 'string' && typeof issue.message === 'string';
}

/** What the modules of this package add to sheets, without their rules: much smaller than the modules. */
export const sheetModules: NonNullable<ScorerDefinition['modules']> = fix(allSheets);

export {
  answer,
  draftOf,
  newDraft,
  type SheetDraft,
  type SheetField,
  type SheetForm,
  sheetForm,
} from './form/form';
export type { FieldChoice, FieldKind, FormSheets } from './form/question';
export type { FieldWords, FormAnswer, FormWords, GoodsWords, LabelWords } from './form/words';
export { ConcordiaError, type ErrorCode } from './model/errors';
export { FORUM_TILES } from './modules/forum/tile-ids';
export type { Holdings } from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, ScorerDefinition } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Scorer };
