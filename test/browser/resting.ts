/** Whether anything moves under a pointer that rests, as it would for somebody who is about to press. */
import type { Locator } from 'playwright-core';

/** A page that flickers does so from one frame to the next. */
const FRAMES = 4;

/** Where something lies, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Points at some of these buttons, one after the other, and looks at each for a few frames.
 *
 * @param most - so many of them, spread over all.
 * @returns a line for each that has moved, or that no longer lies under the pointer.
 */
export async function movedUnderPointer(
  buttons: Locator,
  most: number,
): Promise<readonly string[]> {
  const count = await buttons.count();
  const step = Math.max(1, Math.ceil(count / most));
  const moved: string[] = [];
  for (let index = 0; index < count; index += step) {
    const button = buttons.nth(index);
    await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const before = await placeOf(button);
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await button.page().mouse.move(x, y);
    const fault = await button.evaluate(restsUnder, { before, x, y, frames: FRAMES });
    if (fault !== '') moved.push(fault);
  }
  return moved;
}

/** After scrolling, which may have put another button under the pointer. */
async function placeOf(button: Locator): Promise<Place> {
  return button.evaluate(
    (element) =>
      new Promise<Place>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { x, y, width, height } = element.getBoundingClientRect();
            resolve({ x, y, width, height });
          }),
        );
      }),
  );
}

interface Looked {
  readonly before: Place;
  readonly x: number;
  readonly y: number;
  readonly frames: number;
}

/** Runs in the page. */
async function restsUnder(element: Element, { before, x, y, frames }: Looked): Promise<string> {
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect();
    const isThere = Math.abs(now.x - before.x) < 0.5 && Math.abs(now.y - before.y) < 0.5;
    // Of a table, everything is in its shadow root.
    const root = element.getRootNode();
    const page = root instanceof ShadowRoot ? root : document;
    const isUnder = element.contains(page.elementFromPoint(x, y));
    if (!isThere || !isUnder) {
      return `${element.textContent}: from ${before.y} to ${now.y} in frame ${frame}`;
    }
  }
  return '';
}
