/** Whoever thinks beside the page, so that the page never stands still. */
import type { Asked, Told } from './messages';

export class Thinker {
  #worker: Worker | undefined;

  /** Asks for one thing at a time. It is told what comes of it, also if this browser has no workers. */
  ask(asked: Asked, onTold: (told: Told) => void): void {
    try {
      this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => onTold(data);
      this.#worker.onerror = () => {
        this.end();
        onTold({ kind: 'failed' });
      };
      this.#worker.postMessage(asked);
    } catch (error) {
      console.info('There is no worker:', error);
      onTold({ kind: 'failed' });
    }
  }

  /** Nothing more is told, and nothing is left behind. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
