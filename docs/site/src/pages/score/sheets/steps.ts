/** What Undo goes back to: kept for this tab alone, so that a reload takes nothing away and other tabs never meet it. */
import { forget, jsonIn, keep, kept, recordOf } from '../../../common/storage';
import type { Draft } from '../draft';
import { contentOf, draftIn, parsed } from './read';

/** A sheet as it was; after a reload only its text, which is read when it is wanted. */
export interface Step {
  readonly text: string;
  readonly draft?: Draft;
}

const STEPS = 'concordia-rules:score:steps';
/** More steps than anybody takes back. */
const MOST_STEPS = 100;
/** All steps of most sheets, and a fraction of what a browser keeps for a tab. */
const MOST_LETTERS = 1_000_000;

export function stepOf(draft: Draft): Step {
  return { text: JSON.stringify(contentOf(draft)), draft };
}

/** @throws if what the browser has kept is no sheet, or its map cannot be had. */
export function draftOfStep({ draft, text }: Step): Draft | Promise<Draft> {
  return draft ?? draftIn(parsed(text));
}

/** The latest ones, as many as are kept. */
export function latestSteps(steps: readonly Step[]): readonly Step[] {
  return steps.slice(-MOST_STEPS);
}

/** @param known - the sheet as the storage has it. */
export function keepSteps(id: string, known: string, steps: readonly Step[]): void {
  const texts: string[] = [];
  let letters = 0;
  for (const { text } of latestSteps(steps).toReversed()) {
    letters += text.length;
    if (letters > MOST_LETTERS) break;
    texts.unshift(text);
  }
  const trouble = keep('session', STEPS, JSON.stringify({ id, known, texts }));
  // Then a reload takes them away.
  if (trouble !== undefined) forget('session', STEPS);
}

/**
 * The steps of a sheet that has been read again.
 *
 * @param known - the sheet as the storage has it: if another tab has written it, what this tab had is a step as well.
 */
export function keptSteps(id: string, known: string): readonly Step[] {
  const { id: of, texts, known: had } = recordOf(jsonIn(kept('session', STEPS) ?? ''));
  if (of !== id || !Array.isArray(texts) || typeof had !== 'string') return [];
  const all: readonly unknown[] = had === known ? texts : [...texts, had];
  return latestSteps(all.flatMap((text) => (typeof text === 'string' ? { text } : [])));
}
