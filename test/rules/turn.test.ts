// answers for src/engine
import { describe, expect, test } from 'vitest';
import { finalScores, isOver, legalActions, tryApplyAction } from '../../src/index';
import {
  build,
  give,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
  shift,
} from '../support/scenario';

const cash = (seat: number) =>
  [
    { type: 'playCard', seat, card: 'prefect' },
    { type: 'takeCoins', seat },
  ] as const;

describe('turns', () => {
  test('R-3.1: six different cards can be played first, the two Prefects being the same', () => {
    expect(legalActions(scenario()).map((action) => 'card' in action && action.card)).toEqual([
      'tribune',
      'architect',
      'prefect',
      'mercator',
      'diplomat',
      'senator',
    ]);
  });

  test('R-3.1: only cards of the own hand, and only in the own turn', () => {
    const state = scenario();
    expect(refusal(state, { type: 'playCard', seat: 0, card: 'consul-ii' })).toEqual({
      code: 'CARD_NOT_IN_HAND',
      rule: 'R-3.1',
    });
    expect(refusal(state, { type: 'playCard', seat: 1, card: 'prefect' })).toEqual({
      code: 'NOT_YOUR_TURN',
      rule: 'R-3.3',
    });
    expect(refusal(state, { type: 'takeCoins', seat: 0 }).code).toBe('WRONG_DECISION');
  });

  test('R-9.2: a card with one role has no half to choose', () => {
    expect(
      refusal(scenario(), { type: 'playCard', seat: 0, card: 'prefect', as: 'prefect' }),
    ).toEqual({ code: 'INVALID_ACTION', rule: 'R-9.2' });
  });

  test('R-3.3: the turns go round clockwise', () => {
    const seats = [0, 1, 2, 0].map((_, turns) => {
      const played = Array.from({ length: turns }, (_, turn) => cash(turn % 3)).flat();
      return play(scenario(), ...played).seat;
    });
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  test('R-3.1: a played card lies face up on the own discard', () => {
    const played = play(scenario(), ...cash(0));
    expect(played.players[0]?.discard).toEqual(['prefect']);
    expect(played.players[0]?.hand.filter((card) => card === 'prefect')).toHaveLength(1);
  });
});

describe('the end of the game', () => {
  /** The first player is about to build the last house, in Novaria. */
  function lastHouse(draft: StateDraft): void {
    build(draft, 0, 'colonia-agrippina', 'isca-dumnoniorum', 'londinium', 'napoca', 'vindobona');
    build(draft, 0, 'sirmium', 'tomis', 'brigantium', 'burdigala', 'carthago', 'lutetia');
    build(draft, 0, 'olisipo', 'rusadir', 'valentia');
    shift(draft, 0, 'land', 'roma', 'land:massilia~novaria');
  }
  const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;
  const NOVARIA = { type: 'buildHouse', seat: 0, city: 'novaria' } as const;

  test('R-6.1: the 15th house brings Concordia; the others have one more turn each', () => {
    const ended = play(scenario(lastHouse), ARCHITECT, NOVARIA);
    expect(ended).toMatchObject({ concordia: 0, phase: 'finalRound', lastTurn: 3, seat: 1 });
    const last = play(ended, ...cash(1));
    expect(last).toMatchObject({ phase: 'finalRound', seat: 2 });
    const over = play(last, ...cash(2));
    expect(over).toMatchObject({ phase: 'finished', decision: null, turn: 3 });
    expect(isOver(over)).toBe(true);
    expect(legalActions(over)).toEqual([]);
    expect(finalScores(over).players.map(({ concordia }) => concordia)).toEqual([7, 0, 0]);
    expect(refusal(over, { type: 'playCard', seat: 0, card: 'prefect' })).toEqual({
      code: 'GAME_OVER',
      rule: 'R-6.1',
    });
  });

  /** One card is left on display and none in the deck; the second player is about to buy it. */
  function lastCard(draft: StateDraft): void {
    const cards = [...draft.display, ...draft.deck].filter((card) => card !== null);
    const [last, ...bought] = cards.reverse();
    if (last === undefined) throw new Error('no cards');
    playerOf(draft, 2).hand.push(...bought);
    draft.display = [last, null, null, null, null, null, null];
    draft.deck = [];
    playerOf(draft, 1).goods = goods({ food: 1, tool: 1, wine: 1, cloth: 2, brick: 1 });
  }

  test('R-6.1: the last card of the display brings Concordia', () => {
    const state = scenario(lastCard);
    const begun = play(state, ...cash(0), { type: 'playCard', seat: 1, card: 'senator' });
    const [purchase] = listed(begun, 'buyCard');
    if (purchase === undefined) throw new Error('nothing to buy');
    const ended = play(begun, purchase);
    expect(ended).toMatchObject({ concordia: 1, phase: 'finalRound', lastTurn: 4, seat: 2 });
    const over = play(ended, ...cash(2), ...cash(0));
    expect(over).toMatchObject({ phase: 'finished', seat: 0, turn: 4 });
  });

  test('R-6.1: only the first trigger counts', () => {
    const both = scenario((draft) => {
      lastHouse(draft);
      lastCard(draft);
    });
    const ended = play(both, ARCHITECT, NOVARIA);
    const begun = play(ended, { type: 'playCard', seat: 1, card: 'senator' });
    const [purchase] = listed(begun, 'buyCard');
    if (purchase === undefined) throw new Error('nothing to buy');
    const bought = play(begun, purchase);
    expect(bought).toMatchObject({ concordia: 0, lastTurn: 3, seat: 2 });
    expect(play(bought, ...cash(2)).phase).toBe('finished');
  });

  test('R-6.1: buying the last open card while the deck is not empty ends nothing', () => {
    const state = scenario((draft) => {
      give(draft, 2, 'mason-i');
      playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 2, wine: 2 });
    });
    const begun = play(state, { type: 'playCard', seat: 0, card: 'senator' });
    const [purchase] = listed(begun, 'buyCard');
    if (purchase === undefined) throw new Error('nothing to buy');
    const bought = play(begun, purchase, { type: 'pass', seat: 0 });
    expect(bought).toMatchObject({ concordia: null, phase: 'playing' });
    expect(bought.display.every((card) => card !== null)).toBe(true);
  });

  test('the events name the reason and the end', () => {
    const begun = play(scenario(lastHouse), ARCHITECT);
    const built = tryApplyAction(begun, NOVARIA);
    expect(built.ok && built.events.map(({ type }) => type)).toEqual([
      'houseBuilt',
      'concordiaTaken',
      'turnStarted',
      'decisionOpened',
    ]);
    expect(built.ok && built.events[1]).toEqual({
      type: 'concordiaTaken',
      seat: 0,
      reason: 'lastHouse',
      // Three players have one turn each, the first of them this one.
      lastTurn: 3,
      because: { rule: 'R-6.1', role: 'architect' },
    });
  });
});
