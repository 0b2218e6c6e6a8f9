import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { concordia, row, scratch } from './console';

/**
 * The example of the printed rules, 114 points:
 * Vesta: goods 1x7 + 3x5 + 1x3 = 25, and 13 sestertii, 38 in all: 3 points.
 * Jupiter: 9 houses outside brick cities, 2 cards. Saturnus: 7 provinces, 4 cards. Mercurius: 4
 * kinds of goods at 2 points, 2 cards. Mars: 5 colonists at 2 points, 3 cards. Minerva: the Farmer
 * has 4 houses in food cities at 3 points. Concordia: 7.
 */
const EXAMPLE = {
  name: 'Anna',
  cards: { vesta: 1, jupiter: 2, saturnus: 4, mercurius: 2, mars: 3, minerva: ['farmer'] },
  houses: { byGood: { brick: 3, food: 4, tool: 3, cloth: 2 }, provinces: 7 },
  colonists: 5,
  money: 13,
  goods: { cloth: 1, tool: 3, brick: 1 },
  concordia: true,
};
/** One card of Mars and two colonists: 4 points. */
const MODEST = {
  name: 'Ben',
  cards: { mars: 1 },
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
};
const SHEET = { players: [EXAMPLE, MODEST] };
const files = scratch();

describe('score', () => {
  test('the printed example, from JSON', async () => {
    const { code, out, err } = await concordia([
      'score',
      files.write('sheet.json', JSON.stringify(SHEET)),
    ]);
    expect(code).toBe(0);
    expect(err).not.toContain('error');
    expect(row(out, '')).toEqual(['Anna', 'Ben']);
    expect(row(out, 'Vesta')).toEqual(['1 × 3 = 3', '0 × 0 = 0']);
    expect(row(out, 'Jupiter')).toEqual(['2 × 9 = 18', '0 × 0 = 0']);
    expect(row(out, 'Saturnus')).toEqual(['4 × 7 = 28', '0 × 0 = 0']);
    expect(row(out, 'Mercurius')).toEqual(['2 × 8 = 16', '0 × 0 = 0']);
    expect(row(out, 'Mars')).toEqual(['3 × 10 = 30', '1 × 4 = 4']);
    expect(row(out, 'Minerva')).toEqual(['Farmer = 12', '0']);
    expect(row(out, 'Concordia')).toEqual(['7', '0']);
    expect(row(out, 'Total')).toEqual(['114', '4']);
    expect(row(out, 'Rank')).toEqual(['1', '2']);
    expect(row(out, 'Venus')).toBeUndefined();
    expect(row(out, 'Bonus')).toBeUndefined();
    expect(out).toContain('Winner: Anna with 114 points');
  });

  test('YAML and standard input give the same', async () => {
    const fromJson = await concordia(['score', '-'], { stdin: JSON.stringify(SHEET) });
    const fromYaml = await concordia(['score', files.write('sheet.yaml', stringify(SHEET))]);
    expect(fromJson.code).toBe(0);
    expect(fromYaml).toEqual(fromJson);
  });

  test('--json', async () => {
    const { out } = await concordia(['score', '--json', '-'], { stdin: JSON.stringify(SHEET) });
    const scores = JSON.parse(out);
    expect(scores).toMatchObject({
      players: [
        { name: 'Anna', total: 114, rank: 1 },
        { name: 'Ben', total: 4, rank: 2 },
      ],
      winners: ['Anna'],
    });
  });

  test('--intermediate pays 2 and 1 sestertii and names no winner', async () => {
    const { concordia: _card, ...early } = EXAMPLE;
    const stdin = JSON.stringify({ players: [MODEST, early] });
    const { code, out } = await concordia(['score', '--intermediate', '-'], { stdin });
    expect(code).toBe(0);
    expect(row(out, 'Total')).toEqual(['4', '107']);
    expect(row(out, 'Sestertii')).toEqual(['1', '2']);
    expect(out).not.toContain('Winner');
  });

  test('--intermediate refuses a sheet with the Concordia card', async () => {
    const stdin = JSON.stringify(SHEET);
    const { code, out, err } = await concordia(['score', '--intermediate', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('players[0].concordia');
    expect(err).toContain('R-7.1');
  });

  test('a tie has two winners, or one with the Praefectus Magnus', async () => {
    const players = [MODEST, { ...MODEST, name: 'Clara' }];
    const open = await concordia(['score', '-'], { stdin: JSON.stringify({ players }) });
    expect(open.out).toContain('Winners: Ben and Clara with 4 points each');
    const broken = await concordia(['score', '-'], {
      stdin: JSON.stringify({ players, praefectusMagnus: 'Clara' }),
    });
    expect(broken.out).toContain('Winner: Clara with 4 points');
  });

  describe('R-9.12: teams', () => {
    // By Mars alone, 2 points for each colonist: 4, 12, 10 and 4 points.
    const players = [
      { ...MODEST, name: 'Anna' },
      { ...MODEST, name: 'Ben', cards: { mars: 2 }, colonists: 3 },
      { ...MODEST, name: 'Clara', colonists: 5 },
      { ...MODEST, name: 'Dora' },
    ];
    // Ben and Dora have 12 + 2 points now, as many as Anna and Clara.
    const tied = players.map((player) =>
      player.name === 'Dora' ? { ...player, colonists: 1 } : player,
    );
    const score = (sheet: object, ...flags: readonly string[]) =>
      concordia(['score', ...flags, '-'], { stdin: JSON.stringify(sheet) });

    test('R-9.12: the points of partners are added, and both have won', async () => {
      const { code, out } = await score({ mode: 'team', players });
      expect(code).toBe(0);
      expect(row(out, 'Total')).toEqual(['4', '12', '10', '4']);
      expect(row(out, 'Rank')).toEqual(['2', '1', '2', '1']);
      expect(row(out, 'Team')).toEqual(['Total', 'Rank']);
      expect(row(out, 'Anna and Clara')).toEqual(['14', '2']);
      expect(row(out, 'Ben and Dora')).toEqual(['16', '1']);
      expect(out).toMatch(/^Winners: Ben and Dora with 16 points$/m);
    });

    test('R-9.12: teams that the sheet names', async () => {
      const teams = [
        ['Anna', 'Ben'],
        ['Dora', 'Clara'],
      ];
      const { out } = await score({ teams, players });
      expect(row(out, 'Anna and Ben')).toEqual(['16', '1']);
      expect(row(out, 'Clara and Dora')).toEqual(['14', '2']);
      expect(out).toMatch(/^Winners: Anna and Ben with 16 points$/m);
    });

    test('R-9.12: a tie has two teams, or one with the Praefectus Magnus', async () => {
      const open = await score({ mode: 'team', players: tied });
      expect(open.out).toMatch(
        /^Winners: Anna and Clara as well as Ben and Dora with 14 points each; the holder/m,
      );
      const broken = await score({ mode: 'team', players: tied, praefectusMagnus: 'Dora' });
      expect(broken.out).toMatch(/^Winners: Ben and Dora with 14 points$/m);
    });

    test('R-9.12: --json', async () => {
      const { out } = await score({ mode: 'team', players }, '--json');
      expect(JSON.parse(out)).toMatchObject({
        teams: [
          { players: ['Anna', 'Clara'], total: 14, rank: 2 },
          { players: ['Ben', 'Dora'], total: 16, rank: 1 },
        ],
        winners: ['Ben', 'Dora'],
      });
    });

    test('R-9.4: no teams where each plays alone', async () => {
      const { out } = await score({ players });
      expect(row(out, 'Team')).toBeUndefined();
      expect(out).toMatch(/^Winner: Ben with 12 points$/m);
    });
  });

  test('Venus and bonus have their rows when they count', async () => {
    const player = {
      ...MODEST,
      cards: { venus: 2 },
      houses: { byGood: { food: 3 }, provinces: 1, provincesWithTwo: 1 },
      bonus: 5,
    };
    const { out } = await concordia(['score', '-'], {
      stdin: JSON.stringify({ players: [player] }),
    });
    expect(row(out, 'Venus')).toBeDefined();
    expect(row(out, 'Bonus')).toEqual(['5']);
  });

  describe('warns of what looks forgotten', () => {
    const hand = ['tribune', 'architect', 'prefect', 'prefect', 'mercator', 'diplomat', 'senator'];
    const whole = { ...MODEST, cards: hand, concordia: true };
    const clara = { ...MODEST, name: 'Clara', cards: hand };
    const warnings = async (players: readonly object[], ...flags: readonly string[]) => {
      const stdin = JSON.stringify({ players });
      const { code, out, err } = await concordia(['score', '--json', ...flags, '-'], { stdin });
      expect(code).toBe(0);
      const lines = err.split('\n').filter((line) => line !== '');
      const told: readonly string[] = JSON.parse(out).warnings;
      expect(lines).toEqual(told.map((warning) => `warning: ${warning}`));
      return told;
    };

    test('not of a sheet that has everything', async () => {
      expect(await warnings([whole, clara])).toEqual([]);
      // The printed example has exactly the starting hand and the Farmer.
      expect(await warnings([EXAMPLE])).toEqual([]);
    });

    test('of starting cards, of which nobody loses any', async () => {
      const cards = hand.filter((card) => card !== 'senator').toSpliced(2, 1);
      const [warning, ...others] = await warnings([whole, { ...clara, cards }]);
      expect(others).toEqual([]);
      expect(warning).toMatch(/^Clara lacks cards of the starting hand.*: Prefect, Senator$/);
    });

    test('of starting cards where only gods are counted', async () => {
      // Missing of the hand: Vesta 1 and one of two of Saturnus.
      const cards = { jupiter: 2, saturnus: 1, mercurius: 1, mars: 1 };
      const [warning] = await warnings([whole, { ...clara, cards }]);
      expect(warning).toMatch(/: 1 card of Vesta, 1 card of Saturnus$/);
    });

    test('R-6.1: of the Concordia card at the end, which one of a table has', async () => {
      const open = [{ ...whole, concordia: false }, clara];
      expect(await warnings(open)).toEqual([expect.stringContaining('Concordia card')]);
      expect(await warnings(open, '--intermediate')).toEqual([]);
      expect(await warnings([clara])).toEqual([]);
    });

    test('R-9.11: in teams of the hands of teams', async () => {
      const half = ['tribune', 'prefect', 'mercator', 'praetor', 'legatus'];
      const cardsOf = (seat: number) => [...half, seat < 2 ? 'architect' : 'diplomat'];
      const players = ['A', 'B', 'C', 'D'].map((name, seat) => ({
        ...MODEST,
        name,
        cards: cardsOf(seat),
        houses: { byGood: {}, provinces: 0, sharedProvinces: 0 },
        concordia: seat === 0,
      }));
      const { code, err } = await concordia(['score', '-'], {
        stdin: JSON.stringify({ mode: 'team', players }),
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
    });
  });

  test('all faults of a sheet are told, a line each', async () => {
    const wrong = { ...MODEST, colonists: 7, money: -1, cards: ['tribune', 'prefct'] };
    const { code, err } = await concordia(['score', '-'], {
      stdin: JSON.stringify({ players: [wrong] }),
    });
    expect(code).toBe(1);
    const lines = err.trimEnd().split('\n');
    expect(lines[0]).toContain('players[0].cards[1] (Ben): there is no card prefct; did you mean');
    expect(lines[1]).toBe('2 more faults:');
    expect(lines[2]).toContain('players[0].colonists');
    expect(lines[3]).toContain('players[0].money');
    expect(lines).toHaveLength(4);
  });

  test.each([
    ['players: []', 'players'],
    ['just words', 'Not a valid score sheet'],
    [stringify({ players: [{ ...MODEST, colonists: 7 }] }), 'players[0].colonists'],
    [stringify({ players: [MODEST, MODEST] }), 'players[1].name'],
  ])('what is no sheet is refused with its place: %s', async (stdin, where) => {
    const { code, out, err } = await concordia(['score', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(where);
    expect(err).toContain('INVALID_SHEET');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('players who do not fit side by side in a terminal stand below each other', async () => {
    const names = ['Anna', 'Ben', 'Clara', 'Dora', 'Long name '.repeat(6).trim()];
    const stdin = JSON.stringify({ players: names.map((name) => ({ ...MODEST, name })) });
    const wide = await concordia(['score', '-'], { stdin });
    expect(row(wide.out, 'Total')).toEqual(['4', '4', '4', '4', '4']);
    for (const columns of [200, 60, 40]) {
      const { out } = await concordia(['score', '-'], { stdin, columns });
      const lines = out.split('\n');
      expect(lines.filter((line) => [...line].length > columns)).toEqual([]);
      const totals = lines.filter((line) => line.startsWith('│ Total'));
      expect(totals.join().match(/4/g)).toHaveLength(5);
      if (columns === 200) expect(out).toBe(wide.out);
      else expect(totals.length).toBeGreaterThan(1);
    }
  });

  test('a name cannot control the terminal', async () => {
    const stdin = JSON.stringify({ players: [{ ...MODEST, name: 'B\u001b[2Jen' }] });
    const { code, out, err } = await concordia(['score', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('at players[0].name: there is an invisible character, U+001B');
    expect(err).not.toContain('\u001b');
  });

  test('colours where they are wanted', async () => {
    const stdin = JSON.stringify(SHEET);
    const { out } = await concordia(['score', '-'], { stdin, colors: true });
    expect(out).toContain('\u001b[');
  });
});
