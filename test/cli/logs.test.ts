import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/index';
import { concordia, GAME, logOf, OPENING, row, scratch, wholeGame } from './console';

const WHOLE = wholeGame(GAME);
const END = replay(WHOLE);
const files = scratch();
const wholeFile = files.write('whole.json', JSON.stringify(WHOLE));

describe('validate', () => {
  test('a whole game', async () => {
    const { code, out, err } = await concordia(['validate', wholeFile]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Map +Imperium$/m);
    expect(out).toMatch(/^Players +Anna, Ben and Clara$/m);
    expect(out).toMatch(new RegExp(`^Turns +${END.turn}$`, 'm'));
    expect(out).toMatch(new RegExp(`^Actions +${WHOLE.actions.length}$`, 'm'));
    expect(row(out, 'Total')).toEqual(WHOLE.scores?.map(String));
    expect(out).toContain('took the Concordia card');
    expect(out).toMatch(
      new RegExp(`Winner: \\w+ with ${Math.max(...(WHOLE.scores ?? []))} points`),
    );
  });

  test('YAML and standard input give the same', async () => {
    const [fromFile, fromYaml] = await Promise.all([
      concordia(['validate', wholeFile]),
      concordia(['validate', '-'], { stdin: dump(WHOLE) }),
    ]);
    expect(fromYaml).toEqual(fromFile);
  });

  test('what people noted is told on a line each', async () => {
    const meta = { date: '21 November', place: 'Ostia', comment: 'with\nrain' };
    const stdin = JSON.stringify({ ...WHOLE, meta });
    const { code, out } = await concordia(['validate', '-'], { stdin });
    expect(code).toBe(0);
    expect(out).toMatch(/^Date +21 November$/m);
    expect(out).toMatch(/^Place +Ostia$/m);
    expect(out).toMatch(/^Comment +with rain$/m);
    const json = await concordia(['validate', '--json', '-'], { stdin });
    expect(JSON.parse(json.out).meta).toEqual(meta);
  });

  test('--json tells the same to programs', async () => {
    const wrong = { type: 'pass', seat: 2 };
    const stdin = logOf([...OPENING.slice(0, 3), wrong]);
    const { code, out, err } = await concordia(['validate', '--json', '-'], { stdin });
    expect(code).toBe(1);
    expect(err).toContain('NOT_YOUR_TURN');
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      index: 3,
      turn: 2,
      seat: 1,
      name: 'Ben',
      action: wrong,
      error: { code: 'NOT_YOUR_TURN' },
    });
    const good = await concordia(['validate', '--json', wholeFile]);
    expect(JSON.parse(good.out)).toMatchObject({
      ok: true,
      map: 'imperium',
      turns: END.turn,
      actions: WHOLE.actions.length,
      finished: true,
      scores: { players: WHOLE.scores?.map((total) => ({ total })) },
    });
  });

  test('an action that is none is shown as it was written, in bounds', async () => {
    const stdin = logOf([{ type: 'steal', loot: 'x'.repeat(5000) }]);
    const { code, err } = await concordia(['validate', '-'], { stdin });
    expect(code).toBe(1);
    expect(err).toContain('actions[0]');
    expect(err).toContain('{"type":"steal"');
    expect(err).toContain('INVALID_ACTION');
    expect(err.length).toBeLessThan(1500);
  });

  test('an action after the end, and scores that are wrong', async () => {
    const longer = { ...WHOLE, actions: [...WHOLE.actions, { type: 'pass', seat: 0 }] };
    const after = await concordia(['validate', '-'], { stdin: JSON.stringify(longer) });
    expect(after.code).toBe(1);
    expect(after.err).toContain(`actions[${WHOLE.actions.length}]`);
    expect(after.err).toContain('GAME_OVER');
    const early = await concordia(['validate', '-'], { stdin: logOf(OPENING, [1, 2, 3]) });
    expect(early.code).toBe(1);
    expect(early.err).toContain('wrong at scores');
  });
});

describe('replay', () => {
  test('a whole game has a line for every turn, then the scores', async () => {
    const { code, out, err } = await concordia(['replay', wholeFile]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const turns = out.split('\n').filter((line) => /^ *\d+ {2}/.test(line));
    expect(turns.map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: END.turn }, (_, index) => index + 1),
    );
    expect(row(out, 'Total')).toEqual(WHOLE.scores?.map(String));
    expect(out).toContain('Winner');
    expect(out).not.toContain('undefined');
    expect(out).not.toContain('[object');
  });

  describe('R-9.4: in teams', () => {
    test('R-9.12: a whole game', async () => {
      const log = wholeGame({
        map: 'hellas',
        players: ['Anna', 'Ben', 'Clara', 'Dora'],
        teams: true,
        seed: 'teams',
      });
      const [anna = 0, ben = 0, clara = 0, dora = 0] = log.scores ?? [];
      const whole = JSON.stringify(log);
      const { code, out, err } = await concordia(['validate', '-'], { stdin: whole });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(row(out, 'Anna and Clara')?.[0]).toBe(`${anna + clara}`);
      expect(row(out, 'Ben and Dora')?.[0]).toBe(`${ben + dora}`);
      const best = Math.max(anna + clara, ben + dora);
      expect(out).toMatch(
        new RegExp(`^Winners: (Anna and Clara|Ben and Dora) with ${best} points$`, 'm'),
      );
      const told = await concordia(['replay', '-'], { stdin: whole });
      expect({ code: told.code, err: told.err }).toEqual({ code: 0, err: '' });
      expect(row(told.out, 'Team')).toEqual(['Total', 'Rank']);
      const json = await concordia(['validate', '--json', '-'], { stdin: whole });
      expect(JSON.parse(json.out).scores.teams).toMatchObject([
        { players: ['Anna', 'Clara'], total: anna + clara },
        { players: ['Ben', 'Dora'], total: ben + dora },
      ]);
    });
  });

  test('--json is the state at the end, --to an earlier one', async () => {
    const whole = await concordia(['replay', '--json', wholeFile]);
    expect(JSON.parse(whole.out)).toEqual(END);
    const early = await concordia(['replay', '--json', '--to', '3', wholeFile]);
    const { scores: _scores, ...log } = WHOLE;
    const expected = replay({ ...log, actions: WHOLE.actions.slice(0, 3) });
    expect(JSON.parse(early.out)).toEqual(expected);
  });

  test('bought goods and intermediate scoring are told too', async () => {
    const game = { ...GAME, startingGoods: 'bought', intermediateScoring: true } as const;
    const stdin = JSON.stringify(wholeGame(game));
    const { code, out } = await concordia(['replay', '-'], { stdin });
    expect(code).toBe(0);
    expect(out).toMatch(/has \d+ points? so far/);
    const summary = await concordia(['validate', '-'], { stdin });
    expect(summary.out).toMatch(/^Rules +bought first goods, intermediate scoring$/m);
  });
});
