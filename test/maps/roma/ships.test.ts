import { describe, expect, test } from 'vitest';
import {
  type Action,
  createGame,
  finalScores,
  type GameState,
  type God,
  type Good,
  legalActions,
  parseState,
  type Seat,
  scoreGame,
  tryApplyAction,
  why,
} from '../../../src/index';
import {
  build,
  discard,
  edited,
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
  shift,
} from '../../support/scenario';
import { sheetOf } from '../../support/sheet';
import { factsOfAll } from '../../support/told';

const CITY_GOODS: Readonly<Record<string, Good>> = {
  'mausoleum-augusti': 'brick',
  'stadium-domitiani': 'food',
  pantheon: 'tool',
  'theatrum-pompeii': 'wine',
  'forum-romanum': 'cloth',
  colosseum: 'brick',
  'circus-maximus': 'food',
  'horti-sallustiani': 'brick',
  'castra-praetoria': 'brick',
  'thermae-diocletiani': 'food',
  'thermae-constantini': 'food',
  'horti-maecenatis': 'tool',
  'thermae-traiani': 'tool',
  'templum-isidis-et-serapidis': 'wine',
  'amphitheatrum-castrense': 'cloth',
  'castra-nova': 'brick',
  'templum-divi-claudii': 'brick',
  'macellum-magnum': 'brick',
  'thermae-caracallae': 'food',
  'porta-naevia': 'food',
  'templum-dianae': 'tool',
  emporium: 'tool',
  'naumachia-augusti': 'wine',
  'aqua-traiana': 'wine',
  'templum-aesculapii': 'cloth',
};

function roma(edit: (draft: StateDraft) => void = () => {}): GameState {
  return scenario(edit, {
    map: 'roma',
    seed: 'roma',
    setup: { cityGoods: CITY_GOODS },
  });
}

const card = (seat: Seat, name: 'tribune' | 'prefect' | 'architect' | 'diplomat' | 'colonist-i') =>
  ({ type: 'playCard', seat, card: name }) as const;
const PASS = { type: 'pass', seat: 0 } as const;
const COINS = { type: 'takeCoins', seat: 0 } as const;
const sail = (from: string, to: string) => ({ type: 'moveShip', seat: 0, from, to }) as const;
const walk = (from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind: 'land', from, to }) as const;
const take = (place: string, good?: Good) =>
  ({ type: 'takeBonus', seat: 0, place, ...(good === undefined ? {} : { good }) }) as const;
const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
const score = (god: God) => ({ type: 'scoreGod', seat: 0, god }) as const;

/** Architect of the first player with one ship moved from Ostia. */
const sailed = (state: GameState, to: string): GameState =>
  play(state, card(0, 'architect'), sail('ostia', to));

const own = (state: GameState, seat = 0) =>
  state.board.colonists.filter((piece) => piece.seat === seat).map(({ at }) => at);

/** Marks gods with houses of the seats, as if they had scored. */
function mark(draft: StateDraft, marks: Partial<Record<God, Seat[]>>): void {
  const part = JSON.parse(JSON.stringify(draft.parts.roma));
  for (const [god, seats] of Object.entries(marks)) {
    part.marks[god] = seats;
    for (const seat of seats) playerOf(draft, seat).houses -= 1;
  }
  draft.parts.roma = part;
}

const rich = (draft: StateDraft) => {
  playerOf(draft, 0).money = 50;
};

describe('R-10.2: in the city', () => {
  const roads = (state: GameState, from: string) =>
    listed(state, 'moveColonist').filter((action) => action.from === from);

  test('R-10.2: everybody starts outside and in Ostia, and so do new colonists', () => {
    expect(own(roma())).toEqual(['start-field', 'ostia']);
    const tribune = play(roma(), card(0, 'tribune'));
    expect(listed(tribune, 'placeColonist').map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'start-field'],
      ['sea', 'ostia'],
    ]);
  });

  test('R-10.2, R-4.5: a Colonist places land colonists in own houses too, ships only in Ostia', () => {
    const state = roma((draft) => {
      give(draft, 0, 'colonist-i');
      build(draft, 0, 'pantheon', 'athenae-tool');
    });
    const placing = listed(play(state, card(0, 'colonist-i')), 'placeColonist');
    expect(placing.map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'start-field'],
      ['land', 'pantheon'],
      ['sea', 'ostia'],
    ]);
  });

  test('R-10.2: the first step leads through a gate of choice onto a route behind it', () => {
    // Two steps in all, one of them for the last gate.
    const oneStep = roma((draft) => {
      playerOf(draft, 0).storehouse.sea += 1;
      playerOf(draft, 0).goods = goods({});
      draft.board.colonists = draft.board.colonists.filter(
        ({ seat, kind }) => seat !== 0 || kind !== 'sea',
      );
    });
    const targets = roads(play(oneStep, card(0, 'architect')), 'start-field').map(({ to }) => to);
    expect(targets.sort()).toEqual([
      'land:amphitheatrum-castrense~via-tiburtina',
      'land:aqua-traiana~via-aurelia',
      'land:horti-maecenatis~via-tiburtina',
      'land:mausoleum-augusti~via-flaminia',
      'land:templum-isidis-et-serapidis~via-tiburtina',
      'land:thermae-caracallae~via-appia',
    ]);
  });

  test('R-10.2: the example: from outside to the road before the Thermae Traiani: two steps', () => {
    const state = play(roma(), card(0, 'architect'));
    const to = 'land:templum-isidis-et-serapidis~thermae-traiani';
    expect(play(state, walk('start-field', to)).decision).toMatchObject({
      kind: 'architect',
      steps: 0,
    });
  });

  test('R-10.2, R-4.3: behind a gate one city is adjacent, and the gate is none', () => {
    const state = play(
      roma(rich),
      card(0, 'architect'),
      walk('start-field', 'land:templum-isidis-et-serapidis~via-tiburtina'),
    );
    expect(listed(state, 'buildHouse')).toEqual([house('templum-isidis-et-serapidis')]);
    expect(refusal(state, house('via-tiburtina')).code).toBe('CITY_NOT_ADJACENT');
  });

  test('R-10.2, R-14.10: nobody passes through a gate, and nobody leaves the city', () => {
    const gate = 'land:templum-isidis-et-serapidis~via-tiburtina';
    const state = play(
      roma((draft) => {
        shift(draft, 0, 'land', 'start-field', gate);
        place(draft, 0, 'sea', 'ostia', 'ostia');
      }),
      card(0, 'architect'),
    );
    // Three steps by Thermae Traiani, where a way through the gate would be one.
    const neighbour = 'land:horti-maecenatis~via-tiburtina';
    expect(state.decision).toMatchObject({ steps: 4 });
    expect(play(state, walk(gate, neighbour)).decision).toMatchObject({ steps: 1 });
    expect(roads(state, gate).map(({ to }) => to)).not.toContain('start-field');
  });
});

describe('R-10.2: ships', () => {
  test('R-10.2: from Ostia to any other field in one step', () => {
    const state = play(roma(), card(0, 'architect'));
    expect(listed(state, 'moveShip')).toEqual(
      [
        'massilia',
        'valentia',
        'carthago',
        'cyrene',
        'alexandria',
        'antiochia',
        'athenae',
        'byzantium',
      ].map((to) => sail('ostia', to)),
    );
    expect(play(state, sail('ostia', 'athenae')).decision).toMatchObject({ steps: 1 });
  });

  test('R-10.2: from Athenae only to Byzantium, and from there nowhere', () => {
    const state = play(
      roma((draft) => {
        shift(draft, 0, 'sea', 'ostia', 'athenae');
        place(draft, 0, 'sea', 'byzantium');
      }),
      card(0, 'architect'),
    );
    expect(listed(state, 'moveShip')).toEqual([sail('athenae', 'byzantium')]);
    expect(refusal(state, sail('athenae', 'cyrene'))).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-10.2',
    });
    expect(refusal(state, sail('byzantium', 'ostia')).code).toBe('UNREACHABLE');
  });

  test('R-10.2: a colonist on land is no ship, and sails nowhere', () => {
    const begun = play(roma(), card(0, 'architect'));
    expect(own(begun)).toContain('start-field');
    expect(why(begun, sail('start-field', 'massilia'))).toMatchObject({
      reason: 'noShipThere',
      details: { from: 'start-field' },
    });
  });

  test('R-10.2: each ship once a turn, any number on a field, one to Byzantium', () => {
    const state = roma((draft) => place(draft, 0, 'sea', 'massilia', 'athenae'));
    const moved = play(state, card(0, 'architect'), sail('ostia', 'massilia'));
    // One of the two ships on Massilia has not moved: four steps, one used.
    expect(listed(moved, 'moveShip').filter(({ from }) => from === 'massilia')).toHaveLength(7);
    const both = play(moved, sail('massilia', 'cyrene'));
    expect(refusal(both, sail('massilia', 'cyrene')).code).toBe('NO_COLONIST');
    const scoring = play(both, sail('athenae', 'byzantium'));
    expect(listed(scoring, 'moveShip')).toEqual([]);
    const second = play(state, card(0, 'architect'), sail('athenae', 'byzantium'));
    expect(refusal(second, sail('ostia', 'byzantium'))).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-10.2',
    });
    expect(listed(second, 'moveShip')).toContainEqual(sail('ostia', 'athenae'));
  });

  test('R-10.2, R-4.2: ships and land colonists share the steps', () => {
    const state = play(
      roma(),
      card(0, 'architect'),
      walk('start-field', 'land:templum-isidis-et-serapidis~thermae-traiani'),
    );
    expect(listed(state, 'moveShip')).toEqual([]);
    expect(refusal(state, sail('ostia', 'massilia')).code).toBe('UNREACHABLE');
  });

  test('R-10.2: a ship rests between turns, not for ever', () => {
    const done = play(sailed(roma(), 'athenae'), PASS);
    expect(done.seat).toBe(1);
    const later = play(
      done,
      { type: 'playCard', seat: 1, card: 'prefect' },
      { type: 'takeCoins', seat: 1 },
      { type: 'pass', seat: 1 },
      { type: 'playCard', seat: 2, card: 'prefect' },
      { type: 'takeCoins', seat: 2 },
      { type: 'pass', seat: 2 },
      card(0, 'prefect'),
      COINS,
    );
    expect(listed(later, 'moveShip')).toEqual([sail('athenae', 'byzantium')]);
  });
});

describe('R-10.2: bonuses', () => {
  test.each([
    ['massilia', 3],
    ['cyrene', 5],
  ])('R-10.2: %s brings %i sestertii', (field, sestertii) => {
    expect(play(sailed(roma(), field), take(field)).players[0]?.money).toBe(5 + sestertii);
  });

  test('R-10.2: Valentia brings a brick', () => {
    expect(play(sailed(roma(), 'valentia'), take('valentia')).players[0]?.goods.brick).toBe(2);
  });

  test.each([
    ['alexandria', ['food', 'tool']],
    ['antiochia', ['wine', 'cloth']],
  ] as const)('R-10.2: %s offers a choice', (field, choice) => {
    const asked = sailed(roma(), field);
    expect(listed(asked, 'takeBonus')).toEqual(choice.map((good) => take(field, good)));
    for (const good of choice) {
      const before = roma().players[0]?.goods[good] ?? 0;
      const after = play(asked, take(field, good));
      expect(after.players[0]?.goods[good]).toBe(before + 1);
    }
    expect(refusal(asked, take(field)).code).toBe('INVALID_ACTION');
    expect(refusal(asked, take(field, 'brick')).code).toBe('INVALID_ACTION');
    expect(refusal(asked, take('massilia')).code).toBe('NO_BONUS');
  });

  test('R-10.2: a good without room is lost', () => {
    const full = goods({ brick: 2, food: 2, tool: 2, wine: 2 });
    const state = roma((draft) => {
      playerOf(draft, 0).goods = full;
    });
    // What cannot be stored is no choice, so nobody asks which good it is.
    const moved = sailed(state, 'alexandria');
    expect(listed(moved, 'takeBonus')).toEqual([take('alexandria')]);
    const after = play(moved, take('alexandria'));
    expect(after.players[0]?.goods).toEqual(full);
    expect(after.seat).toBe(1);
  });

  test('R-10.2: while a bonus waits there are moves and bonuses, and no pass', () => {
    const moved = sailed(roma(), 'alexandria');
    const types = new Set(legalActions(moved).map(({ type }) => type));
    expect([...types]).toEqual(['moveColonist', 'takeBonus']);
    expect(refusal(moved, PASS)).toEqual({ code: 'WRONG_DECISION', rule: 'R-10.2' });
  });

  test('R-10.2: after the last step a bonus without a choice is taken by itself', () => {
    const state = roma((draft) => place(draft, 0, 'sea', 'ostia'));
    // Three colonists, so three steps: all of them for ships and the way to a road behind a gate.
    const moved = play(
      state,
      card(0, 'architect'),
      sail('ostia', 'massilia'),
      sail('ostia', 'valentia'),
      walk('start-field', 'land:aqua-traiana~via-aurelia'),
    );
    expect([moved.players[0]?.money, moved.players[0]?.goods.brick]).toEqual([8, 2]);
    expect(legalActions(moved).map(({ type }) => type)).not.toContain('takeBonus');
  });

  test('R-10.2: only what is a choice is asked; the rest follows', () => {
    const state = roma((draft) => place(draft, 0, 'sea', 'ostia'));
    const moved = play(
      state,
      card(0, 'architect'),
      sail('ostia', 'cyrene'),
      sail('ostia', 'antiochia'),
    );
    expect(listed(moved, 'takeBonus')).toEqual([
      take('antiochia', 'wine'),
      take('antiochia', 'cloth'),
    ]);
    expect(refusal(moved, take('cyrene'))).toEqual({ code: 'NO_BONUS', rule: 'R-10.2' });
    const taken = play(moved, take('antiochia', 'wine'));
    expect([taken.players[0]?.money, taken.players[0]?.goods.wine]).toEqual([10, 2]);
    expect(taken.seat).toBe(1);
  });

  test('R-10.2: bonuses come after all moves and before all houses', () => {
    const state = roma((draft) => {
      shift(draft, 0, 'land', 'start-field', 'land:pantheon~stadium-domitiani');
      playerOf(draft, 0).goods = goods({ tool: 1 });
      playerOf(draft, 0).money = 3;
    });
    // No brick for the tool house of the Pantheon, until Valentia brings one.
    const moved = sailed(state, 'valentia');
    expect(listed(moved, 'buildHouse')).toEqual([]);
    expect(refusal(moved, house('pantheon'))).toEqual({ code: 'WRONG_DECISION', rule: 'R-10.2' });
    const taken = play(moved, take('valentia'));
    expect(taken.decision).toMatchObject({ kind: 'architect', building: true });
    expect(listed(taken, 'moveColonist')).toEqual([]);
    expect(refusal(taken, sail('ostia', 'massilia')).code).toBe('WRONG_DECISION');
    expect(refusal(taken, take('valentia')).code).toBe('NO_BONUS');
    const built = play(taken, house('pantheon'));
    expect(built.board.houses.pantheon).toEqual([0]);
    expect(built.players[0]?.goods).toEqual(goods({}));
  });

  test('R-10.2: of several bonuses the player says which comes first', () => {
    const state = roma((draft) => {
      place(draft, 0, 'sea', 'ostia');
      // Three colonists are left in the storehouse, so there is room for one more good.
      playerOf(draft, 0).goods = goods({ food: 8 });
    });
    const moved = play(
      state,
      card(0, 'architect'),
      sail('ostia', 'valentia'),
      sail('ostia', 'antiochia'),
    );
    expect(listed(moved, 'takeBonus')).toEqual([
      take('valentia'),
      take('antiochia', 'wine'),
      take('antiochia', 'cloth'),
    ]);
    // With the last space taken, the other bonus is lost and not asked about.
    const cloth = play(moved, take('antiochia', 'cloth'));
    expect(cloth.players[0]?.goods).toEqual(goods({ food: 8, cloth: 1 }));
    const brick = play(moved, take('valentia'));
    expect(brick.players[0]?.goods).toEqual(goods({ food: 8, brick: 1 }));
  });
});

describe('R-10.2: Carthago and Athenae', () => {
  /** The example: the player has the wine house, somebody else the cloth house of Athenae. */
  const athenae = (draft: StateDraft) => {
    build(draft, 0, 'athenae-wine');
    build(draft, 1, 'athenae-cloth');
    playerOf(draft, 0).money = 20;
  };

  test('R-10.2: the example: a tool house for 3 sestertii, a cloth house for 10', () => {
    const state = sailed(roma(athenae), 'athenae');
    expect(listed(state, 'buildHouse')).toEqual([house('athenae-tool'), house('athenae-cloth')]);
    expect(refusal(state, house('athenae-wine')).code).toBe('ALREADY_BUILT');
    const tool = play(state, house('athenae-tool')).players[0];
    expect([tool?.money, tool?.goods]).toEqual([17, goods({ food: 2, wine: 1, cloth: 1 })]);
    const cloth = play(state, house('athenae-cloth')).players[0];
    expect([cloth?.money, cloth?.goods]).toEqual([10, goods({ food: 2, tool: 1, wine: 1 })]);
  });

  const plenty = (draft: StateDraft) => {
    rich(draft);
    playerOf(draft, 0).goods = goods({ brick: 2, food: 1, tool: 1, wine: 1, cloth: 1 });
  };

  test('R-10.2: one house for each ship that arrives', () => {
    const one = play(sailed(roma(plenty), 'athenae'), house('athenae-tool'));
    expect(listed(one, 'buildHouse')).toEqual([]);
    const two = play(
      roma((draft) => {
        plenty(draft);
        place(draft, 0, 'sea', 'ostia');
      }),
      card(0, 'architect'),
      sail('ostia', 'athenae'),
      sail('ostia', 'athenae'),
      house('athenae-tool'),
    );
    expect(listed(two, 'buildHouse')).toEqual([house('athenae-wine'), house('athenae-cloth')]);
    const done = play(two, house('athenae-cloth'));
    expect(done.board.houses['athenae-cloth']).toEqual([0]);
    expect(done.seat).toBe(1);
  });

  test('R-10.2: who came in an earlier turn does not build', () => {
    const state = roma((draft) => {
      plenty(draft);
      shift(draft, 0, 'sea', 'ostia', 'carthago');
    });
    expect(listed(play(state, card(0, 'architect')), 'buildHouse')).toEqual([]);
  });

  test('R-10.2: a brick house in Carthago costs a food and a sestertius', () => {
    const built = play(sailed(roma(), 'carthago'), house('carthago-brick')).players[0];
    expect([built?.money, built?.goods.food, built?.goods.brick]).toEqual([4, 1, 1]);
  });

  test('R-10.2: no Prefect lets them produce', () => {
    const provinces = listed(play(roma(), card(0, 'prefect')), 'produceProvince');
    expect(provinces.map(({ province }) => province)).toEqual([
      'campus-martius',
      'capitolinus',
      'trans-tiberim',
      'aventinus',
      'caelius',
      'esquilinus',
      'viminalis',
    ]);
  });

  test('R-10.2, R-4.10: specialists get something from them', () => {
    const state = roma((draft) => {
      give(draft, 0, 'smith-i');
      build(draft, 0, 'athenae-tool', 'pantheon');
      playerOf(draft, 0).goods = goods({});
    });
    const after = play(state, { type: 'playCard', seat: 0, card: 'smith-i' });
    expect(after.players[0]?.goods).toEqual(goods({ tool: 2 }));
  });

  test('R-10.2, R-6.2: they count for every god of houses, in the game and on a sheet', () => {
    const state = roma((draft) => {
      give(draft, 0, 'farmer-i');
      build(draft, 0, 'pantheon', 'carthago-food', 'carthago-brick', 'athenae-cloth');
    });
    const scores = finalScores(state);
    const { gods, minerva } = scores.players[0] ?? {};
    // One district and two more provinces; food, tool and cloth; four kinds; two houses in Carthago.
    expect(gods?.saturnus?.value).toBe(3);
    expect(gods?.jupiter?.value).toBe(3);
    expect(gods?.mercurius?.value).toBe(8);
    expect(gods?.venus).toBeUndefined();
    expect(minerva).toEqual([{ role: 'farmer', good: 'food', houses: 1, points: 3 }]);
    expect(scoreGame(sheetOf(state))).toEqual(scores);
  });
});

describe('R-10.2: Byzantium', () => {
  /** The example: both first colonists, houses in five districts and Carthago, three of them brick. */
  const example = (draft: StateDraft) => {
    build(
      draft,
      0,
      'mausoleum-augusti',
      'horti-sallustiani',
      'thermae-caracallae',
      'horti-maecenatis',
      'aqua-traiana',
      'carthago-brick',
    );
    mark(draft, { minerva: [1, 2] });
  };

  test.each([
    ['mars', 4],
    ['saturnus', 6],
    ['minerva', 5],
  ] as const)('R-10.2: the example: %s for %i points', (god, points) => {
    const asked = play(sailed(roma(example), 'byzantium'), PASS);
    expect(asked.decision).toEqual({ kind: 'scoreGod', seat: 0 });
    const scored = play(asked, score(god));
    expect(finalScores(scored).players[0]?.bonus).toBe(points);
    // Fifteen less six in cities and one for the mark.
    expect(scored.players[0]?.houses).toBe(8);
    expect(scored.seat).toBe(1);
  });

  test('R-10.2: every god can be chosen that does not bear an own mark', () => {
    const state = roma((draft) => mark(draft, { jupiter: [0], mars: [1] }));
    const asked = play(sailed(state, 'byzantium'), PASS);
    expect(legalActions(asked)).toEqual([
      ...(['vesta', 'saturnus', 'venus', 'mercurius', 'mars', 'minerva'] as const).map(score),
      PASS,
    ]);
    expect(refusal(asked, score('jupiter'))).toEqual({ code: 'ALREADY_BUILT', rule: 'R-10.2' });
  });

  test('R-10.2: Vesta counts goods and money without taking them', () => {
    const state = play(sailed(roma(rich), 'byzantium'), PASS, score('vesta'));
    // 50, and 3 + 2 * 4 + 5 + 6 + 7 = 29 for the goods.
    expect(finalScores(state).players[0]?.bonus).toBe(7);
    expect(state.players[0]?.money).toBe(50);
  });

  test('R-10.2: Venus counts districts and sand fields with two own houses', () => {
    const state = roma((draft) => {
      build(draft, 0, 'pantheon', 'theatrum-pompeii', 'athenae-tool', 'athenae-wine', 'emporium');
    });
    const scored = play(sailed(state, 'byzantium'), PASS, score('venus'));
    expect(finalScores(scored).players[0]?.bonus).toBe(4);
  });

  test('R-10.2: Byzantium comes after building, so new houses count', () => {
    const state = roma((draft) => {
      rich(draft);
      shift(draft, 0, 'land', 'start-field', 'land:pantheon~stadium-domitiani');
      playerOf(draft, 0).goods = goods({ brick: 1, tool: 1 });
    });
    const scored = play(sailed(state, 'byzantium'), house('pantheon'), score('saturnus'));
    expect(finalScores(scored).players[0]?.bonus).toBe(1);
  });

  test('R-10.2: the bonus of another ship comes before Byzantium', () => {
    const state = roma((draft) => {
      place(draft, 0, 'sea', 'ostia');
      playerOf(draft, 0).goods = goods({});
    });
    const moved = play(
      state,
      card(0, 'architect'),
      sail('ostia', 'cyrene'),
      sail('ostia', 'byzantium'),
    );
    // 5 and 5 of Cyrene are ten: one point.
    const scored = play(moved, take('cyrene'), score('vesta'));
    expect(finalScores(scored).players[0]?.bonus).toBe(1);
  });

  test('R-10.2: scoring can be declined', () => {
    const state = play(sailed(roma(example), 'byzantium'), PASS, PASS);
    expect(state.players[0]?.houses).toBe(9);
    expect(finalScores(state).players[0]?.bonus).toBe(0);
    expect(state.seat).toBe(1);
  });

  /** All houses of the first player but some, in cities of Rome. */
  const allBut = (left: number) => (draft: StateDraft) => {
    const cities = Object.keys(CITY_GOODS).slice(0, 15 - left);
    build(draft, 0, ...cities);
  };

  test('R-10.2, R-6.1: the last house there ends the game and brings Concordia', () => {
    const state = play(sailed(roma(allBut(1)), 'byzantium'), PASS, score('mars'));
    expect(state.concordia).toBe(0);
    expect(state.phase).toBe('finalRound');
    expect(state.lastTurn).toBe(3);
    expect(finalScores(state).players[0]).toMatchObject({ concordia: 7, bonus: 4 });
  });

  test('R-10.2: without a house left nobody enters', () => {
    const state = roma((draft) => {
      allBut(0)(draft);
      draft.concordia = 1;
      draft.lastTurn = 4;
      draft.phase = 'finalRound';
      draft.turn = 4;
      allOf(draft, 1);
    });
    const moves = listed(play(state, card(0, 'architect')), 'moveShip');
    expect(moves.map(({ to }) => to)).not.toContain('byzantium');
  });

  /** Every house of a seat, in other cities than the first fifteen where that is possible. */
  function allOf(draft: StateDraft, seat: Seat): void {
    build(draft, seat, ...Object.keys(CITY_GOODS).slice(10));
  }

  test('R-10.2: the score sheet takes the points of Byzantium', () => {
    const scored = play(sailed(roma(example), 'byzantium'), PASS, score('saturnus'));
    const [sheet, ...others] = sheetOf(scored).players;
    if (sheet === undefined) throw new Error('no sheet');
    expect(sheet.scores).toEqual({ byzantium: 6 });
    const { players } = scoreGame({ ...sheetOf(scored), players: [sheet, ...others] });
    expect(players[0]?.total).toBe(finalScores(scored).players[0]?.total);
  });
});

describe('R-10.2: a Prefect who takes the coins', () => {
  const cash = (edit?: (draft: StateDraft) => void) => play(roma(edit), card(0, 'prefect'), COINS);

  test('R-10.2: may move exactly one ship', () => {
    const state = cash((draft) => place(draft, 0, 'sea', 'ostia'));
    expect(state.decision).toEqual({ kind: 'moveShip', seat: 0 });
    expect(legalActions(state).at(-1)).toEqual(PASS);
    const moved = play(state, sail('ostia', 'massilia'));
    expect([moved.players[0]?.money, moved.seat]).toEqual([8, 1]);
    expect(play(state, PASS).seat).toBe(1);
  });

  test('R-10.2: takes its bonus with a choice', () => {
    const state = play(cash(), sail('ostia', 'antiochia'));
    expect(state.decision).toEqual({ kind: 'takeBonus', seat: 0 });
    expect(play(state, take('antiochia', 'cloth')).players[0]?.goods.cloth).toBe(2);
  });

  test('R-10.2: may build where it arrives, with the coins just taken', () => {
    const state = cash((draft) => {
      playerOf(draft, 0).money = 0;
      const marker = draft.board.markers.capitolinus;
      if (marker !== undefined) marker.side = 'coins';
    });
    // The cloth marker of Capitolinus has one coin: enough for a brick house.
    const asked = play(state, sail('ostia', 'carthago'));
    expect(asked.decision).toEqual({ kind: 'buildOnArrival', seat: 0 });
    expect(legalActions(asked)).toEqual([house('carthago-brick'), PASS]);
    expect(refusal(asked, house('athenae-tool')).code).toBe('CITY_NOT_ADJACENT');
    const built = play(asked, house('carthago-brick'));
    expect(built.board.houses['carthago-brick']).toEqual([0]);
    expect(built.seat).toBe(1);
    expect(play(asked, PASS).players[0]?.houses).toBe(15);
  });

  test('R-10.2: scores in Byzantium', () => {
    const state = play(cash(), sail('ostia', 'byzantium'), score('mars'));
    expect(finalScores(state).players[0]?.bonus).toBe(4);
    expect(state.seat).toBe(1);
  });

  test('R-10.2: producing moves no ship', () => {
    const state = play(roma(), card(0, 'prefect'), {
      type: 'produceProvince',
      seat: 0,
      province: 'caelius',
    });
    expect(state.seat).toBe(1);
  });

  test('R-10.2, R-4.7: a Diplomat does the same', () => {
    const state = roma((draft) => discard(draft, 1, 'prefect'));
    const copied = play(state, card(0, 'diplomat'), COINS, sail('ostia', 'cyrene'));
    expect(copied.players[0]?.money).toBe(10);
  });
});

test('R-10.2: the events of a ship, its bonus and its god', () => {
  const events = (state: GameState, action: Action) => {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    return factsOfAll(result.events);
  };
  const begun = play(
    roma((draft) => place(draft, 0, 'sea', 'ostia')),
    card(0, 'architect'),
  );
  expect(events(begun, sail('ostia', 'cyrene'))).toEqual([
    { type: 'shipMoved', seat: 0, from: 'ostia', to: 'cyrene' },
  ]);
  const moved = play(begun, sail('ostia', 'cyrene'), sail('ostia', 'byzantium'));
  expect(events(moved, take('cyrene'))).toEqual([
    { type: 'bonusTaken', seat: 0, place: 'cyrene' },
    { type: 'moneyReceived', seat: 0, amount: 5 },
  ]);
  const [scored] = events(play(moved, take('cyrene')), score('mars'));
  // Three colonists on the board.
  expect(scored).toEqual({ type: 'godScored', seat: 0, god: 'mars', points: 6, halved: false });
});

test('R-9.4, R-10.2: partners may sail to the same field in one turn, and the state is read again', () => {
  let table = createGame({ map: 'roma', players: 4, teams: true, seed: 'partners' });
  while (table.decision?.kind === 'chooseStartCity') {
    const [first] = legalActions(table);
    if (first === undefined) throw new Error('there is a start city');
    table = play(table, first);
  }
  // Seat 2 began in the city and gets a ship in Ostia.
  const state = edited(table, (draft) => place(draft, 2, 'sea', 'ostia'));
  const partner = { type: 'moveShip', seat: 2, from: 'ostia', to: 'massilia' } as const;
  const active = play(sailed(state, 'massilia'), take('massilia'));
  expect(active.decision).toMatchObject({ kind: 'architect', seat: 2 });
  const sailing = play(active, partner);
  expect(own(sailing)).toContain('massilia');
  expect(own(sailing, 2)).toContain('massilia');
  expect(parseState(JSON.parse(JSON.stringify(sailing)))).toEqual(sailing);
});

test('R-10.2, R-9.3: in teams Venus in Byzantium counts what the partners share', () => {
  let table = createGame({
    map: 'roma',
    players: 4,
    teams: true,
    seed: 'venus',
    setup: { cityGoods: CITY_GOODS },
  });
  while (table.decision?.kind === 'chooseStartCity') {
    const [first] = legalActions(table);
    if (first === undefined) throw new Error('there is a start city');
    table = play(table, first);
  }
  const state = edited(table, (draft) => {
    // Two districts with two own houses, which would be four points alone.
    build(draft, 0, 'pantheon', 'theatrum-pompeii', 'emporium', 'templum-dianae', 'athenae-wine');
    build(draft, 2, 'porta-naevia', 'athenae-tool');
    // The other team has marked Venus, so it is half: one of two for Aventinus and Athenae.
    mark(draft, { venus: [1] });
  });
  const points = (before: GameState) =>
    finalScores(play(sailed(before, 'byzantium'), PASS, score('venus'))).players[0]?.bonus;
  expect(points(state)).toBe(1);
  // With the district of the Pantheon three, and half of them rounded up.
  expect(points(edited(state, (draft) => build(draft, 2, 'mausoleum-augusti')))).toBe(2);
});
