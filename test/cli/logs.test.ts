import { describe, expect, test } from 'vitest';
import { replay } from '../../src/index';
import { concordia, GAME, logOf, OPENING, scratch, wholeGame } from './console';

const WHOLE = wholeGame(GAME);
const END = replay(WHOLE);
const files = scratch();
const wholeFile = files.write('whole.json', JSON.stringify(WHOLE));

describe('validate', () => {
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
  test('--json is the state at the end, --to an earlier one', async () => {
    const whole = await concordia(['replay', '--json', wholeFile]);
    expect(JSON.parse(whole.out)).toEqual(END);
    const early = await concordia(['replay', '--json', '--to', '3', wholeFile]);
    const { scores: _scores, ...log } = WHOLE;
    const expected = replay({ ...log, actions: WHOLE.actions.slice(0, 3) });
    expect(JSON.parse(early.out)).toEqual(expected);
  });
});
