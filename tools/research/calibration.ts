/** Whether chances come true: what has been said of winning, beside who has won. */

/** A position: the chance that each seat was said to have, and the share of the win that it had in the end. */
export interface Foretold {
  /** Positions of a game share their luck, so errors are counted by game. */
  readonly game: number;
  /** How much of the game had been played, from 0 to 1. */
  readonly played: number;
  readonly said: readonly number[];
  readonly came: readonly number[];
}

/** A mean with its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** Predictions of about the same chance. */
interface Tenth {
  /** How many there are. */
  readonly count: number;
  /** The mean of what was said. */
  readonly said: number;
  /** How many of them came true, with the error of the difference. */
  readonly came: Figure;
}

/** The score of Brier: the squares of what was said less what came, added over the seats. 0 is best. */
export function brierOf(positions: readonly Foretold[]): Figure {
  return figureOf(
    positions.map(({ game, said, came }) => ({
      game,
      value: said.reduce((sum, chance, seat) => sum + (chance - (came[seat] ?? 0)) ** 2, 0),
    })),
  );
}

/** The logarithmic loss: how little chance was given to what came. 0 is best; who was sure and wrong pays most. */
export function lossOf(positions: readonly Foretold[]): Figure {
  return figureOf(
    positions.map(({ game, said, came }) => ({
      game,
      value: said.reduce(
        (sum, chance, seat) => sum - (came[seat] ?? 0) * Math.log(Math.max(LEAST_SAID, chance)),
        0,
      ),
    })),
  );
}

/** A chance of 0 that comes would cost without end. */
const LEAST_SAID = 1e-12;

/** Predictions in ten groups, from those below a tenth to those above nine tenths; `undefined` for an empty group. */
export function tenthsOf(positions: readonly Foretold[]): readonly (Tenth | undefined)[] {
  const predictions = positions.flatMap(({ game, said, came }) =>
    said.map((chance, seat) => ({ game, said: chance, came: came[seat] ?? 0 })),
  );
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = predictions.filter(({ said }) => Math.min(9, Math.floor(10 * said)) === tenth);
    if (own.length === 0) return undefined;
    const off = figureOf(own.map(({ game, said, came }) => ({ game, value: came - said })));
    const said = own.reduce((sum, each) => sum + each.said, 0) / own.length;
    return { count: own.length, said, came: { mean: said + off.mean, error: off.error } };
  });
}

/** The mean of values, and its standard error if those of one game are not independent. */
export function figureOf(
  values: readonly { readonly game: number; readonly value: number }[],
): Figure {
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  const games = new Map<number, number>();
  for (const { game, value } of values) games.set(game, (games.get(game) ?? 0) + value - mean);
  const squares = [...games.values()].reduce((sum, off) => sum + off * off, 0);
  const few = games.size / Math.max(1, games.size - 1);
  return { mean, error: Math.sqrt(few * squares) / values.length };
}
