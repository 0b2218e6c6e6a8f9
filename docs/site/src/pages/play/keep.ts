/** The games that this browser keeps, each by itself: nothing is lost by another game, or in another tab. */

import * as storage from '../../common/storage';
import { jsonIn, recordOf } from '../../common/storage';

const PREFIX = 'concordia-rules:play:';

/** A game as it is kept. Nobody has checked its log: whoever uses the browser may have written there. */
export interface Kept {
  readonly id: string;
  /** When it was kept, in milliseconds; 0 if that cannot be read. */
  readonly at: number;
  /** What was written down; undefined if it is no JSON. */
  readonly log: unknown;
  /** All that is there. */
  readonly text: string;
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

/** @returns whether there was room for it; a browser may forbid it altogether. */
export function keep(id: string, log: unknown): boolean {
  const text = JSON.stringify({ at: Date.now(), log });
  return storage.keep('local', PREFIX + id, text) === undefined;
}

/** The newest first. */
export function allKept(): readonly Kept[] {
  const found = storage.keysWith(PREFIX).map((id): Kept => {
    const text = storage.kept('local', PREFIX + id) ?? '';
    const { at, log } = recordOf(jsonIn(text));
    return { id, at: typeof at === 'number' ? at : 0, log, text };
  });
  return found.sort((a, b) => b.at - a.at);
}

export function forget(id: string): void {
  storage.forget('local', PREFIX + id);
}

/** Calls back when another tab keeps the same game. @returns stops it. */
export function onOtherTab(id: string, call: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue !== null) call();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
