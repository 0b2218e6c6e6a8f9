/** Runs in a worker thread: plays weights against others. Weights and a name come in, an outcome goes out. */
import { parentPort } from 'node:worker_threads';
import * as concordia from 'concordia-rules';
import { plannerWith, type Weights } from 'concordia-rules/bots';
import { duel } from './duel.js';

export interface Task {
  readonly weights: Weights;
  readonly against: Weights;
  readonly pairs: number;
  /** Other games for each worker. */
  readonly name: string;
}

parentPort?.on('message', ({ weights, against, pairs, name }: Task) => {
  const [one, other] = [plannerWith(concordia, weights), plannerWith(concordia, against)];
  parentPort?.postMessage(duel(one, other, pairs, name));
});
