/** Lines of sources that have run in a Chromium, by what V8 counts of a readable bundle. */
import type { Page } from 'playwright-core';

type Counted = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** What a bundle says where a source begins, and where it ends. */
const MARK = 'globalThis.source = ';

export interface RunLines {
  readonly file: string;
  readonly all: number;
  /** Those that have never run, as they are written in the bundle. */
  readonly missed: readonly string[];
}

/**
 * The lines of all sources whose path begins with one of these.
 *
 * @param visits - what was counted of the same bundle, one visit after the other.
 */
export function linesRun(
  visits: readonly Counted[],
  paths: readonly string[],
): readonly RunLines[] {
  const source = visits.flat().find(({ source: text }) => text?.includes(MARK))?.source ?? '';
  const missedOnce = visits.map((visit) => {
    const missed = new Uint8Array(source.length);
    for (const { functions } of visit.filter((one) => one.source === source)) {
      // The ranges of a function are nested, the outer ones first; so are the functions.
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          missed.fill(count === 0 ? 1 : 0, startOffset, endOffset);
        }
      }
    }
    return missed;
  });
  const isMissed = (at: number): boolean => missedOnce.every((missed) => missed[at] === 1);
  const found: { file: string; all: number; missed: string[] }[] = [];
  let at = 0;
  let current: (typeof found)[number] | undefined;
  for (const line of source.split('\n')) {
    const [, region] = /^\s*globalThis\.source = "(.*)";/.exec(line) ?? [];
    if (region !== undefined) {
      const path = paths.find((one) => region.includes(one));
      current = path === undefined ? undefined : { file: region, all: 0, missed: [] };
      if (current !== undefined) found.push(current);
    } else if (/[\w]/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line) && current !== undefined) {
      current.all += 1;
      const first = at + line.search(/\S/);
      if (isMissed(first) && isMissed(at + line.trimEnd().length - 1))
        current.missed.push(line.trim());
    }
    at += line.length + 1;
  }
  return found;
}
