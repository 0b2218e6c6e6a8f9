import type { GameState, WorkingState } from './state';

/** A copy of a state to work on. */
export function workingCopy(state: GameState): WorkingState {
  return {
    version: state.version,
    map: state.map,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    decision: state.decision,
    queue: state.queue,
    players: state.players,
    board: state.board,
    display: state.display,
    deck: state.deck,
    praefectusMagnus: state.praefectusMagnus,
    praefectusUsed: state.praefectusUsed,
    concordia: state.concordia,
    lastTurn: state.lastTurn,
    random: state.random,
    parts: state.parts,
  };
}
