import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CardId,
  createGame,
  finalScores,
  type GameState,
  legalActions,
  type RoleName,
  type Seat,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import {
  build,
  deckStarting,
  discard,
  EXAMPLE_GOODS,
  edited,
  give,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  shift,
  thrownBy,
} from '../support/scenario';
import { factsOfAll } from '../support/told';

type Edit = (draft: StateDraft) => void;

const SETS = { cards: 'venus', teams: true } as const;

/** Four on Imperium, seats 0 and 2 against 1 and 3; the second half begins in Athenae and Vindobona. */
function table(edit: Edit = () => {}, first: readonly CardId[] = []): GameState {
  const laid = createGame({
    map: 'imperium',
    players: ['Ada', 'Bea', 'Cato', 'Dido'],
    ...SETS,
    setup: { cityGoods: EXAMPLE_GOODS, deck: deckStarting(first, 4, SETS) },
  });
  return edited(play(laid, start(2, 'athenae'), start(3, 'vindobona')), edit);
}

const start = (seat: Seat, city: string) => ({ type: 'chooseStartCity', seat, city }) as const;
const card = (seat: Seat, id: CardId, as?: RoleName) =>
  ({ type: 'playCard', seat, card: id, ...(as === undefined ? {} : { as }) }) as const;
const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
const coins = (seat: Seat) => ({ type: 'takeCoins', seat }) as const;
const produce = (seat: Seat, province: string) =>
  ({ type: 'produceProvince', seat, province }) as const;
const copy = (seat: Seat, from: Seat, as?: RoleName) =>
  ({ type: 'copyCard', seat, from, ...(as === undefined ? {} : { as }) }) as const;
const buy = (seat: Seat, id: CardId) => ({ type: 'buyCard', seat, card: id }) as const;
const suggest = (seat: Seat, id: CardId) => ({ type: 'suggestCard', seat, card: id }) as const;

/** It is the turn of another seat. */
const turnOf =
  (seat: Seat): Edit =>
  (draft) => {
    draft.turn = seat + 1;
    draft.seat = seat;
    draft.decision = { kind: 'playCard', seat };
  };

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
  test('R-9.11: hands: an Architect for the first half, a Diplomat for the second', () => {
    const { players } = table();
    const common = ['tribune', 'prefect', 'mercator', 'praetor', 'legatus'];
    expect(players.map(({ hand }) => hand)).toEqual([
      [...common, 'architect'],
      [...common, 'architect'],
      [...common, 'diplomat'],
      [...common, 'diplomat'],
    ]);
  });

  test.each([
    [4, [5, 6, 5, 6]],
    [6, [5, 6, 7, 5, 6, 7]],
  ])('R-9.11: money by team, %i players', (players, money) => {
    const state = createGame({ map: 'hellas', players, teams: true, seed: 'money' });
    expect(state.players.map((player) => player.money)).toEqual(money);
    expect(state.praefectusMagnus).toBe(players - 1);
  });

  test('R-9.11: the second half chooses, in seat order, before the first card', () => {
    const laid = createGame({ map: 'imperium', players: 4, teams: true, seed: 'start' });
    expect(laid.decision).toEqual({ kind: 'chooseStartCity', seat: 2 });
    expect(laid.board.colonists.map(({ seat, at }) => [seat, at])).toEqual([
      [0, 'roma'],
      [0, 'roma'],
      [1, 'roma'],
      [1, 'roma'],
    ]);
    const next = play(laid, start(2, 'athenae'));
    expect(next.decision).toEqual({ kind: 'chooseStartCity', seat: 3 });
    const begun = play(next, start(3, 'athenae'));
    expect(begun.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-9.11: neither the capital nor a city joined to it by a route', () => {
    const laid = createGame({ map: 'imperium', players: 4, teams: true, seed: 'start' });
    const cities = listed(laid, 'chooseStartCity').map(({ city }) => city);
    // Thirty cities; Aquileia, Novaria, Syracusae, Carthago and Massilia have a route to Roma.
    expect(cities).toHaveLength(25);
    for (const near of ['roma', 'aquileia', 'novaria', 'syracusae', 'carthago', 'massilia']) {
      expect(cities).not.toContain(near);
      expect(refusal(laid, start(2, near))).toEqual({ code: 'UNREACHABLE', rule: 'R-9.11' });
    }
  });

  test('R-9.11: one colonist of each kind, or two of the only one that fits', () => {
    const { board, players } = table();
    const own = (seat: Seat) =>
      board.colonists.filter((piece) => piece.seat === seat).map(({ kind, at }) => [kind, at]);
    expect(own(2)).toEqual([
      ['land', 'athenae'],
      ['sea', 'athenae'],
    ]);
    // No sea route ends in Vindobona.
    expect(own(3)).toEqual([
      ['land', 'vindobona'],
      ['land', 'vindobona'],
    ]);
    expect(players[3]?.storehouse).toEqual({ land: 1, sea: 3 });
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
  test('R-9.4: the example: player 4 plays a Prefect, player 2 decides how to use it too', () => {
    const begun = play(table(turnOf(3)), card(3, 'prefect'));
    expect(begun.decision).toEqual({ kind: 'prefect', seat: 3 });
    const partner = play(begun, produce(3, 'syria'));
    expect(partner.decision).toEqual({ kind: 'prefect', seat: 1 });
    // The markers player 4 has turned count for player 2 already: one coin of Syria's cloth.
    const done = play(partner, coins(1));
    expect(done.players[1]?.money).toBe(7);
    expect(done.decision).toEqual({ kind: 'playCard', seat: 0 });
    // Only player 4 has played a card.
    expect(done.players.map((player) => player.discard)).toEqual([[], [], [], ['prefect']]);
  });

  test('R-9.4: the partner’s part is told', () => {
    expect(eventsOf(play(table(), card(0, 'prefect')), coins(0))).toContainEqual({
      type: 'partnerActs',
      seat: 2,
      card: 'prefect',
      as: 'prefect',
    });
  });

  test('R-9.4: the marker goes on seat by seat', () => {
    let state = table();
    for (const seat of [0, 1, 2, 3]) {
      expect([state.seat, state.decision]).toEqual([seat, { kind: 'playCard', seat }]);
      state = play(state, card(seat, 'prefect'), coins(seat), coins((seat + 2) % 4));
    }
    expect([state.turn, state.seat]).toEqual([5, 0]);
  });

  test('R-9.1, R-9.4: of a double card the partner must use the other half', () => {
    const state = table((draft) => give(draft, 0, 'prefect-architect-i'));
    const prefect = play(state, card(0, 'prefect-architect-i', 'prefect'), coins(0));
    expect(prefect.decision).toMatchObject({ kind: 'architect', seat: 2, steps: 2 });
    const architect = play(state, card(0, 'prefect-architect-i', 'architect'), pass(0));
    expect(architect.decision).toEqual({ kind: 'prefect', seat: 2 });
  });

  test('R-9.1: the half of a Mercator brings 5', () => {
    const state = table((draft) => {
      give(draft, 0, 'architect-mercator-ii');
    });
    const partner = play(state, card(0, 'architect-mercator-ii', 'architect'), pass(0));
    expect([partner.decision?.kind, partner.players[2]?.money]).toEqual(['mercator', 10]);
  });

  test('R-9.4: a specialist produces for both, each their own houses', () => {
    const state = table((draft) => {
      give(draft, 0, 'farmer-i');
      build(draft, 0, 'londinium', 'napoca');
      build(draft, 2, 'carthago');
      build(draft, 1, 'sinope');
    });
    const done = play(state, card(0, 'farmer-i'));
    expect(done.players.map((player) => player.goods.food)).toEqual([4, 2, 3, 2]);
    expect(done.seat).toBe(1);
  });

  /** A land colonist of the seat between Vindobona and Aquileia, and goods for a tool house. */
  const builder =
    (seat: Seat, from: string): Edit =>
    (draft) => {
      shift(draft, seat, 'land', from, 'land:aquileia~vindobona');
      playerOf(draft, seat).goods = goods({ brick: 1, tool: 1 });
    };

  test('R-9.4: missing sestertii come out of the partner’s purse', () => {
    const state = table(
      both(builder(0, 'roma'), (draft) => {
        playerOf(draft, 0).money = 1;
        playerOf(draft, 2).money = 4;
      }),
    );
    const begun = play(state, card(0, 'architect'));
    const house = { type: 'buildHouse', seat: 0, city: 'vindobona' } as const;
    expect(listed(begun, 'buildHouse')).toContainEqual(house);
    const built = play(begun, house);
    // Three sestertii: the own one, and two of the partner's.
    expect(built.players.map((player) => player.money)).toEqual([0, 6, 2, 6]);
    expect(eventsOf(begun, house)).toContainEqual({
      type: 'moneyLent',
      seat: 2,
      to: 0,
      amount: 2,
    });
    const poor = edited(begun, (draft) => {
      playerOf(draft, 2).money = 1;
    });
    expect(refusal(poor, house)).toEqual({ code: 'NOT_ENOUGH_MONEY', rule: 'R-4.3' });
  });

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

  test('R-9.4, R-4.6: a Mercator buys with both purses', () => {
    const state = table((draft) => {
      playerOf(draft, 0).money = 0;
      playerOf(draft, 0).goods = goods({});
      playerOf(draft, 2).money = 4;
    });
    const begun = play(state, card(0, 'mercator'));
    const bricks = listed(begun, 'trade').filter(
      ({ good, deal }) => good === 'brick' && deal === 'buy',
    );
    // 3 of the card and 4 of the partner: two bricks for 6.
    expect(bricks.map(({ count }) => count)).toEqual([1, 2]);
    const purchase = { type: 'trade', seat: 0, deal: 'buy', good: 'brick', count: 2 } as const;
    expect(eventsOf(begun, purchase)).toContainEqual({
      type: 'moneyLent',
      seat: 2,
      to: 0,
      amount: 3,
    });
    expect(play(begun, purchase).players[0]?.money).toBe(0);
  });

  test('R-9.4: goods are never shared', () => {
    const state = table(
      both(builder(0, 'roma'), (draft) => {
        playerOf(draft, 0).goods = goods({});
      }),
    );
    expect(listed(play(state, card(0, 'architect')), 'buildHouse')).toEqual([]);
  });

  test('R-9.4, R-5.1: the Praefectus Magnus doubles for the active player only', () => {
    const holds =
      (seat: Seat): Edit =>
      (draft) => {
        draft.praefectusMagnus = seat;
        for (const player of draft.players) player.goods = goods({});
      };
    const own = play(
      table(holds(0)),
      card(0, 'prefect'),
      produce(0, 'syria'),
      produce(2, 'gallia'),
    );
    expect([own.players[0]?.goods.cloth, own.players[2]?.goods.cloth]).toEqual([2, 1]);
    expect(own.praefectusMagnus).toBe(3);
    const partner = play(
      table(holds(2)),
      card(0, 'prefect'),
      produce(0, 'syria'),
      produce(2, 'gallia'),
    );
    expect([partner.players[0]?.goods.cloth, partner.players[2]?.goods.cloth]).toEqual([1, 1]);
    expect(partner.praefectusMagnus).toBe(2);
  });

  test('R-9.5: a Tribune takes back for both, each paid by their own count', () => {
    const state = table((draft) => {
      discard(draft, 0, 'prefect', 'mercator', 'praetor', 'legatus');
      discard(draft, 2, 'prefect', 'mercator', 'praetor', 'legatus');
    });
    const first = play(state, card(0, 'tribune'));
    // Five cards with the Tribune, so 2; the partner's four bring 1 when their turn comes.
    expect([first.players[0]?.money, first.players[2]?.money]).toEqual([7, 5]);
    const second = play(first, pass(0));
    expect([second.players[2]?.money, second.players[2]?.discard]).toEqual([6, []]);
    expect(second.decision).toEqual({ kind: 'tribune', seat: 2, placed: false });
    const placed = play(second, {
      type: 'placeColonist',
      seat: 2,
      kind: 'sea',
      city: 'roma',
    });
    expect(placed.seat).toBe(1);
  });
});

describe('Diplomat (R-9.6)', () => {
  /** The example: Diplomat for player 1; Mercator, Architect and Prefect lie on the other piles. */
  const example: Edit = (draft) => {
    give(draft, 0, 'diplomat-i');
    discard(draft, 1, 'mercator');
    discard(draft, 2, 'praetor');
    discard(draft, 3, 'prefect');
  };

  test('R-9.6: the example: Mercator or Prefect of the others, no card of the partner', () => {
    const begun = play(table(example), card(0, 'diplomat-i'));
    expect(legalActions(begun)).toEqual([copy(0, 1), copy(0, 3)]);
    expect(refusal(begun, copy(0, 2))).toEqual({ code: 'CANNOT_COPY', rule: 'R-9.6' });
    expect(thrownBy(() => play(begun, copy(0, 2))).details).toEqual({ from: 2 });
    const copied = play(begun, copy(0, 3));
    expect(copied.decision).toEqual({ kind: 'prefect', seat: 0 });
    const partner = play(copied, produce(0, 'syria'));
    expect(partner.decision).toEqual({ kind: 'prefect', seat: 2 });
    expect(play(partner, coins(2)).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-9.6: the example: the partner cannot copy the same card next, another one can be', () => {
    const done = play(
      table(example),
      card(0, 'diplomat-i'),
      copy(0, 3),
      coins(0),
      coins(2),
      card(1, 'praetor'),
      pass(1),
      pass(3),
    );
    const third = play(done, card(2, 'diplomat'));
    // The Prefect has been copied and the Praetor is the only other card: it is copied at once.
    expect(third.decision).toEqual({ kind: 'praetor', seat: 2 });
  });

  test('R-9.6: a card the team has copied is refused', () => {
    const laid = createGame({ map: 'hellas', players: 6, teams: true, seed: 'six' });
    const cities = [3, 4, 5].map((seat) => start(seat, 'sparta'));
    const state = edited(play(laid, ...cities), (draft) => {
      give(draft, 0, 'diplomat-i');
      for (const seat of [1, 2, 4]) discard(draft, seat, 'prefect');
      draft.parts.teams = { ...teamsOf(draft), copied: [{ party: 0, from: 1 }] };
    });
    const begun = play(state, card(0, 'diplomat-i'));
    expect(legalActions(begun)).toEqual([copy(0, 2), copy(0, 4)]);
    expect(refusal(begun, copy(0, 1))).toEqual({ code: 'CANNOT_COPY', rule: 'R-9.6' });
  });

  test('R-9.6: a team may copy what the other team has copied', () => {
    const state = table(
      both(turnOf(1), (draft) => {
        give(draft, 1, 'diplomat-i');
        discard(draft, 0, 'mercator');
        discard(draft, 2, 'praetor');
        const part = teamsOf(draft);
        draft.parts.teams = { ...part, copied: [{ party: 1, from: 0 }] };
      }),
    );
    const begun = play(state, card(1, 'diplomat-i'));
    expect(begun.decision).toEqual({ kind: 'praetor', seat: 1 });
  });

  test('R-9.6: a card may be copied again once another has lain on it', () => {
    const done = play(table(example), card(0, 'diplomat-i'), copy(0, 3), coins(0), coins(2));
    expect(teamsOf(done).copied).toEqual([{ party: 0, from: 3 }]);
    const covered = play(edited(done, turnOf(3)), card(3, 'praetor'), pass(3), pass(1));
    expect(teamsOf(covered).copied).toEqual([]);
  });

  test('R-9.6: cards taken back can be copied again when they are played again', () => {
    const done = play(table(example), card(0, 'diplomat-i'), copy(0, 3), coins(0), coins(2));
    const partnerTribune = play(done, card(1, 'tribune'), pass(1), pass(3));
    expect(teamsOf(partnerTribune).copied).toEqual([]);
  });

  test('R-9.6, R-9.1: of a copied double card the partner takes the other half', () => {
    const state = table((draft) => {
      give(draft, 0, 'diplomat-i');
      give(draft, 1, 'prefect-architect-i');
      discard(draft, 1, 'prefect-architect-i');
    });
    const begun = play(state, card(0, 'diplomat-i'));
    expect(legalActions(begun)).toEqual([copy(0, 1, 'prefect'), copy(0, 1, 'architect')]);
    const partner = play(begun, copy(0, 1, 'prefect'), coins(0));
    expect(partner.decision).toMatchObject({ kind: 'architect', seat: 2 });
  });

  test('R-9.6: with nothing to copy both do nothing', () => {
    const state = table((draft) => give(draft, 0, 'diplomat-i'));
    expect(play(state, card(0, 'diplomat-i')).seat).toBe(1);
  });
});

/** Everything the first team needs to buy what lies on the display. */
const wealthy: Edit = (draft) => {
  for (const seat of [0, 2]) {
    playerOf(draft, seat).goods = goods({ brick: 1, food: 2, tool: 1, wine: 2, cloth: 2 });
  }
};

describe('Praetor (R-9.7)', () => {
  const deck: readonly CardId[] = ['mercator-i', 'farmer-i', 'smith-i', 'colonist-i'];

  test('R-9.7: each partner may buy one card at the full price; refill after both', () => {
    const begun = play(table(wealthy, deck), card(0, 'praetor'));
    const [first] = listed(begun, 'buyCard').filter((action) => action.card === 'mercator-i');
    if (first === undefined) throw new Error('no Mercator to buy');
    const bought = play(begun, first);
    expect(bought.decision).toEqual({ kind: 'praetor', seat: 2 });
    expect(bought.display[0]).toBeNull();
    // The Farmer lies on the second place: a brick and a food, and one good of choice.
    const farmer = listed(bought, 'buyCard').filter((action) => action.card === 'farmer-i');
    expect(farmer.map(({ pay }) => pay)).toEqual([
      { brick: 1, food: 2 },
      { brick: 1, food: 1, tool: 1 },
      { brick: 1, food: 1, wine: 1 },
      { brick: 1, food: 1, cloth: 1 },
    ]);
    const done = play(bought, farmer[0] ?? pass(2));
    expect(done.seat).toBe(1);
    expect(done.display).not.toContain(null);
    expect(done.players[0]?.hand).toContain('mercator-i');
    expect(done.players[2]?.hand).toContain('farmer-i');
  });
});

describe('Proconsul (R-9.8)', () => {
  const has: Edit = both(wealthy, (draft) => give(draft, 0, 'proconsul-ii'));
  const state = (edit: Edit = () => {}) => table(both(has, edit));

  test('R-9.8: the example: Black buys without the extra cost, White plays a Prefect alone', () => {
    const begun = play(state(), card(0, 'proconsul-ii'));
    expect(begun.decision).toEqual({ kind: 'proconsul', seat: 0 });
    const place = begun.display.indexOf('colonist-i');
    const bought = play(begun, buy(0, 'colonist-i'));
    // A Colonist costs a food, wherever it lies.
    expect(bought.players[0]?.goods.food).toBe(1);
    expect(bought.display[place]).toBeNull();
    expect(bought.decision).toEqual({ kind: 'playCard', seat: 2 });
    expect(refusal(bought, card(0, 'prefect')).code).toBe('NOT_YOUR_TURN');
    const played = play(bought, card(2, 'prefect'), produce(2, 'syria'));
    // Alone: nobody asks Black, the display is filled, and the marker goes to Black's left.
    expect(played.decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(played.display).not.toContain(null);
    expect(played.players[2]?.discard).toEqual(['prefect']);
  });

  test('R-9.8: a Tribune takes back the partner’s cards only', () => {
    const played = play(
      state((draft) => discard(draft, 2, 'mercator', 'praetor')),
      card(0, 'proconsul-ii'),
      pass(0),
      card(2, 'tribune'),
      pass(2),
    );
    expect(played.players[0]?.discard).toEqual(['proconsul-ii']);
    expect(played.players[2]?.discard).toEqual([]);
    expect(played.seat).toBe(1);
  });

  test('R-9.8: no Proconsul is bought', () => {
    const open = play(
      state((draft) => {
        // The other team has bought the first two decks, so the third is on display.
        for (const id of [...draft.display, ...draft.deck]) {
          if (id !== null && /-ii?$/.test(id)) give(draft, 1, id);
        }
      }),
      card(0, 'proconsul-ii'),
    );
    expect(open.display).toContain('proconsul-iii');
    const cards = listed(open, 'buyCard').map((action) => action.card);
    expect(cards).toContain('colonist-iii');
    expect(cards).not.toContain('proconsul-iii');
    expect(refusal(open, buy(0, 'proconsul-iii'))).toEqual({
      code: 'CARD_NOT_FOR_SALE',
      rule: 'R-9.8',
    });
  });

  test('R-9.8: no Legatus, and no copy of one', () => {
    const asked = play(
      state((draft) => discard(draft, 1, 'legatus')),
      card(0, 'proconsul-ii'),
      pass(0),
    );
    expect(listed(asked, 'playCard').map((action) => action.card)).toEqual([
      'tribune',
      'prefect',
      'mercator',
      'praetor',
      'diplomat',
    ]);
    expect(refusal(asked, card(2, 'legatus'))).toEqual({ code: 'CANNOT_PLAY', rule: 'R-9.8' });
    // The Diplomat finds nothing else to copy.
    expect(play(asked, card(2, 'diplomat')).seat).toBe(1);
  });

  test('R-9.8: of a double card the partner takes a half of their choice', () => {
    const asked = play(
      state((draft) => give(draft, 2, 'prefect-architect-i')),
      card(0, 'proconsul-ii'),
      pass(0),
    );
    const architect = play(asked, card(2, 'prefect-architect-i', 'architect'));
    expect(architect.decision).toMatchObject({ kind: 'architect', seat: 2 });
    expect(play(architect, pass(2)).seat).toBe(1);
  });

  test('R-9.8, R-5.1: the partner is not the active player', () => {
    const played = play(
      state((draft) => {
        draft.praefectusMagnus = 2;
        playerOf(draft, 2).goods = goods({});
      }),
      card(0, 'proconsul-ii'),
      pass(0),
      card(2, 'prefect'),
      produce(2, 'syria'),
    );
    expect(played.players[2]?.goods.cloth).toBe(1);
    expect(played.praefectusMagnus).toBe(2);
  });
});

describe('Legatus (R-9.9)', () => {
  test('R-9.9: the example: Black suggests the Architect, White plays it, both build', () => {
    const state = table((draft) => {
      // White, seat 2, has bought an Architect.
      give(draft, 2, 'architect-i');
      shift(draft, 0, 'land', 'roma', 'land:aquileia~vindobona');
      playerOf(draft, 0).goods = goods({ brick: 1, tool: 1 });
    });
    const looking = play(state, card(0, 'legatus'));
    expect(looking.decision).toEqual({ kind: 'legatus', seat: 0 });
    expect(listed(looking, 'suggestCard').map((action) => action.card)).toEqual(
      looking.players[2]?.hand,
    );
    const asked = play(looking, suggest(0, 'architect-i'));
    expect(asked.decision).toEqual({ kind: 'playCard', seat: 2 });
    const white = play(asked, card(2, 'architect-i'));
    expect(white.decision).toMatchObject({ kind: 'architect', seat: 2 });
    const black = play(white, pass(2));
    expect(black.decision).toMatchObject({ kind: 'architect', seat: 0 });
    const built = play(black, { type: 'buildHouse', seat: 0, city: 'vindobona' });
    expect(built.board.houses.vindobona).toEqual([0]);
    const done = play(built, ...(built.decision?.seat === 0 ? [pass(0)] : []));
    expect(done.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-9.9: the partner need not follow, and nothing need be suggested', () => {
    const asked = play(table(), card(0, 'legatus'), suggest(0, 'prefect'));
    expect(play(asked, card(2, 'mercator')).decision?.kind).toBe('mercator');
    const silent = play(table(), card(0, 'legatus'), pass(0));
    expect(silent.decision).toEqual({ kind: 'playCard', seat: 2 });
    expect(refusal(play(table(), card(0, 'legatus')), suggest(0, 'architect')).code).toBe(
      'CARD_NOT_IN_HAND',
    );
  });

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

  test('R-9.9, R-5.1: the active player doubles, though the partner acts first', () => {
    const holds =
      (seat: Seat): Edit =>
      (draft) => {
        draft.praefectusMagnus = seat;
        for (const player of draft.players) player.goods = goods({});
      };
    const actions = [
      card(0, 'legatus'),
      pass(0),
      card(2, 'prefect'),
      produce(2, 'syria'),
      produce(0, 'gallia'),
    ];
    const own = play(table(holds(0)), ...actions);
    expect([own.players[2]?.goods.cloth, own.players[0]?.goods.cloth]).toEqual([1, 2]);
    const partner = play(table(holds(2)), ...actions);
    expect([partner.players[2]?.goods.cloth, partner.players[0]?.goods.cloth]).toEqual([1, 1]);
  });

  test('R-14.11: after a Legatus who plays a double card chooses its half', () => {
    const state = table((draft) => give(draft, 2, 'prefect-architect-i'));
    const asked = play(state, card(0, 'legatus'), pass(0));
    const played = play(asked, {
      type: 'playCard',
      seat: 2,
      card: 'prefect-architect-i',
      as: 'architect',
    });
    expect(played.decision).toMatchObject({ kind: 'architect', seat: 2 });
    // The half that is left is for the player of the Legatus.
    expect(play(played, pass(2)).decision).toEqual({ kind: 'prefect', seat: 0 });
  });

  test('R-9.9: a Legatus may be answered by the other Legatus', () => {
    const chain = play(
      table(),
      card(0, 'legatus'),
      pass(0),
      card(2, 'legatus'),
      suggest(2, 'prefect'),
    );
    expect(chain.decision).toEqual({ kind: 'playCard', seat: 0 });
    const done = play(chain, card(0, 'prefect'), coins(0), coins(2));
    expect(done.decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(done.players.map((player) => player.discard.length)).toEqual([2, 0, 1, 0]);
  });

  test('R-9.9, R-9.8: answered by a Proconsul, the first player plays alone', () => {
    const state = table(both(wealthy, (draft) => give(draft, 2, 'proconsul-ii')));
    const asked = play(state, card(0, 'legatus'), pass(0), card(2, 'proconsul-ii'), pass(2));
    expect(asked.decision).toEqual({ kind: 'playCard', seat: 0 });
    const done = play(asked, card(0, 'prefect'), coins(0));
    expect(done.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-9.9, R-6.2: it counts for Jupiter, Saturnus and Venus', () => {
    const { gods } = finalScores(table()).players[0] ?? {};
    // Architect and Legatus; Prefect and Legatus; the Legatus alone.
    expect([gods?.jupiter?.cards, gods?.saturnus?.cards, gods?.venus?.cards]).toEqual([2, 2, 1]);
  });
});

describe('the end (R-9.12)', () => {
  /** All fifteen houses but one of a seat, and the means for the last. */
  const almost =
    (seat: Seat): Edit =>
    (draft) => {
      const cities = Object.keys(EXAMPLE_GOODS).filter((city) => city !== 'vindobona');
      build(draft, seat, ...cities.slice(0, 14));
      playerOf(draft, seat).goods = goods({ brick: 1, tool: 1 });
      playerOf(draft, seat).money = 50;
    };

  test('R-9.12: the team finishes its turn, and each other team has one last turn', () => {
    const state = table(
      both(almost(2), (draft) => {
        const [piece] = draft.board.colonists.filter(
          ({ seat, kind }) => seat === 2 && kind === 'land',
        );
        if (piece !== undefined) piece.at = 'land:aquileia~vindobona';
      }),
    );
    const begun = play(state, card(0, 'architect'), pass(0));
    const ended = play(begun, { type: 'buildHouse', seat: 2, city: 'vindobona' });
    expect(ended.concordia).toBe(2);
    expect(ended.phase).toBe('finalRound');
    const next = play(ended, ...(ended.seat === 0 ? [pass(2)] : []));
    expect(next.decision).toEqual({ kind: 'playCard', seat: 1 });
    const over = play(next, card(1, 'prefect'), coins(1), coins(3));
    expect(over.phase).toBe('finished');
    expect(finalScores(over).players.map(({ concordia }) => concordia)).toEqual([0, 0, 7, 0]);
  });

  test('R-9.12: points of partners are added', () => {
    const state = table((draft) => {
      build(draft, 0, 'alexandria', 'londinium');
      build(draft, 2, 'memphis', 'lutetia');
      build(draft, 1, 'tomis');
    });
    const { players, teams } = finalScores(state);
    // Aegyptus is shared by the first team: a point for the Venus of each Legatus.
    expect(players.map(({ gods }) => gods.venus?.points)).toEqual([1, 0, 1, 0]);
    expect(teams?.map((team) => team.players)).toEqual([
      ['Ada', 'Cato'],
      ['Bea', 'Dido'],
    ]);
    for (const [team, seats] of [
      [0, [0, 2]],
      [1, [1, 3]],
    ] as const) {
      const sum = seats.reduce((all: number, seat) => all + (players[seat]?.total ?? 0), 0);
      expect(teams?.[team]?.total).toBe(sum);
    }
  });

  test('R-9.12, R-6.3: a tie goes to the team the Praefectus Magnus reaches first', () => {
    // All alike: every team has an Architect and a Diplomat, and no money.
    const alike = (holder: Seat) =>
      finalScores(
        table((draft) => {
          draft.praefectusMagnus = holder;
          for (const player of draft.players) {
            player.goods = goods({});
            player.money = 0;
          }
        }),
      );
    for (const holder of [0, 1, 2, 3]) {
      const { teams, winners } = alike(holder);
      expect(teams?.[0]?.total).toBe(teams?.[1]?.total);
      expect(teams?.[holder % 2]?.rank).toBe(1);
      expect(winners).toHaveLength(2);
    }
  });
});

describe('other rules in teams', () => {
  test('R-10.1: on Sicilia each partner of a Tribune draws a tile', () => {
    const laid = createGame({ map: 'sicilia', players: 4, teams: true, seed: 'tiles' });
    const [city] = listed(laid, 'chooseStartCity');
    if (city === undefined) throw new Error('nowhere to begin');
    const state = play(laid, city, { ...city, seat: 3 });
    const drawn = [card(0, 'tribune'), pass(0)].reduce<[GameState, number]>(
      ([before, tiles], action) => {
        const events = eventsOf(before, action);
        const more = events.filter((event) => 'type' in event && event.type === 'tileDrawn');
        return [play(before, action), tiles + more.length];
      },
      [state, 0],
    );
    expect(drawn[1]).toBe(2);
  });

  test('R-8.1: with bought goods the teams begin with 25 and 26', () => {
    const state = createGame({
      map: 'hellas',
      players: 4,
      teams: true,
      seed: 'bought',
      startingGoods: 'bought',
    });
    expect(state.players.map(({ money }) => money)).toEqual([25, 26, 25, 26]);
  });
});
