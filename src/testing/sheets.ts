/** Score sheets of a module: whatever is written in its lines, there is an answer, and the same one again. */
import type { SheetLines } from '../kit/module';
import { valuesOf } from './arbitraries';
import type { TestedPart } from './reached';
import { fail, same, shown } from './tested';

/** The number of sheets that are tried, and of the players of each. */
const SHEETS = 40;
const PLAYERS = 2;
/** The spaces of a storehouse. */
const SPACES = 12;

export function sheetsAnswer(parts: readonly TestedPart[]): void {
  for (const { sheet } of parts) {
    if (sheet === undefined) continue;
    const fields = Object.entries(sheet.lines).map(
      ([name, { schema }]) => [name, [undefined, ...valuesOf(schema)]] as const,
    );
    for (let turn = 0; turn < SHEETS; turn++) {
      const players = Array.from({ length: PLAYERS }, (_, seat) => linesOf(fields, turn, seat));
      const answers = () => [
        players.map((lines) => [sheet.capacity?.(SPACES, lines), sheet.points?.(lines)]),
        sheet.faults?.(players),
      ];
      if (!same(answers(), answers())) fail(`A sheet is read in two ways: ${shown(players)}.`);
    }
  }
}

/** Other values of every line each time, at other speeds, so that many come together. */
function linesOf(
  fields: readonly (readonly [string, readonly unknown[]])[],
  turn: number,
  seat: number,
): SheetLines {
  return Object.fromEntries(
    fields.flatMap(([name, values], index) => {
      const at = Math.floor(turn / (index + 1)) + seat * (1 + (turn % values.length));
      const value = values[at % values.length];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
