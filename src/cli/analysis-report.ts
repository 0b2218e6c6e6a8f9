/** Tells an analysed game: a table of chances, the turning points, and what the gods bring. */
import { type AnalysedMoment, type TurningPoint, turningPoints } from '../bots';
import type { GameLog, GameState } from '../index';
import type { CliLanguage } from './language';
import { type TerminalColors, tableOf } from './output';
import { SOURCES, sourceName } from './points';
import { percentOf, printable } from './printable';
import { playerNamed } from './printable-names';
import { clipped } from './wrapped';

/** How many standard errors stand behind ±. */
export const ERRORS_SHOWN = 2;

/**
 * @param log - the game of the moments.
 * @param width - of the terminal; players who do not fit side by side come in a further table.
 */
export function analysisLines(
  moments: readonly AnalysedMoment[],
  log: GameLog,
  paint: TerminalColors,
  language: CliLanguage,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { analysis: told } = language.words;
  const last = moments.at(-1);
  if (last === undefined) return [];
  const sims = Math.max(...moments.map((moment) => moment.sims));
  const points = turningPoints(moments);
  const missed = lastTurnsInWords(moments, log, language);
  const isKnown = moments.length > 1 && sims > 1;
  return [
    ...(sims === 0 ? [] : [told.head(sims)]),
    ...chanceTables(moments, paint, language, width),
    ...(points.length > 0 ? [told.turningPoints] : []),
    ...(points.length === 0 && isKnown ? [told.noTurningPoints] : []),
    ...points.map((point) => `  ${turningPointInWords(point, moments, language)}`),
    ...(missed.length > 0 ? [told.lastTurns, ...missed.map((line) => `  ${line}`)] : []),
    last.seat === null ? told.final : told.expected,
    godTable(last, paint, language, width),
  ];
}

/** Last turns that could have brought more, such as `Turn 94, Livia: 94 points instead of 86 (Play Architect; ...)`. */
function lastTurnsInWords(
  moments: readonly AnalysedMoment[],
  log: GameLog,
  language: CliLanguage,
): readonly string[] {
  const { library, words } = language;
  return moments.flatMap(({ lastTurn, after, turn, seat, seats }) => {
    if (lastTurn === null || seat === null || lastTurn.most <= lastTurn.points) return [];
    const { points, most, actions } = lastTurn;
    let state = stateAfter(log, after, language);
    const line = actions.map((action) => {
      const told = printable(library.describeAction(state, action));
      state = library.applyAction(state, action);
      return told;
    });
    const by = playerNamed(seats[seat]?.name ?? '', language);
    return words.analysis.lastTurn({ turn, by, points, most, line });
  });
}

/** The state after a number of actions of a log. */
function stateAfter(log: GameLog, count: number, { library }: CliLanguage): GameState {
  const start = library.correctedState(log, 0, library.startOf(log));
  return log.actions
    .slice(0, count)
    .reduce(
      (state, action, index) =>
        library.correctedState(log, index + 1, library.applyAction(state, action)),
      start,
    );
}

/** Such as `Turn 12, Livia: chance 35 % → 58 %`. */
export function turningPointInWords(
  { moment, by, seat }: TurningPoint,
  moments: readonly AnalysedMoment[],
  language: CliLanguage,
): string {
  const [before, after] = [moments[moment], moments[moment + 1]];
  const nameOf = (whose: number): string => playerNamed(before?.seats[whose]?.name ?? '', language);
  return language.words.analysis.turningPoint({
    turn: before?.turn ?? 0,
    by: nameOf(by),
    whose: seat === by ? undefined : nameOf(seat),
    before: chanceInWords(before, seat, language),
    after: chanceInWords(after, seat, language),
  });
}

export function chanceInWords(
  moment: AnalysedMoment | undefined,
  seat: number,
  { words }: CliLanguage,
): string {
  return words.analysis.percent(percentOf(moment?.seats[seat]?.chance ?? 0));
}

/** Their names, with as many letters at most. */
export function playersIn(
  [first]: readonly AnalysedMoment[],
  most: number,
  language: CliLanguage,
): readonly string[] {
  return first?.seats.map(({ name }) => clipped(playerNamed(name, language), most)) ?? [];
}

/** Columns beside the players: the turn and who has it. */
const BESIDE_PLAYERS = 20;
/** Columns of a player, with the lines of the table. */
const OF_PLAYER = 19;
const LONGEST_NAME = 16;

function chanceTables(
  moments: readonly AnalysedMoment[],
  paint: TerminalColors,
  language: CliLanguage,
  width: number,
): readonly string[] {
  const { analysis: told, terms } = language.words;
  const players = playersIn(moments, LONGEST_NAME, language);
  return groupsOf(players.length, width).map((seats) => {
    const rows = moments.map((moment) => [
      moment.seat === null ? '' : `${moment.turn}`,
      moment.seat === null ? told.end : (players[moment.seat] ?? ''),
      ...seats.map((seat) => {
        const { chance = 0, chanceError = 0, points = 0 } = moment.seats[seat] ?? {};
        const facts = { percent: percentOf(chance), margin: percentOf(ERRORS_SHOWN * chanceError) };
        // One sim says nothing of its error, and an end has none.
        const shown = moment.sims < 2 ? told.percent(facts.percent) : told.chance(facts);
        return terms.commas([shown, `${Math.round(points)}`]);
      }),
    ]);
    const head = [told.turn, '', ...seats.map((seat) => players[seat] ?? '')];
    return tableOf([head, ...rows], ['right', 'left', ...seats.map(() => 'right' as const)], paint);
  });
}

/** The seats, in groups of about the same size that fit side by side. */
function groupsOf(players: number, width: number): readonly (readonly number[])[] {
  const fitting = Math.floor((width - BESIDE_PLAYERS) / OF_PLAYER);
  const groups = Math.ceil(players / Math.min(players, Math.max(1, fitting)));
  const size = Math.ceil(players / groups);
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: players }, (_, seat) => seat).slice(group * size, (group + 1) * size),
  );
}

function godTable(
  last: AnalysedMoment,
  paint: TerminalColors,
  language: CliLanguage,
  width: number,
): string {
  const { score, terms } = language.words;
  const { seats } = last;
  const most = Math.max(LONGEST_NAME / 2, Math.floor((width - BESIDE_PLAYERS) / seats.length));
  const cell = (points: number): string =>
    Number.isInteger(points) ? `${points}` : terms.decimal(points);
  const found = new Set(seats.flatMap(({ gods }) => Object.keys(gods)));
  const sources = [...new Set([...SOURCES, ...found])].filter((source) => found.has(source));
  const rows = sources
    .filter((source) => source !== 'bonus' || seats.some((seat) => seat.gods[source] !== 0))
    .map((source) => [
      sourceName(source, language),
      ...seats.map((seat) => cell(seat.gods[source] ?? 0)),
    ]);
  const total = [score.total, ...seats.map(({ points }) => cell(points))].map(paint.bold);
  const head = ['', ...playersIn([last], Math.min(most, width), language)];
  return tableOf([head, ...rows, total], ['left', ...seats.map(() => 'right' as const)], paint);
}
