/** What only code can ask of score sheets. What they may say, and where a fault is, is in docs/rulebook/scores.rules. */
import { describe, expect, test } from 'vitest';
import { type PlayerSheet, type ScoreSheet, scoreGame, scoreIntermediate } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

/** Somebody with nothing but two colonists, for whom no card counts, unless told otherwise. */
const player = (name: string, own: Partial<PlayerSheet> = {}): PlayerSheet => ({
  ...{ name, cards: {}, houses: [], colonists: 2, money: 0, goods: {} },
  ...own,
});

describe('teams', () => {
  const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eva', 'Fay'];
  const table = (count: number) => NAMES.slice(0, count).map((name) => player(name));

  test.each<[given: string[][], told: string[][]]>([
    [
      [
        ['Dan', 'Ben'],
        ['Cat', 'Ann'],
      ],
      [
        ['Ann', 'Cat'],
        ['Ben', 'Dan'],
      ],
    ],
    [
      [
        ['Eva', 'Cat'],
        ['Ann', 'Fay'],
        ['Dan', 'Ben'],
      ],
      [
        ['Ann', 'Fay'],
        ['Ben', 'Dan'],
        ['Cat', 'Eva'],
      ],
    ],
  ])('R-9.12: %j are told by their lower seats', (teams, told) => {
    const players = table(2 * teams.length);
    const scores = scoreGame({ mode: 'team', players, teams });
    expect(scores.teams?.map(({ players }) => players)).toEqual(told);
  });

  test('R-9.1: are not told where each plays alone', () => {
    expect('teams' in scoreGame({ players: table(4) })).toBe(false);
  });

  test('R-9.4: no teams are too few', () => {
    const sheet: ScoreSheet = { mode: 'team', teams: [], players: table(4) };
    expect(thrownBy(() => scoreGame(sheet))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-9.4',
      details: { path: 'teams', teams: 2 },
    });
  });
});

test('two players have two names', () => {
  const { code, details } = thrownBy(() => scoreGame({ players: [player('Ann'), player('Ann')] }));
  expect([code, details.path]).toEqual(['INVALID_SHEET', 'players[1].name']);
});

test.each<[what: string, rule: string, path: string, own: Partial<PlayerSheet>]>([
  ['R-7.1: in an intermediate scoring only cards count', 'R-7.1', 'bonus', { bonus: 7 }],
  ['R-7.1: nobody has the Concordia card yet', 'R-7.1', 'concordia', { concordia: true }],
  ['R-5.2: the storehouse is no larger', 'R-5.2', 'goods', { colonists: 3, goods: { brick: 10 } }],
])('%s', (_, rule, path, own) => {
  const players = [player('Ann'), player('Ben', own)];
  expect(thrownBy(() => scoreIntermediate({ players }))).toMatchObject({
    code: 'INVALID_SHEET',
    rule,
    details: { path: `players[1].${path}` },
  });
});

test('R-6.2: Venus has a line when somebody has a card of hers', () => {
  const godsOfBen = (cards: PlayerSheet['cards']) =>
    Object.keys(
      scoreGame({ players: [player('Ann', { cards }), player('Ben')] }).players[1]?.gods ?? {},
    );
  expect(godsOfBen({ mars: 1 })).not.toContain('venus');
  expect(godsOfBen({ venus: 1 })).toContain('venus');
});

test('an unknown key beside the money may be meant as a bonus, one among the houses never', () => {
  const messageOf = (own: object) =>
    thrownBy(() => scoreGame({ players: [{ ...player('Ann'), ...own }] })).message;
  expect(messageOf({ ships: 3 })).toContain('bonus');
  expect(messageOf({ houses: { byGood: {}, provinces: 0, ships: 3 } })).not.toContain('bonus');
});
