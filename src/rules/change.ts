/** The small changes that all rules are made of: plain spreads, one level each. */
import type { Decision } from '../model/decision';
import { refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { BoardState, GameState, Player } from '../model/state';
import type { Play } from './game';

/** The player of a seat that is known to exist. */
export function playerAt(state: GameState, seat: Seat): Player {
  return (
    state.players[seat] ??
    refuse({ code: 'INVALID_STATE', message: `There is no seat ${seat}.`, details: { seat } })
  );
}

export function changePlayer(play: Play, seat: Seat, change: Partial<Player>): void {
  const players = play.state.players.slice();
  players[seat] = { ...playerAt(play.state, seat), ...change };
  play.state = { ...play.state, players };
}

export function changeBoard(play: Play, change: Partial<BoardState>): void {
  play.state = { ...play.state, board: { ...play.state.board, ...change } };
}

export function receiveMoney(play: Play, seat: Seat, amount: number): void {
  if (amount === 0) return;
  changePlayer(play, seat, { money: playerAt(play.state, seat).money + amount });
  play.events.push({ type: 'moneyReceived', seat, amount });
}

/** Puts a decision behind those already waiting. */
export function ask(play: Play, decision: Decision): void {
  const { state } = play;
  play.state =
    state.decision === null
      ? { ...state, decision }
      : { ...state, queue: [...state.queue, decision] };
}

/** Puts a decision before the present one, which goes on afterwards. */
export function interrupt(play: Play, decision: Decision): void {
  const { state } = play;
  const queue = state.decision === null ? state.queue : [state.decision, ...state.queue];
  play.state = { ...state, decision, queue };
}

/** The present decision in its next stage. */
export function proceed(play: Play, decision: Decision): void {
  play.state = { ...play.state, decision };
}

/** The present decision is made; the next one waiting takes its place. */
export function finish(play: Play): void {
  const { queue } = play.state;
  const [next = null] = queue;
  play.state = { ...play.state, decision: next, queue: next === null ? queue : queue.slice(1) };
}
