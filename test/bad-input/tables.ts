/** Tables of every map and module, at every decision there is. */
import {
  type Action,
  applyAction,
  type CardId,
  cards,
  type GameState,
  type Good,
  type RoleName,
} from '../../src/index';
import {
  discard,
  edited,
  give,
  goods,
  place,
  play,
  playerOf,
  type StateDraft,
  scenario,
  shift,
} from '../support/scenario';
import { FORUM_GAMES, FORUM_STATES } from './forum-tables';
import { deepFreeze, frozenGame, GAME } from './support';

export const PLAYED = [
  ...GAME.states,
  ...frozenGame({ map: 'imperium', players: 2, seed: 'actions', startingGoods: 'bought' }).states,
  ...frozenGame({ map: 'sicilia', players: 3, seed: 'actions' }).states,
  ...frozenGame({ map: 'roma', players: 3, seed: 'actions' }).states,
  ...frozenGame({ map: 'germania', players: 3, seed: 'actions' }).states,
  ...frozenGame({ map: 'aegyptus', players: 3, seed: 'actions' }).states,
  ...frozenGame({ map: 'creta', players: 2, seed: 'actions' }).states,
  ...frozenGame({ map: 'hellas', players: 2, cards: 'venus', seed: 'actions' }).states,
  ...frozenGame({ map: 'ionium', players: 4, teams: true, seed: 'actions' }).states,
].filter(({ phase }) => phase !== 'finished');

/** After a card of seat 0 has been played from a scenario. */
export function after(card: string, ...args: Parameters<typeof scenario>): GameState {
  return deepFreeze(applyAction(scenario(...args), { type: 'playCard', seat: 0, card }));
}

/** A game on Roma whose cities have the goods of the seed. */
export const ROMA = { map: 'roma', seed: 'actions', setup: {} } as const;

export const sail = (from: string, to: string): Action => ({ type: 'moveShip', seat: 0, from, to });
export const take = (place: string, good?: Good): Action => ({
  type: 'takeBonus',
  seat: 0,
  place,
  ...(good === undefined ? {} : { good }),
});

/** Roma after an Architect of seat 0 and moves of ships from Ostia, three of which lie there. */
export function sailed(...fields: readonly string[]): GameState {
  const ships = (draft: StateDraft) => place(draft, 0, 'sea', 'ostia', 'ostia');
  const state = after('architect', ships, ROMA);
  return deepFreeze(play(state, ...fields.map((field) => sail('ostia', field))));
}

/** Roma when seat 0 has taken the coins with a Prefect and may move a ship. */
function prefectSails(edit: (draft: StateDraft) => void = () => {}): GameState {
  return deepFreeze(play(after('prefect', edit, ROMA), { type: 'takeCoins', seat: 0 }));
}

/** Roma when that ship has come to a field. */
export function arrivedIn(field: string, edit?: (draft: StateDraft) => void): GameState {
  return deepFreeze(play(prefectSails(edit), sail('ostia', field)));
}

/** Two ships have come to Carthago and Alexandria, and the bonus there is taken; one is in Ostia. */
export const bonusTaken = (): GameState =>
  deepFreeze(play(sailed('carthago', 'alexandria'), take('alexandria', 'food')));

/** Decisions of Roma that few games come to. */
export const SHIPS: readonly GameState[] = [
  prefectSails(),
  arrivedIn('alexandria'),
  arrivedIn('carthago'),
  arrivedIn('byzantium'),
  sailed('alexandria', 'massilia'),
  sailed('athenae', 'byzantium'),
  bonusTaken(),
];

/** A game on another board whose cities and castles have the goods of the seed. */
export const on = (map: string) => ({ map, seed: 'actions', setup: {} }) as const;

export const takeCastle = (castle: string): Action => ({ type: 'takeCastle', seat: 0, castle });
export const enter = (square: string, from: string): Action => ({
  type: 'enterSquare',
  seat: 0,
  square,
  from,
});

/** Germania when seat 0 has played a Tribune and stands beside one castle, that of Alamannia. */
export function besideCastle(edit: (draft: StateDraft) => void = () => {}): GameState {
  const beside = (draft: StateDraft) => {
    shift(draft, 0, 'land', 'basilia', 'land:basilia~castle-alamannia');
    playerOf(draft, 0).goods = goods({ food: 1, tool: 1 });
    edit(draft);
  };
  return after('tribune', beside, on('germania'));
}

/** Aegyptus when two ships of seat 0 have ended an Architect beside the frankincense square. */
export function besideSquare(): GameState {
  const beside = (draft: StateDraft) => {
    place(draft, 0, 'sea', 'sea:frankincense~leuke-kome', 'sea:frankincense~myos-hormos');
    shift(draft, 1, 'sea', 'memphis', 'sea:berenice~frankincense');
  };
  const state = after('architect', beside, on('aegyptus'));
  return deepFreeze(play(state, { type: 'pass', seat: 0 }));
}

/** Decisions of Germania and Aegyptus that few games come to. */
export const CASTLES_AND_SQUARES: readonly GameState[] = [
  besideCastle(),
  deepFreeze(play(besideCastle(), takeCastle('castle-alamannia'))),
  besideSquare(),
];

export const card = (seat: number, id: CardId, as?: RoleName): Action => ({
  type: 'playCard',
  seat,
  card: id,
  ...(as === undefined ? {} : { as }),
});
export const copy = (seat: number, from: number, as?: RoleName): Action => ({
  type: 'copyCard',
  seat,
  from,
  ...(as === undefined ? {} : { as }),
});
export const startIn = (seat: number, city: string): Action => ({
  type: 'chooseStartCity',
  seat,
  city,
});

/** Two teams on Imperium; seat 2 has not chosen where to begin. */
export const newTeams = (): GameState =>
  deepFreeze(scenario(() => {}, { players: 4, teams: true }));

/** Two teams on Imperium before the first card, changed by hand. */
export function teams(edit: (draft: StateDraft) => void = () => {}): GameState {
  const started = play(newTeams(), startIn(2, 'londinium'), startIn(3, 'memphis'));
  return deepFreeze(edited(started, edit));
}

/** Goods that buy nearly everything, in the eight free spaces. */
export const RICH = goods({ brick: 1, food: 1, tool: 1, wine: 2, cloth: 3 });

/** Seat 0 of the teams has played a Proconsul; the one of deck III is on display. */
export const proconsulPlayed = (edit: (draft: StateDraft) => void = () => {}): GameState =>
  deepFreeze(
    play(
      teams((draft) => {
        const dealt = [...draft.display, ...draft.deck].flatMap((id) => id ?? []);
        for (const id of dealt) if ((cards[id]?.deck ?? 0) <= 2) give(draft, 1, id);
        const { hand } = playerOf(draft, 1);
        hand.splice(hand.indexOf('proconsul-ii'), 1);
        playerOf(draft, 0).hand.push('proconsul-ii');
        playerOf(draft, 0).goods = { ...RICH };
        edit(draft);
      }),
      card(0, 'proconsul-ii'),
    ),
  );

/** The turn of seat 2 of the teams, who has a Diplomat; changed by hand. */
export const diplomatPlayed = (edit: (draft: StateDraft) => void): GameState =>
  deepFreeze(
    play(
      teams((draft) => {
        Object.assign(draft, { turn: 3, seat: 2, decision: { kind: 'playCard', seat: 2 } });
        give(draft, 3, 'prefect-architect-i');
        discard(draft, 0, 'mercator');
        discard(draft, 1, 'prefect');
        discard(draft, 3, 'prefect-architect-i');
        edit(draft);
      }),
      card(2, 'diplomat'),
    ),
  );

/** A Magister of seat 0 lies on a double card. */
const magisterPlayed = (): GameState =>
  after(
    'magister',
    (draft) => {
      give(draft, 0, 'prefect-architect-i');
      discard(draft, 0, 'prefect-architect-i');
    },
    { cards: 'venus' },
  );

const legatusPlayed = (): GameState => deepFreeze(play(teams(), card(0, 'legatus')));

const praetorPlayed = (): GameState =>
  deepFreeze(
    play(
      teams((draft) => {
        playerOf(draft, 0).goods = { ...RICH };
        playerOf(draft, 2).goods = { ...RICH };
      }),
      card(0, 'praetor'),
    ),
  );

/** Seat 0 has been Prefect by a double card, and the partner is Architect. */
export const halvesPlayed = (): GameState =>
  deepFreeze(
    play(
      teams((draft) => give(draft, 0, 'prefect-architect-i')),
      card(0, 'prefect-architect-i', 'prefect'),
      { type: 'takeCoins', seat: 0 },
    ),
  );

/** Decisions of Concordia Venus. */
export const VENUS: readonly GameState[] = [
  newTeams(),
  magisterPlayed(),
  legatusPlayed(),
  praetorPlayed(),
  proconsulPlayed(),
  halvesPlayed(),
  diplomatPlayed(() => {}),
];

export const STATES = [
  ...PLAYED,
  ...SHIPS,
  ...CASTLES_AND_SQUARES,
  ...VENUS,
  ...FORUM_STATES,
  ...FORUM_GAMES,
];
