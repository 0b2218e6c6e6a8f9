import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Action, createGame, parseState, validateLog } from '../../src/index';
import { buildCli } from '../support/built-cli';
import { concordia, row, scratch } from './console';

const files = scratch();

describe('new', () => {
  test('prints the state of a fresh game', async () => {
    const { code, out, err } = await concordia(['new', '--players', '3', '--seed', 'x']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const state = parseState(JSON.parse(out));
    expect(state).toEqual(createGame({ map: 'imperium', players: 3, seed: 'x' }));
    const again = await concordia(['new', '--players', '3', '--seed', 'x', '--json']);
    expect(again.out).toBe(out);
  });

  test('without a seed every game is another one', async () => {
    const [one, two] = await Promise.all([concordia(['new']), concordia(['new'])]);
    expect(one.out).not.toBe(two.out);
  });

  test('names and variants', async () => {
    const flags = ['--bought', '--wine-display', '--intermediate', '--map', 'italia'];
    const { out } = await concordia(['new', '--players', 'Anna, Ben', '--seed', 'x', ...flags]);
    const state = parseState(JSON.parse(out));
    expect(state.map).toBe('italia');
    expect(state.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect(state.options).toMatchObject({
      display: 'wine',
      startingGoods: 'bought',
      intermediateScoring: true,
    });
  });

  test('R-9.1, R-9.2: --cards venus', async () => {
    const args = ['new', '--map', 'hellas', '--players', '3', '--seed', 'x', '--cards', 'venus'];
    const state = parseState(JSON.parse((await concordia(args)).out));
    expect(state.options).toMatchObject({ cards: 'venus', teams: false });
    expect(state.players.map(({ hand }) => hand.includes('magister'))).toEqual([true, true, true]);
  });

  test('R-9.1: --teams, whose cards are those of Venus', async () => {
    const args = ['new', '--map', 'ionium', '--seed', 'x', '--teams'];
    const state = parseState(JSON.parse((await concordia(args)).out));
    expect(state.options).toMatchObject({ cards: 'venus', teams: true });
    expect(state.decision).toEqual({ kind: 'chooseStartCity', seat: 2 });
    const named = await concordia([...args, '--cards', 'venus']);
    expect(JSON.parse(named.out)).toEqual(state);
    const six = await concordia([...args, '--players', '6']);
    expect(parseState(JSON.parse(six.out)).players).toHaveLength(6);
  });

  test.each([
    ['R-11.1: --salt', ['--salt'], ['salt']],
    ['R-12.1: --forum', ['--forum'], ['forum']],
    ['R-12.1: --forum with --salt, in any order', ['--forum', '--salt'], ['salt', 'forum']],
  ])('%s', async (_, flags, modules) => {
    const args = ['new', '--players', '3', '--seed', 'x', ...flags];
    const { code, out, err } = await concordia(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const state = parseState(JSON.parse(out));
    expect(state.options.modules).toEqual(modules);
    expect(state.players.map(({ goods }) => goods.salt ?? 0)).toEqual(
      Array(3).fill(modules.includes('salt') ? 1 : 0),
    );
    // Everybody keeps one of two tiles before the first card.
    const kind = modules.includes('forum') ? 'chooseTile' : 'playCard';
    expect(state.decision).toEqual({ kind, seat: 0 });
    expect(Object.keys(state.parts).includes('forum')).toBe(modules.includes('forum'));
  });

  test('R-12.1: --forum --teams, who choose start cities first', async () => {
    const args = ['new', '--map', 'hellas', '--seed', 'x', '--teams', '--forum'];
    const { decision, queue } = parseState(JSON.parse((await concordia(args)).out));
    expect([decision, ...queue]).toEqual([
      { kind: 'chooseStartCity', seat: 2 },
      { kind: 'chooseStartCity', seat: 3 },
      ...[0, 1, 2, 3].map((seat) => ({ kind: 'chooseTile', seat })),
      { kind: 'playCard', seat: 0 },
    ]);
  });

  test('--log is a log to play on', async () => {
    const { out } = await concordia(['new', '--log', '--players', 'Anna,Ben']);
    expect(JSON.parse(out)).toMatchObject({
      format: 'concordia-log',
      options: { players: ['Anna', 'Ben'] },
      actions: [],
    });
    const { code } = await concordia(['validate', '-'], { stdin: out });
    expect(code).toBe(0);
  });
});

describe('simulate', () => {
  const random = ['simulate', '--strategy', 'random', '--players', 'Anna,Ben,Clara'];

  test('sums add up, and the same seed gives the same', async () => {
    const args = [...random, '--games', '4', '--seed', 's', '--json'];
    const { code, out, err } = await concordia(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ map: 'imperium', seed: 's', strategy: 'random', games: 4 });
    const wins = report.seats.map((seat: { wins: number }) => seat.wins);
    // The Praefectus Magnus breaks every tie.
    expect(wins.reduce((sum: number, own: number) => sum + own, 0)).toBe(4);
    for (const { averagePoints } of report.seats) {
      const { total, ...parts } = averagePoints;
      const sum = Object.values<number>(parts).reduce((all, part) => all + part, 0);
      expect(sum).toBeCloseTo(total, 9);
    }
    expect((await concordia(args)).out).toBe(out);
    expect((await concordia([...args, '--seed', 't'])).out).not.toBe(out);
  });

  test('houses built and turns are those of the saved game', async () => {
    const file = join(files.dir, 'houses.json');
    const args = [...random, '--games', '1', '--seed', 's', '--json', '--save', file];
    const report = JSON.parse((await concordia(args)).out);
    const { actions } = JSON.parse(readFileSync(file, 'utf8'));
    for (const [seat, { averageHouses }] of report.seats.entries()) {
      const built = actions.filter(
        (action: Action) => action.type === 'buildHouse' && action.seat === seat,
      );
      expect(averageHouses).toBe(built.length);
    }
    expect(report.averageActions).toBe(actions.length);
    // Every turn begins with a card, and ends when it has been carried out; the first has number 0.
    const cards = actions.filter(({ type }: Action) => type === 'playCard');
    expect(report.averageTurns).toBe(cards.length);
  });

  test('how often a seat wins, and how far that may be from the truth', async () => {
    const args = [...random, '--games', '8', '--seed', 's'];
    const { seats } = JSON.parse((await concordia([...args, '--json'])).out);
    const { out } = await concordia(args);
    for (const [seat, { name, wins, winRate }] of seats.entries()) {
      expect(winRate.rate).toBe(wins / 8);
      // Wilson's interval at 95 %: by hand 0, 1, ... 4 wins of 8.
      const margins = [0.162, 0.224, 0.26, 0.279, 0.285];
      expect(winRate.margin).toBeCloseTo(margins[Math.min(wins, 8 - wins)] ?? 0, 3);
      const percent = (share: number) => Math.round(100 * share);
      const shown = `${wins} (${percent(winRate.rate)} ± ${percent(winRate.margin)}%)`;
      expect(row(out, `${seat} ${name}`)?.[0]).toBe(shown);
    }
  });

  test('a tournament: every second seat plays by another strategy, changing from game to game', async () => {
    const args = ['simulate', '--against', 'random', '--map', 'italia', '--players', '2'];
    const games = ['--games', '6', '--seed', 's'];
    const { code, out } = await concordia([...args, ...games, '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ strategy: 'planner', against: 'random' });
    const [strong, weak] = report.strategies;
    expect([strong.name, weak.name]).toEqual(['planner', 'random']);
    expect(strong.wins + weak.wins).toBe(6);
    expect(strong.wins).toBeGreaterThan(weak.wins);
    // Each has sat in both seats, so both seats have won.
    expect(report.seats.every(({ wins }: { wins: number }) => wins > 0)).toBe(true);
    const totals = report.seats.map(
      ({ averagePoints }: { averagePoints: { total: number } }) => averagePoints.total,
    );
    expect(strong.averageTotal + weak.averageTotal).toBeCloseTo(totals[0] + totals[1], 9);
    const table = (await concordia([...args, ...games])).out;
    expect(row(table, 'Strategy')).toEqual(['Wins', 'Total']);
    expect(row(table, 'random')?.[1]).toBe(weak.averageTotal.toFixed(1));
  });

  test('a strategy against itself is counted twice', async () => {
    const args = ['simulate', '--strategy', 'random', '--against', 'random', '--players', '2'];
    const { out } = await concordia([...args, '--games', '5', '--seed', 's', '--json']);
    const { strategies } = JSON.parse(out);
    expect(strategies[0].wins + strategies[1].wins).toBe(5);
    expect(strategies[1].averageTotal).toBeGreaterThan(0);
  });

  test('R-9.12: in teams, whose points are those of both partners', async () => {
    const args = ['simulate', '--strategy', 'random', '--map', 'ionium', '--games', '3', '--teams'];
    const names = ['--players', 'Anna,Ben,Clara,Dora'];
    const { code, out, err } = await concordia([...args, ...names, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { seats, teams } = JSON.parse(out);
    const [anna, ben, clara, dora] = seats;
    expect(teams).toMatchObject([{ players: ['Anna', 'Clara'] }, { players: ['Ben', 'Dora'] }]);
    // The Praefectus Magnus breaks every tie.
    expect(teams[0].wins + teams[1].wins).toBe(3);
    expect([anna.wins, ben.wins]).toEqual([teams[0].wins, teams[1].wins]);
    expect([clara.wins, dora.wins]).toEqual([teams[0].wins, teams[1].wins]);
    const totals = [anna, ben, clara, dora].map(({ averagePoints }) => averagePoints.total);
    expect(teams[0].averageTotal).toBeCloseTo(totals[0] + totals[2], 9);
    expect(teams[1].averageTotal).toBeCloseTo(totals[1] + totals[3], 9);
    const table = await concordia([...args, ...names]);
    expect(row(table.out, 'Team')).toEqual(['Wins', 'Total']);
    const [wins, total] = row(table.out, 'Ben and Dora') ?? [];
    expect(wins).toMatch(new RegExp(`^${teams[1].wins} \\(\\d+ ± \\d+%\\)$`));
    expect(total).toBe(teams[1].averageTotal.toFixed(1));
  });

  test('notes are written into logs', async () => {
    const file = join(files.dir, 'noted.json');
    const notes = ['--date', '21 November', '--place', 'Ostia', '--comment', 'rain'];
    const meta = { date: '21 November', place: 'Ostia', comment: 'rain' };
    await concordia([...random, '--games', '1', '--save', file, ...notes]);
    expect(JSON.parse(readFileSync(file, 'utf8')).meta).toEqual(meta);
    const { out } = await concordia(['new', '--log', ...notes]);
    expect(JSON.parse(out).meta).toEqual(meta);
  });

  test('a file that cannot be written is refused and leaves nothing behind', async () => {
    const nowhere = join(files.dir, 'none', 'first.json');
    const missing = await concordia([...random, '--games', '1', '--save', nowhere]);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toContain('cannot be written: there is no such file or directory');
    expect(existsSync(join(files.dir, 'none'))).toBe(false);
    const before = readdirSync(files.dir);
    const directory = await concordia([...random, '--games', '1', '--save', files.dir]);
    expect(directory.code).toBe(1);
    expect(readdirSync(files.dir)).toEqual(before);
  });

  describe('--save replaces nothing unless that is wanted', () => {
    const save = (file: string, ...flags: readonly string[]) =>
      concordia([...random, '--games', '1', '--save', file, ...flags]);

    test('--force replaces it, and keeps who may read it', async () => {
      const file = files.write('secret.json', 'old');
      chmodSync(file, 0o640);
      const before = readdirSync(files.dir);
      expect(await save(file, '--force')).toMatchObject({ code: 0, err: '' });
      expect(validateLog(JSON.parse(readFileSync(file, 'utf8')))).toMatchObject({ ok: true });
      expect(statSync(file).mode & 0o777).toBe(0o640);
      expect(readdirSync(files.dir)).toEqual(before);
    });

    test('a symbolic link stays one, and so does what it leads to', async () => {
      const file = files.write('aim.json', 'old');
      const symbolic = join(files.dir, 'link.json');
      symlinkSync(file, symbolic);
      const { code, err } = await save(symbolic, '--force');
      expect(code).toBe(1);
      expect(err).toContain('it is a symbolic link');
      expect(lstatSync(symbolic).isSymbolicLink()).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe('old');
    });

    test('a pipe and a device stay what they are', async () => {
      const pipe = join(files.dir, 'pipe');
      execFileSync('mkfifo', [pipe]);
      for (const special of [pipe, '/dev/null']) {
        const { code, err } = await save(special, '--force');
        expect(code).toBe(1);
        expect(err).toContain('it is a device or a pipe');
      }
      expect(lstatSync(pipe).isFIFO()).toBe(true);
      expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
    });

    test('what somebody else puts there in the meantime stays', async () => {
      const file = join(files.dir, 'meanwhile.json');
      const strategy = files.write(
        'slow.mjs',
        `import { writeFileSync } from 'node:fs';
         export const strategy = {
           name: 'slow',
           choose: (view, actions, chance) => {
             if (view.turn === 1) writeFileSync(${JSON.stringify(file)}, 'theirs');
             return actions[chance(actions.length)];
           },
         };`,
      );
      const args = ['simulate', '--games', '1', '--players', '2', '--strategy', strategy];
      const { code, err } = await concordia([...args, '--save', file]);
      expect(code).toBe(1);
      expect(err).toContain('it already exists');
      expect(readFileSync(file, 'utf8')).toBe('theirs');
    });
  });

  test('Ctrl-C leaves the terminal as it was', async () => {
    let left = 0;
    const tidied: (() => void)[] = [];
    const { err } = await concordia([...random, '--games', '1'], {
      isTerminal: true,
      onInterrupt(tidyUp) {
        // The bar runs now; what is pressed first is what counts.
        tidied.push(tidyUp);
        tidyUp();
        return () => {
          left += 1;
        };
      },
    });
    expect(tidied).toHaveLength(1);
    expect(left).toBe(1);
    // Line wrap is off while the bar runs, and on again afterwards.
    expect(err.lastIndexOf('\u001b[?7l')).toBeGreaterThan(-1);
    expect(err.indexOf('\u001b[?7h')).toBeGreaterThan(err.lastIndexOf('\u001b[?7l'));
  });

  test('Ctrl-C ends the process with 130', async () => {
    const args = [buildCli(files.dir), 'simulate', '--games', '100000'];
    // A first game that is written says that the games have begun.
    const file = join(files.dir, 'begun.json');
    const child = spawn(process.execPath, [...args, '--strategy', 'random', '--save', file], {
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    await vi.waitUntil(() => existsSync(file), { timeout: 300_000, interval: 50 });
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
  });

  test('progress is shown on a terminal, and only on standard error', async () => {
    const args = [...random, '--games', '2'];
    const quiet = await concordia(args);
    expect(quiet.err).toBe('');
    const watched = await concordia(args, { isTerminal: true });
    expect(watched.err).not.toBe('');
    expect(watched.out).toBe(quiet.out);
  });
});
