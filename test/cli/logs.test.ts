import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
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
      concordia(['validate', '-'], { stdin: stringify(WHOLE) }),
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

  test('an unfinished game is right and has no winner', async () => {
    // Anna and Ben have had their turns; taking the coins has ended Clara's.
    const { code, out } = await concordia(['validate', '-'], { stdin: logOf(OPENING) });
    expect(code).toBe(0);
    expect(out).toMatch(/^Turns +3$/m);
    expect(out).toMatch(/^Actions +8$/m);
    expect(out).toContain('unfinished; in turn 4 Anna has to decide');
    expect(out).not.toContain('Winner');
  });

  test('a wrong action is told with place, player, words and rule', async () => {
    const wrong = { type: 'buildHouse', seat: 1, city: 'colonia-agrippina' };
    const stdin = logOf([...OPENING.slice(0, 5), wrong]);
    const { code, out, err } = await concordia(['validate', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('actions[5]');
    expect(err).toContain('turn 2, Ben (seat 1)');
    expect(err).toContain('Ben: Build a house in Colonia Agrippina');
    expect(err).toContain('CITY_NOT_ADJACENT, rule R-4.3');
    expect(err).not.toContain('    at ');
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

  test('what is no log', async () => {
    for (const stdin of ['{}', '[]', 'null', '{"format": "concordia-log", "version": 3}']) {
      const { code, err } = await concordia(['validate', '-'], { stdin });
      expect(code).toBe(1);
      expect(err).toContain('INVALID_LOG');
    }
    const nowhere = logOf([]).replace('imperium', 'nowhere');
    const { code, err } = await concordia(['validate', '-'], { stdin: nowhere });
    expect(code).toBe(1);
    expect(err).toContain('UNKNOWN_MAP');
  });
});

describe('replay', () => {
  test('tells the opening in words, one line a turn', async () => {
    const { code, out } = await concordia(['replay', '-'], { stdin: logOf(OPENING) });
    expect(code).toBe(0);
    const [first, second, third, empty] = out.split('\n');
    expect(first).toBe(
      '   1  Anna plays Mercator; Anna receives 3 sestertii; Anna sells 1 cloth for 7 sestertii',
    );
    expect(second).toBe(
      '   2  Ben plays Architect; Ben moves a sea colonist from Roma to Massilia–Roma (1 step)',
    );
    expect(third).toBe('   3  Clara plays Prefect; Clara finds no coins to take');
    expect(empty).toBe('');
    expect(out).toContain('unfinished');
  });

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

  test('R-9.2: tells of a Magister', async () => {
    const stdin = JSON.stringify({
      format: 'concordia-log',
      version: 2,
      options: { map: 'hellas', players: ['Anna', 'Ben'], cards: 'venus', seed: 'magister' },
      actions: [
        { type: 'playCard', seat: 0, card: 'prefect' },
        { type: 'takeCoins', seat: 0 },
        { type: 'playCard', seat: 1, card: 'magister' },
        { type: 'playCard', seat: 0, card: 'magister' },
        { type: 'takeCoins', seat: 0 },
      ],
    });
    const { code, out } = await concordia(['replay', '-'], { stdin });
    expect(code).toBe(0);
    const [first, second, third] = out.split('\n');
    expect(first).toBe('   1  Anna plays Prefect; Anna finds no coins to take');
    // There is nothing to carry out again.
    expect(second).toBe('   2  Ben plays Magister; Ben finds nothing to do');
    expect(third).toBe(
      '   3  Anna plays Magister; Anna carries out Prefect again; Anna finds no coins to take',
    );
  });

  describe('R-9.4: in teams', () => {
    const stdin = JSON.stringify({
      format: 'concordia-log',
      version: 2,
      options: {
        map: 'hellas',
        players: ['Anna', 'Ben', 'Clara', 'Dora'],
        cards: 'venus',
        teams: true,
        seed: 'teams',
      },
      actions: [
        { type: 'chooseStartCity', seat: 2, city: 'sparta' },
        { type: 'chooseStartCity', seat: 3, city: 'thera' },
        { type: 'playCard', seat: 0, card: 'mercator' },
        { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
        { type: 'pass', seat: 0 },
        { type: 'pass', seat: 2 },
        { type: 'playCard', seat: 1, card: 'legatus' },
        { type: 'suggestCard', seat: 1, card: 'prefect' },
        { type: 'playCard', seat: 3, card: 'prefect' },
        { type: 'takeCoins', seat: 3 },
        { type: 'takeCoins', seat: 1 },
      ],
    });

    test('R-9.4, R-9.9, R-9.11: tells who does what', async () => {
      const { code, out, err } = await concordia(['replay', '-'], { stdin });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const [first, second] = out.split('\n');
      // A starting Mercator brings 3 sestertii, cloth sells for 7.
      expect(first).toBe(
        '   1  Clara starts in Sparta; Dora starts in Thera; Anna plays Mercator; ' +
          'Anna receives 3 sestertii; Anna sells 1 cloth for 7 sestertii; Clara also carries out Mercator; ' +
          'Clara receives 3 sestertii',
      );
      expect(second).toBe(
        '   2  Ben plays Legatus; Ben suggests a card; Dora plays Prefect; Dora finds no coins to take; ' +
          'Ben also carries out Prefect; Ben finds no coins to take',
      );
    });

    test('R-9.4: validate names the teams', async () => {
      const { code, out } = await concordia(['validate', '-'], { stdin });
      expect(code).toBe(0);
      expect(out).toMatch(/^Teams +Anna and Clara; Ben and Dora$/m);
      expect(out).toMatch(/^Rules +cards of Concordia Venus, teams$/m);
      expect(out).toContain('unfinished; in turn 3 Clara has to decide');
      expect(row(out, 'Team')).toEqual(['Total', 'Rank']);
      expect(row(out, 'Anna and Clara')).toBeDefined();
      expect(out).not.toContain('Winners');
    });

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

  test('R-10.2: tells of ships, bonuses and gods', async () => {
    const stdin = JSON.stringify({
      format: 'concordia-log',
      version: 2,
      options: { map: 'roma', players: ['Anna', 'Ben'], seed: 'ships' },
      actions: [
        { type: 'playCard', seat: 0, card: 'prefect' },
        { type: 'takeCoins', seat: 0 },
        { type: 'moveShip', seat: 0, from: 'ostia', to: 'massilia' },
        { type: 'playCard', seat: 1, card: 'prefect' },
        { type: 'takeCoins', seat: 1 },
        { type: 'moveShip', seat: 1, from: 'ostia', to: 'byzantium' },
        { type: 'scoreGod', seat: 1, god: 'mars' },
      ],
    });
    const { code, out } = await concordia(['replay', '-'], { stdin });
    expect(code).toBe(0);
    const [first, second] = out.split('\n');
    // The only course, the 3 sestertii of Massilia, is taken by itself.
    expect(first).toBe(
      '   1  Anna plays Prefect; Anna finds no coins to take; Anna sails a ship from Ostia to Massilia; ' +
        'Anna takes the bonus of Massilia; Anna receives 3 sestertii',
    );
    // Mars: 2 points for each of two colonists.
    expect(second).toBe(
      '   2  Ben plays Prefect; Ben finds no coins to take; Ben sails a ship from Ostia to Byzantium; ' +
        'Ben scores Mars (4 points)',
    );
  });

  test('R-10.1: tells of tiles', async () => {
    const stdin = JSON.stringify({
      format: 'concordia-log',
      version: 2,
      options: { map: 'sicilia', players: ['Anna', 'Ben', 'Clara'], seed: 'tiles' },
      actions: [{ type: 'playCard', seat: 0, card: 'tribune' }],
    });
    const { code, out } = await concordia(['replay', '-'], { stdin });
    expect(code).toBe(0);
    // A Tribune alone on the discard takes itself back.
    expect(out).toMatch(
      /Anna plays Tribune; Anna takes 1 card back; Anna draws (a neutral|the) volcano tile/,
    );
  });

  test('--json is the state at the end, --to an earlier one', async () => {
    const whole = await concordia(['replay', '--json', wholeFile]);
    expect(JSON.parse(whole.out)).toEqual(END);
    const early = await concordia(['replay', '--json', '--to', '3', wholeFile]);
    const { scores: _scores, ...log } = WHOLE;
    const expected = replay({ ...log, actions: WHOLE.actions.slice(0, 3) });
    expect(JSON.parse(early.out)).toEqual(expected);
  });

  describe('corrections', () => {
    /** Two between turns, one in the middle of one, and one after all. */
    const text = `
[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]
correction Livia: money 12
1 Livia: Tribune
/ 1 Livia: Mercator; sell 1 cloth
correction Flavia: Praefectus Magnus; marker Corsica coins  ; to the left
2 Gaius: Mercator; sell 1 cloth
correction now Gaius: money 5
2 Gaius: buy 1 food
correction Livia: turn`;

    test('are told where they were made', async () => {
      const { code, out, err } = await concordia(['replay', '-'], { stdin: text });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      // A Tribune alone on the discard takes itself back. Food costs 4 sestertii.
      expect(out.split('\n').slice(0, 10)).toEqual([
        '      correction: Livia has 12 sestertii now',
        '   1  Livia plays Tribune; Livia takes 1 card back',
        '   1  / Livia plays Mercator; Livia receives 3 sestertii; Livia sells 1 cloth for 7 sestertii',
        '      correction: Flavia has the Praefectus Magnus now',
        '      correction: The marker of Corsica shows its coins now',
        '      ; to the left',
        '   2  Gaius plays Mercator; Gaius receives 3 sestertii; Gaius sells 1 cloth for 7 sestertii; correction: Gaius has 5 sestertii now; Gaius buys 1 food for 4 sestertii',
        '      correction: Livia has the turn now',
        '',
        'End: not yet: the game is unfinished; in turn 4 Livia has to decide (play a card)',
      ]);
    });

    test('are told in French', async () => {
      const { out } = await concordia(['replay', '--lang', 'fr', '-'], { stdin: text });
      expect(out).toContain('      correction\u00a0: Livia a maintenant 12 sesterces\n');
      expect(out).toContain(
        '      correction\u00a0: Le jeton bonus de la province Corsica montre maintenant ses pièces\n',
      );
    });

    test('--json has them beside the state, as in the log and in words', async () => {
      const { out } = await concordia(['replay', '--json', '--to', '1', '-'], { stdin: text });
      const { corrections, ...state } = JSON.parse(out);
      expect(state.players[0].money).toBe(12);
      expect(corrections).toEqual([
        {
          after: 0,
          changes: [{ type: 'money', seat: 0, money: 12 }],
          sentences: ['Livia has 12 sestertii now'],
        },
      ]);
      const whole = await concordia(['replay', '--json', '-'], { stdin: text });
      expect(JSON.parse(whole.out).corrections).toHaveLength(4);
    });
  });

  test('--to does not look further', async () => {
    const stdin = logOf([...OPENING.slice(0, 3), 'nonsense']);
    const { code, out } = await concordia(['replay', '--to', '3', '-'], { stdin });
    expect(code).toBe(0);
    expect(out).toContain('sells 1 cloth');
    const none = await concordia(['replay', '--to', '0', '-'], { stdin });
    expect(none.out).toContain('in turn 1 Anna has to decide');
  });

  test('a wrong log is told up to the fault', async () => {
    const stdin = logOf([...OPENING.slice(0, 3), { type: 'pass', seat: 0 }]);
    const { code, out, err } = await concordia(['replay', '-'], { stdin });
    expect(code).toBe(1);
    expect(out).toContain('sells 1 cloth');
    expect(err).toContain('actions[3]');
    const json = await concordia(['replay', '--json', '-'], { stdin });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      index: 3,
      error: { code: 'NOT_YOUR_TURN' },
    });
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
