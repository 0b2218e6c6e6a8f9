/** A worker that dies of some logs: `die` ends it, `memory` takes more than there is. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (tasks) => {
  const verdicts = tasks.map(({ source, content }) => {
    if (content.text === 'die') process.exit(1);
    const taken = [];
    while (content.text === 'memory') taken.push(new Array(1_000_000).fill(source));
    return { kind: 'good', spoken: source };
  });
  parentPort.postMessage(verdicts);
});
