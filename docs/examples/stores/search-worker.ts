/** Runs in a worker thread: looks for the action that leaves its player with the most points. */
import { parentPort } from 'node:worker_threads';
import { type Action, applyTrusted, legalActions, parseState, pointsOf } from 'concordia-rules';

parentPort?.on('message', (message: unknown) => {
  // A message is a copy, which the library has to check. One call does so for all that follow.
  parentPort?.postMessage(bestAction(message));
});

function bestAction(message: unknown): Action | undefined {
  const state = parseState(message);
  const rated = legalActions(state).map((action) => ({
    action,
    points: pointsOf(applyTrusted(state, action), action.seat).total,
  }));
  return rated.sort((a, b) => b.points - a.points)[0]?.action;
}
