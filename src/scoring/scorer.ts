/** Scores games that were played with cardboard, from what people counted. */
import type { Board } from '../board/board';
import { cityGoodsFault } from '../board/city-goods';
import type { MapId, Seat } from '../model/ids';
import { didYouMean } from '../model/nearest';
import type { TileId } from '../model/tiles';
import { withNearestMap } from '../model/unknown-map';
import { sheetCards } from './card-names';
import { Contradictions, contradiction } from './contradiction';
import { intermediateRewards } from './intermediate';
import { parseSheet } from './parse-sheet';
import { type Contender, type PlayerScore, type Scores, scoreContenders, sortByGod } from './score';
import type { ScoreSheet } from './sheet';
import { sheetHoldings } from './sheet-holdings';
import { sheetTeams, type Teams } from './sheet-teams';

/** One player's part of an intermediate scoring. */
export interface IntermediateScore extends PlayerScore {
  /** What the bank pays the highest and the second. */
  readonly sestertii: number;
}

export interface IntermediateScores extends Scores {
  readonly players: readonly IntermediateScore[];
}

export interface Scorer {
  /**
   * Final scoring.
   *
   * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself, `details.path` being the
   * place; `UNKNOWN_MAP` if its map is unknown.
   */
  scoreGame(sheet: ScoreSheet): Scores;
  /**
   * Intermediate scoring of all players, with the sestertii the two best receive. Only cards
   * count, so nobody has a `bonus` or the Concordia card.
   *
   * @throws ConcordiaError like `scoreGame`.
   */
  scoreIntermediate(sheet: ScoreSheet): IntermediateScores;
}

/**
 * @param findBoard - finds the board a sheet names; it throws if there is none.
 * @param mapIds - all maps there are.
 */
export function createScorer(
  findBoard: (map: MapId) => Board,
  mapIds: () => readonly MapId[],
): Scorer {
  const boardOf = (map: MapId): Board => {
    try {
      return findBoard(map);
    } catch (error) {
      throw withNearestMap(error, mapIds());
    }
  };
  const scoreGame = (input: ScoreSheet): Scores => {
    const sheet = parseSheet(input);
    const teams = sheetTeams(sheet);
    return scoreContenders(contenders(sheet, boardOf, teams), {
      praefectusMagnus: holder(sheet),
      teams,
    });
  };
  return {
    scoreGame,
    scoreIntermediate(input) {
      const scores = scoreGame(input);
      const early = scores.players.findIndex(({ concordia }) => concordia > 0);
      if (early !== -1) {
        contradiction(['players', early, 'concordia'], 'nobody has ended the game yet', 'R-7.1');
      }
      const withBonus = scores.players.findIndex(({ bonus }) => bonus !== 0);
      if (withBonus !== -1) {
        contradiction(
          ['players', withBonus, 'bonus'],
          'only cards count now; what else was won counts at the end of the game',
          'R-7.1',
        );
      }
      const rewards = intermediateRewards(scores.players.map(({ total }) => total));
      return {
        ...scores,
        players: scores.players.map((score, seat) => ({ ...score, sestertii: rewards[seat] ?? 0 })),
      };
    },
  };
}

function contenders(
  sheet: ScoreSheet,
  boardOf: (map: MapId) => Board,
  teams: Teams | undefined,
): readonly Contender[] {
  const board = sheet.map === undefined ? undefined : boardOf(sheet.map);
  const { players } = sheet;
  const faults = new Contradictions();
  faults.attempt(() => checkCityGoods(sheet, board));
  const cards = sheetCards(players, teams !== undefined, faults);
  const laid = new Set<TileId>();
  for (const [seat, { name, concordia, tiles = [] }] of players.entries()) {
    const path = ['players', seat];
    faults.attempt(() => {
      if (players.findIndex((other) => other.name === name) !== seat) {
        contradiction([...path, 'name'], `two players are called ${name}`);
      }
    });
    faults.attempt(() => {
      if (concordia && players.findIndex((other) => other.concordia) !== seat) {
        contradiction([...path, 'concordia'], 'only one player holds the card', 'R-6.1');
      }
    });
    for (const [index, tile] of tiles.entries()) {
      faults.attempt(() => {
        if (laid.has(tile)) {
          contradiction([...path, 'tiles', index], `there is only one ${tile}`, 'R-12.1');
        }
      });
      laid.add(tile);
    }
  }
  const found = players.flatMap((player, seat) => {
    const own = cards[seat] ?? sortByGod([]);
    const hasVenus = own.plain.venus > 0;
    const holdings = faults.attempt(() => sheetHoldings({ sheet, seat, board, hasVenus, teams }));
    if (holdings === undefined) return [];
    const { name, concordia = false, bonus = 0 } = player;
    return [{ name, cards: own, ...holdings, concordia, bonus }];
  });
  faults.throwAny();
  return found;
}

function checkCityGoods({ cityGoods }: ScoreSheet, board: Board | undefined): void {
  if (cityGoods === undefined) return;
  if (board === undefined) contradiction(['map'], 'cities need the map they lie on');
  const withSalt = Object.values(cityGoods).includes('salt');
  const fault = cityGoodsFault(board, cityGoods, withSalt);
  if (fault !== undefined) contradiction(['cityGoods'], fault, 'R-2.1');
}

function holder({ praefectusMagnus, players }: ScoreSheet): Seat | undefined {
  if (praefectusMagnus === undefined) return undefined;
  const seat =
    typeof praefectusMagnus === 'number'
      ? praefectusMagnus
      : players.findIndex(({ name }) => name === praefectusMagnus);
  if (players[seat] === undefined) {
    const names = players.map(({ name }) => name);
    const hint = didYouMean(String(praefectusMagnus), names);
    contradiction(['praefectusMagnus'], `there is no player ${praefectusMagnus}${hint}`, 'R-6.3');
  }
  return seat;
}
