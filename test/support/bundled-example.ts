/** Programs of examples with the library in them, for processes and threads that know no TypeScript. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { ROOT } from '../readme/markdown';

/** @param external - packages that it finds by itself. */
export async function bundledExample(
  file: string,
  format: 'cjs' | 'esm',
  external: readonly string[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: ROOT,
    alias: {
      'concordia-rules': `${ROOT}src/index.ts`,
      'concordia-rules/bots': `${ROOT}src/bots.ts`,
    },
    bundle: true,
    platform: 'node',
    format,
    external: [...external],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** What an example answers to its first message, in a thread of its own. */
export async function answerOfWorker(file: string, message: unknown): Promise<unknown> {
  const worker = new Worker(await bundledExample(file, 'cjs'), { eval: true });
  try {
    const answer = once(worker, 'message');
    worker.postMessage(message);
    return (await answer)[0];
  } finally {
    await worker.terminate();
  }
}
