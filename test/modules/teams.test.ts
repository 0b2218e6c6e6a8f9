/** What only code can ask of teams: numbers of players, who is told what, who lends. Their rules are in docs/rulebook/teams.rules. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CardId,
  createGame,
  type GameState,
  type Seat,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import {
  deckStarting,
  EXAMPLE_GOODS,
  edited,
  give,
  goods,
  play,
  playerOf,
  type StateDraft,
  shift,
  thrownBy,
} from '../support/scenario';
import { factsOfAll } from '../support/told';

type Edit = (draft: StateDraft) => void;

const SETS = { cards: 'venus', teams: true } as const;

/** Four on Imperium, seats 0 and 2 against 1 and 3; the second half begins in Athenae and Vindobona. */
function table(edit: Edit = () => {}): GameState {
  const laid = createGame({
    map: 'imperium',
    players: ['Ada', 'Bea', 'Cato', 'Dido'],
    ...SETS,
    setup: { cityGoods: EXAMPLE_GOODS, deck: deckStarting([], 4, SETS) },
  });
  return edited(play(laid, start(2, 'athenae'), start(3, 'vindobona')), edit);
}

const start = (seat: Seat, city: string) => ({ type: 'chooseStartCity', seat, city }) as const;
const card = (seat: Seat, id: CardId) => ({ type: 'playCard', seat, card: id }) as const;
const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
const coins = (seat: Seat) => ({ type: 'takeCoins', seat }) as const;
const suggest = (seat: Seat, id: CardId) => ({ type: 'suggestCard', seat, card: id }) as const;

const both =
  (...edits: readonly Edit[]): Edit =>
  (draft) => {
    for (const edit of edits) edit(draft);
  };

function eventsOf(state: GameState, action: Action): readonly object[] {
  const result = tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return factsOfAll(result.events);
}

const teamsOf = ({ parts }: { readonly parts: Readonly<Record<string, unknown>> }) =>
  JSON.parse(JSON.stringify(parts.teams));

describe('set-up (R-9.11)', () => {
  test.each([
    [4, [5, 6, 5, 6]],
    [6, [5, 6, 7, 5, 6, 7]],
  ])('R-9.11: money by team, %i players', (players, money) => {
    const state = createGame({ map: 'hellas', players, teams: true, seed: 'money' });
    expect(state.players.map((player) => player.money)).toEqual(money);
    expect(state.praefectusMagnus).toBe(players - 1);
  });

  test('R-9.1: four or six, with the Venus cards', () => {
    const refused = (options: object) =>
      thrownBy(() => createGame({ map: 'hellas', players: 4, seed: 'x', ...options })).details.path;
    expect(refused({ teams: true, players: 5 })).toBe('players');
    expect(refused({ teams: true, players: 2 })).toBe('players');
    expect(refused({ teams: true, cards: 'concordia' })).toBe('cards');
    expect(refused({ players: 6 })).toBe('players');
    const { options } = createGame({ map: 'hellas', players: 6, teams: true, seed: 'x' });
    expect(options.cards).toBe('venus');
  });
});

describe('a turn (R-9.4)', () => {
  /** A land colonist of the seat between Vindobona and Aquileia, and goods for a tool house. */
  const builder =
    (seat: Seat, from: string): Edit =>
    (draft) => {
      shift(draft, seat, 'land', from, 'land:aquileia~vindobona');
      playerOf(draft, seat).goods = goods({ brick: 1, tool: 1 });
    };

  test('R-9.4: who has enough borrows nothing, and who borrows is told the rule', () => {
    const building = (money: number) =>
      play(
        table(
          both(builder(0, 'roma'), (draft) => {
            playerOf(draft, 0).money = money;
            playerOf(draft, 2).money = 4;
          }),
        ),
        card(0, 'architect'),
      );
    const house = { type: 'buildHouse', seat: 0, city: 'vindobona' } as const;
    const lent = (state: GameState) => {
      const result = tryApplyAction(state, house);
      return result.ok ? result.events.filter(({ type }) => type === 'moneyLent') : undefined;
    };
    // A tool house costs three sestertii.
    expect(play(building(5), house).players.map((player) => player.money)).toEqual([2, 6, 4, 6]);
    expect(play(building(3), house).players.map((player) => player.money)).toEqual([0, 6, 4, 6]);
    expect(lent(building(3))).toEqual([]);
    expect(lent(building(2))).toMatchObject([{ amount: 1, because: { rule: 'R-9.4' } }]);
  });
});

/** Everything the first team needs to buy what lies on the display. */
const wealthy: Edit = (draft) => {
  for (const seat of [0, 2]) {
    playerOf(draft, seat).goods = goods({ brick: 1, food: 2, tool: 1, wine: 2, cloth: 2 });
  }
};

describe('Legatus (R-9.9)', () => {
  test('R-9.9: who looks sees the partner’s hand, for exactly that long', () => {
    const before = table();
    const looking = play(before, card(0, 'legatus'));
    const after = play(looking, suggest(0, 'prefect'));
    const hand = looking.players[2]?.hand;
    const hidden = hand?.map(() => 'hidden');
    expect(viewFor(before, 0).players[2]?.hand).toEqual(hidden);
    expect(viewFor(looking, 0).players[2]?.hand).toEqual(hand);
    expect(viewFor(after, 0).players[2]?.hand).toEqual(hidden);
    for (const viewer of [1, 3, 'spectator'] as const) {
      expect(viewFor(looking, viewer).players[2]?.hand).toEqual(hidden);
    }
    // The partner looks at nothing, and opponents' hands stay hidden for who looks.
    expect(viewFor(looking, 2).players[0]?.hand).not.toEqual(looking.players[0]?.hand);
    expect(viewFor(looking, 0).players[1]?.hand).not.toEqual(looking.players[1]?.hand);
  });

  test('R-9.9: the suggestion is between the two', () => {
    const asked = play(table(), card(0, 'legatus'), suggest(0, 'prefect'));
    const seen = ([0, 1, 2, 3, 'spectator'] as const).map(
      (viewer) => teamsOf(viewFor(asked, viewer)).suggested,
    );
    const suggestion = { to: 2, card: 'prefect' };
    expect(seen).toEqual([suggestion, null, suggestion, null, null]);
    expect(eventsOf(play(table(), card(0, 'legatus')), suggest(0, 'prefect'))).toEqual([
      { type: 'cardSuggested', seat: 0 },
      { type: 'partnerPlays', partner: 2, alone: false },
    ]);
  });

  test('R-9.9, R-9.8: answered by a Proconsul, the first player plays alone', () => {
    const state = table(both(wealthy, (draft) => give(draft, 2, 'proconsul-ii')));
    const asked = play(state, card(0, 'legatus'), pass(0), card(2, 'proconsul-ii'), pass(2));
    expect(asked.decision).toEqual({ kind: 'playCard', seat: 0 });
    const done = play(asked, card(0, 'prefect'), coins(0));
    expect(done.decision).toEqual({ kind: 'playCard', seat: 1 });
  });
});
