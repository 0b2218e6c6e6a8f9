/** Where a page lets think: the worker of `thinker.ts`. */
import type { Asked } from './messages';

// As in `main.tsx`: what comes after may not compile anything.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Not awaited here: what is asked meanwhile would be lost.
const loading = import('./think');

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    const { told } = await loading;
    for await (const each of told(data)) postMessage(each);
  } catch (error) {
    console.info('This cannot be thought about:', error);
    postMessage({ kind: 'failed' });
  }
});
