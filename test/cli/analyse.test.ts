/** `analyse`: a game told by chances. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnalysedMoment, chanceFromSeed, planner, playOut } from '../../src/bots';
import { analysisSvg } from '../../src/cli/analysis-plot';
import { languageNamed } from '../../src/cli/language';
import * as library from '../../src/index';
import { type GameLog, parseLog, recordFrom, recordGame, startOf } from '../../src/index';
import { ROOT } from '../readme/markdown';
import { FIVE_POINTS, logOfTurn, TEN_POINTS } from '../support/last-turn';
import { concordia, interrupting, jsonLines, scratch } from './console';

const ENGLISH = await languageNamed('en');

const files = scratch();
const at = (name: string): string => join(files.dir, name);

/** Livia could hope to the last turn of all: 95, 95 and 91 points, of which Gaius won with the Praefectus Magnus. */
const WHOLE = parseLog(readFileSync(`${ROOT}docs/examples/italia-3.concordia`, 'utf8'));
/** Those of the last three turns: 75 to 77. */
const LAST_ACTIONS = 7;

function endOf(log: GameLog): GameLog {
  const { options, actions } = log;
  const before = actions.slice(0, -LAST_ACTIONS);
  const state = before.reduce(library.applyAction, startOf(recordGame(options, [])));
  return recordFrom(state, actions.slice(-LAST_ACTIONS));
}

const END = endOf(WHOLE);
let log = '';
beforeAll(() => {
  log = files.write('end.json', JSON.stringify(END));
});

/** The moments that `--json` prints, and its last line. */
function linesOf(out: string) {
  const lines = jsonLines<AnalysedMoment>(out);
  return { moments: lines.slice(0, -1), last: lines.at(-1) };
}

describe('--json', () => {
  test('is a line for each turn, then the turning points; the same for the same seed', async () => {
    const args = ['analyse', log, '--sims', '2', '--json', '--seed', 'a'];
    const { code, out, err } = await concordia(args, { isTerminal: true });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { moments, last } = linesOf(out);
    expect(moments.map(({ turn, seat, sims }) => [turn, seat, sims])).toEqual([
      [75, 2, 2],
      [76, 0, 2],
      [77, 1, 2],
      [77, null, 0],
    ]);
    expect(moments.at(-1)?.seats[1]).toMatchObject({ name: 'Gaius', chance: 1, points: 95 });
    // Two sims are too few to be sure of a change.
    expect(last).toEqual({ turningPoints: [] });
    expect(moments.map(({ turned }) => turned)).toEqual([null, null, null, null]);
    expect((await concordia(args)).out).toBe(out);
  });

  test('of a game without a turn is its start', async () => {
    const stdin = JSON.stringify(recordGame({ map: 'italia', players: 2, seed: 'a' }, []));
    const args = ['analyse', '-', '--json', '--sims', '1', '--seed'];
    const { code, out } = await concordia([...args, 'a'], { stdin });
    const { moments, last } = linesOf(out);
    expect(code).toBe(0);
    // Another seed is other luck: a whole game does not end with the same points by accident.
    expect((await concordia([...args, 'b'], { stdin })).out).not.toBe(out);
    expect(moments).toMatchObject([{ after: 0, turn: 1, seat: 0 }]);
    expect(last).toEqual({ turningPoints: [] });
  });

  test('of a log with corrections goes on from what was corrected', async () => {
    const { scores: _scores, ...rest } = END;
    const changes = [{ type: 'money', seat: 0, money: 1000 }] as const;
    // After turn 75, in which Flavia plays a card and buys one.
    const stdin = JSON.stringify({ ...rest, corrections: [{ after: 2, changes }] });
    const { out } = await concordia(['analyse', '-', '--json', '--sims', '1'], { stdin });
    // Vesta pays a point for ten sestertii, and one house is still to be paid.
    const vesta = linesOf(out).moments.map(({ seats }) => seats[0]?.gods.vesta ?? 0);
    expect(vesta[0]).toBeLessThan(20);
    expect(vesta.slice(1).every((points) => points > 90)).toBe(true);
  });
});

describe('a last turn that could have brought more', () => {
  const told = async (actions: readonly library.Action[], ...args: readonly string[]) => {
    const stdin = JSON.stringify(logOfTurn(actions));
    const { out } = await concordia(['analyse', '-', '--sims', '1', ...args], { stdin });
    return out;
  };

  test('R-6.2: is told with its points and its actions', async () => {
    const out = await told(FIVE_POINTS);
    expect(out).toContain(
      [
        'Last turns that could have brought more points:',
        '  Turn 2, Player 2: 10 points instead of 5 (Play Architect; ',
      ].join('\n'),
    );
    expect(out).toMatch(/Build a house in (Brigantium|Burdigala)[^;]*; Build a house in [^;]*\)\n/);
    expect(await told(TEN_POINTS)).not.toContain('could have brought');
  });

  test('is in --json', async () => {
    const { moments } = linesOf(await told(FIVE_POINTS, '--json'));
    expect(moments.map(({ lastTurn }) => lastTurn)).toMatchObject([{ points: 5, most: 10 }, null]);
    const [card] = moments[0]?.lastTurn?.actions ?? [];
    expect(card).toEqual(TEN_POINTS[0]);
  });
});

describe('--svg', () => {
  test('draws a line and a band for each player, and escapes their names', async () => {
    const players = ['<b>"Anna"&', 'Ben', 'Clara'];
    const start = playOut(
      library,
      library.createGame({ map: 'imperium', players, seed: 'a' }),
      planner,
      chanceFromSeed('a'),
      12,
    );
    const stdin = JSON.stringify(
      recordGame({ map: 'imperium', players, seed: 'a' }, start.actions),
    );
    const args = ['analyse', '-', '--sims', '1', '--svg', at('plot.svg')];
    expect(await concordia(args, { stdin })).toMatchObject({ code: 0, err: '' });
    const svg = readFileSync(at('plot.svg'), 'utf8');
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>Chances of winning: /);
    expect(svg).toContain('&lt;b&gt;&quot;Anna&quot;&amp;: ');
    expect(svg).not.toContain('<b>');
    expect(svg.match(/class="concordia-plot-band"/g)).toHaveLength(3);
    // One in the plot, one in the legend; the dashes of two players differ.
    const curves = svg.match(/<path class="concordia-plot-curve"[^>]*>/g) ?? [];
    expect(curves).toHaveLength(6);
    const dashes = curves.map((curve) => /dasharray="([^"]*)"/.exec(curve)?.[1]);
    expect(new Set(dashes).size).toBe(3);

    const again = await concordia(args, { stdin });
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('--force');
    expect((await concordia([...args, '--force'], { stdin })).code).toBe(0);
  });
});

describe('the plot', () => {
  const moment = (turn: number, chance: number, change?: number): AnalysedMoment => ({
    sims: 10,
    after: turn,
    turn,
    seat: turn % 2,
    turned: change === undefined ? null : { seat: 0, change },
    lastTurn: null,
    seats: [chance, 1 - chance].map((each, seat) => ({
      name: ['Livia', 'Gaius'][seat] ?? '',
      chance: each,
      chanceError: 0.01,
      points: 50,
      pointsError: 1,
      gods: {},
    })),
  });
  const plotted = (moments: readonly AnalysedMoment[]) => analysisSvg(moments, ENGLISH);
  const pointsIn = (svg: string) =>
    [...svg.matchAll(/<circle [^>]*><title>([^<]*)<\/title>/g)].map(([, title]) => title);
  const ticksIn = (svg: string) =>
    [...svg.matchAll(/text-anchor="middle"[^>]*>(\d+)</g)].map(([, turn]) => Number(turn));

  test('of one moment is a point for each player', () => {
    const svg = plotted([moment(7, 0.25)]);
    expect(pointsIn(svg)).toEqual(['Livia', 'Gaius']);
    expect(ticksIn(svg)).toEqual([7]);
    expect(svg).toContain('Livia: 25% → 25%. Gaius: 75% → 75%.');
  });

  test('has a point where somebody has gained or lost much, with its sentence', () => {
    const svg = plotted([moment(1, 0.5), moment(2, 0.5), moment(3, 0.9, 0.4)]);
    const sentence = 'Turn 2, Livia: chance 50% → 90%';
    expect(pointsIn(svg)).toEqual([sentence]);
    expect(svg).toContain(`${sentence}.</desc>`);
    expect(ticksIn(svg)).toEqual([1, 2, 3]);
  });

  test.each([
    [11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [12, [2, 4, 6, 8, 10, 12]],
    [95, [10, 20, 30, 40, 50, 60, 70, 80, 90]],
  ])('of %i turns names so many of them that they can be read', (turns, named) => {
    const moments = Array.from({ length: turns }, (_, index) => moment(index + 1, 0.5));
    expect(ticksIn(plotted(moments))).toEqual(named);
    expect(pointsIn(plotted(moments))).toEqual([]);
  });
});

test('a progress bar on a terminal, and none elsewhere', async () => {
  const args = ['analyse', log, '--sims', '1'];
  const { err, out } = await concordia(args, { isTerminal: true });
  expect(err).toContain('/4 turns');
  expect(out).not.toContain('/4 turns');
});

test('Ctrl-C ends it, and leaves no file behind', async () => {
  const { onInterrupt, press, isReleased } = interrupting();
  const args = ['analyse', log, '--sims', '100000', '--svg', at('half.svg')];
  const working = concordia(args, { onInterrupt });
  await press();
  const { code, out } = await working;
  expect([code, out, isReleased(), existsSync(at('half.svg'))]).toEqual([130, '', true, false]);
});
