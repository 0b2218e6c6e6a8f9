/** Scores games played at a table, from what people have counted. */

import type * as z from 'zod/mini';
import { cityGoodsFault } from '../board/city-goods';
import { compilePlaces, type Places } from '../board/places';
import { tokensOf } from '../board/tokens';
import type { RuleModule, SheetRules } from '../kit/module';
import type { Rules, ScoreType } from '../kit/rules';
import { type Cards, PLAIN_GODS } from '../model/cards';
import { type ErrorWords, inWords, toldFault } from '../model/error-words';
import type { ConcordiaError } from '../model/errors';
import { type Fault, inputFaults, noSuchMap, refuseFault } from '../model/faults';
import { nearest } from '../model/find';
import type { MapId, Seat } from '../model/ids';
import type { Letter, MapPlaces } from '../model/map';
import { type Names, seatNamed } from '../model/names';
import { place } from '../model/parse';
import { isRecord, isShortList } from '../model/plain';
import { sealErrors, sealedRoom } from '../model/seal';
import { STORAGE } from '../model/state';
import { type Boxes, boxesOf, cardsWith, sheetCards } from './cards';
import { Contradictions, contradiction, sheetReader, sheetTeams, type Teams } from './read-sheet';
import {
  intermediateRewards,
  type PlayerScore,
  type Scores,
  type ScoringInput,
  scorePlayers,
  sortByGod,
} from './score';
import { type PlayerSheet, type ScoreSheet, sheetSchema } from './sheet';
import { sheetHoldings, sheetWarnings } from './sheet-holdings';

/** One player's part of an intermediate scoring. */
export interface IntermediateScore extends PlayerScore {
  /** Payment by the bank: 2 for the highest points, 1 for the second highest, 0 for others. */
  readonly sestertii: number;
}

/** Everyone's points in an intermediate scoring. */
export interface IntermediateScores extends Scores {
  /** In seat order. */
  readonly players: readonly IntermediateScore[];
}

/** Scores games played at a table. */
export interface Scorer {
  /**
   * Final scoring.
   *
   * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself (`details.path` says where); `UNKNOWN_MAP`
   * if its map is unknown.
   *
   * @example
   * ```ts
   * const sheet = {
   *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
   * };
   * console.log(scoreGame(sheet).players[0]?.gods.vesta); // -> { cards: 1, value: 1, points: 1 }
   * ```
   */
  scoreGame(sheet: ScoreSheet): Scores;
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
  scoreIntermediate(sheet: ScoreSheet): IntermediateScores;
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
  parseSheet(input: unknown): ScoreSheet;
  /** The schema of sheets with ids. */
  readonly sheetSchema: z.ZodMiniType<ScoreSheet>;
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
  sheetWarnings(sheet: ScoreSheet, ended: boolean): readonly string[];
}

/** Victory points that maps and modules bring, as sheets know them. */
interface SheetScores {
  /** Only whether there are some counts. */
  readonly tokens?: Rules['tokens'];
  readonly scores?: readonly Pick<ScoreType, 'id' | 'words' | 'most'>[];
  /** What is said of what only they find wrong. */
  readonly faults?: Rules['faults'];
}

type PartOfRules = Partial<Pick<Rules, 'deck' | 'parties'>> & SheetScores;

/** What a scorer knows: boards to count houses on, and modules with cards and lines of their own. */
export interface ScorerDefinition {
  /** Boards whose cities can be listed on sheets, with the cards and victory points of those that bring some. */
  readonly maps?: readonly (MapPlaces & {
    /** The part of its rules that affects scoring. */
    readonly rules?: Pick<Rules, 'deck'> & SheetScores;
  })[];
  /** Modules with their own cards or lines of the sheet. */
  readonly modules?: readonly (Pick<RuleModule, 'id' | 'name' | 'sheet'> & {
    /** The part of its rules that affects scoring. */
    readonly rules: Pick<Rules, 'deck' | 'parties'> & SheetScores;
  })[];
}

/** A limit for maps and modules, far above any real use. */
const MOST_PARTS = 1000;

/**
 * Makes a scorer for games played at a table. It needs no engine.
 *
 * @param words - what it says, the first to be asked first; last, what maps and modules say of what only they find wrong.
 * @param namesFor - the names for a sheet, which may not have been checked.
 * @throws ConcordiaError `INVALID_INPUT` if `maps` or `modules` is not a list.
 */
export function scorerFor(
  parts: ScorerDefinition,
  words: readonly ErrorWords[],
  namesFor: (sheet: unknown) => Names,
): Scorer {
  const said = [...words];
  const localized = (error: ConcordiaError, sheet: unknown): ConcordiaError =>
    error.localized((refusal) => inWords(refusal, namesFor(sheet), said));
  const made = (): Scorer => {
    const read = partsOf(parts);
    said.push(...ownFaults(read));
    const tell: TellWarning = (warning, sheet) => toldFault(warning, namesFor(sheet), said);
    return sealedRoom(assembled(read, tell), localized);
  };
  return sealErrors(made, localized)();
}

/** A warning in words. */
type TellWarning = (warning: Fault, sheet: ScoreSheet) => string;

/**
 * The parts, read only once.
 *
 * @throws ConcordiaError `INVALID_INPUT` if they are not lists.
 */
export function partsOf(parts: ScorerDefinition): Required<ScorerDefinition> {
  const given: ScorerDefinition = isRecord(parts) ? parts : noParts();
  const { maps = [], modules = [] } = given;
  if (!isShortList(maps, MOST_PARTS) || !isShortList(modules, MOST_PARTS)) noParts();
  return { maps, modules };
}

function noParts(): never {
  return inputFaults.refuse('INVALID_INPUT', 'maps', 'noListsOfParts');
}

function assembled({ maps, modules }: Required<ScorerDefinition>, tell: TellWarning): Scorer {
  const boards = new Map<MapId, Places>();
  const boardOf = (id: MapId): Places => {
    const known = boards.get(id);
    if (known !== undefined) return known;
    const ids = maps.map((map) => map.id);
    const board = compilePlaces(maps.find((map) => map.id === id) ?? noSuchMap(id, ids, nearest));
    boards.set(id, board);
    return board;
  };
  const all = [...maps, ...modules].map(({ rules }): PartOfRules => rules ?? {});
  const cards = cardsWith(all);
  /** A sheet that names its map has the cards of no other. */
  const boxesFor = ({ map: id }: Pick<ScoreSheet, 'map'>): Boxes => {
    const deck = maps.find((map) => map.id === id)?.rules?.deck;
    const rules = id === undefined ? all : modules.map((module) => module.rules);
    return boxesOf(cards, rules, deck && [deck]);
  };
  const sheets = modules.flatMap(({ sheet }) => sheet ?? []);
  const lines = Object.assign({}, ...sheets.map((sheet) => sheet.lines));
  const named = all.flatMap(({ scores = [] }) => scores);
  const sheet = sheetSchema(cards, lines, named);
  const parseSheet = sheetReader(sheet);
  const hasOwnTokens = all.some(({ tokens }) => tokens !== undefined);
  const table: SheetContext = { boardOf, cards, boxesFor, sheets, hasOwnTokens };
  /** @param whole - adds what a sheet does not say but its lines bring. */
  const scored = (input: ScoreSheet, whole = (sheet: ScoreSheet) => sheet): Scores => {
    const told = parseSheet(input);
    const teams = sheetTeams(told);
    const inputs = scoringInputs(told, table, teams);
    const { players } = whole(told);
    const counted = inputs.map((one, seat) => ({ ...one, scores: players[seat]?.scores }));
    return scorePlayers(counted, { praefectusMagnus: holder(told), teams });
  };
  return {
    scoreGame: (input) =>
      scored(input, (sheet) => {
        const whole = withPoints(sheet, sheets);
        // What lines bring is held to the bounds of what people write.
        return whole === sheet ? sheet : parseSheet(whole);
      }),
    scoreIntermediate(input) {
      const scores = scored(input);
      const early = scores.players.findIndex(({ concordia }) => concordia > 0);
      if (early !== -1) {
        contradiction(['players', early, 'concordia'], 'nobodyHasEnded', 'R-7.1');
      }
      const other = scores.players.findIndex(({ bonus }) => bonus !== 0);
      if (other !== -1) {
        const { scores: named = {} } = scores.players[other] ?? {};
        const line = Object.values(named).some(Boolean) ? 'scores' : 'bonus';
        contradiction(['players', other, line], 'onlyCardsCount', 'R-7.1');
      }
      const rewards = intermediateRewards(scores.players.map(({ total }) => total));
      return {
        ...scores,
        players: scores.players.map((score, seat) => ({ ...score, sestertii: rewards[seat] ?? 0 })),
      };
    },
    parseSheet,
    sheetSchema: sheet.schema,
    sheetWarnings(input, ended) {
      const sheet = parseSheet(input);
      const warnings = sheetWarnings(sheet, ended, cards, boxesFor(sheet));
      return warnings.map((warning) => tell(warning, sheet));
    },
  };
}

/** What reading a sheet needs. */
interface SheetContext {
  boardOf(map: MapId): Places;
  readonly cards: Cards;
  boxesFor(sheet: ScoreSheet): Boxes;
  readonly sheets: readonly SheetRules[];
  /** Whether a map or module changes the city tokens: a sheet does not say which are played. */
  readonly hasOwnTokens: boolean;
}

function scoringInputs(
  sheet: ScoreSheet,
  { boardOf, cards: catalogue, boxesFor, sheets, hasOwnTokens }: SheetContext,
  teams: Teams | undefined,
): readonly ScoringInput[] {
  const board = sheet.map === undefined ? undefined : boardOf(sheet.map);
  const { players } = sheet;
  const faults = new Contradictions();
  faults.attempt(() => checkCityGoods(sheet, board, hasOwnTokens));
  const boxes = boxesFor(sheet);
  const box = teams === undefined ? boxes.alone : boxes.partners;
  const cards = sheetCards(players, catalogue, box, faults);
  const lines = players.map((player) => ({ ...player }));
  const told = sheets.flatMap(({ faults: faultsOf }) => faultsOf?.(lines) ?? []);
  for (const [seat, { name, concordia }] of players.entries()) {
    const path = ['players', seat];
    faults.attempt(() => {
      if (seatNamed(name, players) !== seat) {
        contradiction([...path, 'name'], 'nameTwice', undefined, { name });
      }
    });
    faults.attempt(() => {
      if (concordia && players.findIndex((other) => other.concordia) !== seat) {
        contradiction([...path, 'concordia'], 'onlyOneConcordia', 'R-6.1');
      }
    });
    for (const fault of told.filter((other) => other.seat === seat)) {
      faults.add({ ...fault, path: place([...path, ...fault.path]) });
    }
  }
  const spacesOf = (player: PlayerSheet): number =>
    sheets.reduce((spaces, { capacity }) => capacity?.(spaces, { ...player }) ?? spaces, STORAGE);
  const found = players.flatMap((player, seat) => {
    const own = cards[seat] ?? sortByGod(catalogue, []);
    const hasVenus = own.plain.venus > 0;
    const holdings = faults.attempt(() =>
      sheetHoldings({ sheet, seat, board, hasVenus, teams, spacesOf }),
    );
    if (holdings === undefined) return [];
    const { name, concordia = false, bonus } = player;
    return [{ name, cards: own, ...holdings, concordia, bonus }];
  });
  faults.throwAny();
  const inGame = PLAIN_GODS.filter(
    (god) => god !== 'venus' || found.some((input) => input.cards.plain.venus > 0),
  );
  return found.map((input) => ({ ...input, inGame }));
}

/**
 * The sheet with the points that its lines bring; lines that contradict themselves have been refused.
 *
 * @throws ConcordiaError `INVALID_SHEET` if the sheet has other points of that name.
 */
function withPoints(sheet: ScoreSheet, sheets: readonly SheetRules[]): ScoreSheet {
  // A sheet does not say which modules are played, but nobody has lines of another.
  const played = sheets.filter(({ lines }) =>
    sheet.players.some((player) => Object.keys(lines).some((name) => Object.hasOwn(player, name))),
  );
  const points = played.flatMap((one) => (one.points === undefined ? [] : [one.points]));
  if (points.length === 0) return sheet;
  const faults = new Contradictions();
  const players = sheet.players.map((player, seat) => {
    const brought: Record<string, number> = Object.assign(
      {},
      ...points.map((pointsOf) => pointsOf({ ...player })),
    );
    for (const [id, stated] of Object.entries(player.scores ?? {})) {
      const points = brought[id] ?? stated;
      const path = ['players', seat, 'scores', id];
      faults.attempt(() => {
        if (points !== stated)
          contradiction(path, 'linesSayOtherwise', undefined, { points, stated });
      });
    }
    return { ...player, scores: { ...player.scores, ...brought } };
  });
  faults.throwAny();
  return { ...sheet, players };
}

function checkCityGoods(
  { cityGoods }: ScoreSheet,
  board: Places | undefined,
  hasOwnTokens: boolean,
): void {
  if (cityGoods === undefined) return;
  if (board === undefined) contradiction(['map'], 'citiesNeedMap');
  const withSalt = Object.values(cityGoods).includes('salt');
  const tokens = (letter: Letter) =>
    hasOwnTokens ? undefined : tokensOf(board.map, letter, withSalt);
  const fault = cityGoodsFault(board, cityGoods, tokens, nearest);
  if (fault !== undefined)
    refuseFault('INVALID_SHEET', { ...fault, path: 'cityGoods', rule: 'R-2.1' });
}

function holder({ praefectusMagnus, players }: ScoreSheet): Seat | undefined {
  if (praefectusMagnus === undefined) return undefined;
  const seat =
    typeof praefectusMagnus === 'number' ? praefectusMagnus : seatNamed(praefectusMagnus, players);
  if (players[seat] === undefined) {
    const player = String(praefectusMagnus);
    contradiction(['praefectusMagnus'], 'noSuchPlayer', 'R-6.3', {
      player,
      nearest: nearest(
        player,
        players.map(({ name }) => name),
      ),
    });
  }
  return seat;
}

/** The words of maps and modules for what only they find wrong. */
export function ownFaults({ maps, modules }: Required<ScorerDefinition>): readonly ErrorWords[] {
  return [...maps, ...modules].map(({ rules }) => ({ faults: rules?.faults }));
}
