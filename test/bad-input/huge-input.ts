/**
 * Inputs of huge size, or that look huge, in a process of its own; prints the code of each error, and at last how long the
 * processor has worked.
 */
import {
  applyAction,
  ConcordiaError,
  createGame,
  defineMap,
  formatLog,
  getMap,
  logFor,
  parseState,
  recordGame,
  scoreGame,
  validateLog,
} from '../../src/index';
import { processorTime } from '../support/processor-time';

const OPTIONS = { map: 'italia', players: 3, seed: 'huge' };
const FORUM = { ...OPTIONS, modules: ['forum'] as const };
// biome-ignore lint/suspicious/noExplicitAny: input that no type describes is what this is about.
const state = (): any => JSON.parse(JSON.stringify(createGame(OPTIONS)));

/** Every level holds the one below twice: small in memory, 2 ** 30 texts when written out. */
function doubled(): unknown {
  let heap: unknown = 'x';
  for (let level = 0; level < 30; level++) heap = { a: heap, b: heap };
  return heap;
}

/** A list of any length that takes no space. */
const holes = (length: number): unknown => new Array(length);

// biome-ignore lint/suspicious/noExplicitAny: as above.
const CASES: Readonly<Record<string, () => any>> = {
  'doubled-state': () => parseState(doubled()),
  'doubled-part': () => parseState({ ...state(), parts: { x: doubled() } }),
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'doubled-action': () => applyAction(createGame(OPTIONS), doubled() as any),
  'doubled-log': () =>
    validateLog({ format: 'concordia-log', version: 2, options: OPTIONS, actions: [doubled()] }),
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'doubled-sheet': () => scoreGame(doubled() as any),
  'holes-deck': () => parseState({ ...state(), deck: holes(2 ** 32 - 1) }),
  'holes-part': () => parseState({ ...state(), parts: { x: holes(2 ** 32 - 1) } }),
  'holes-setup': () =>
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    createGame({ ...OPTIONS, setup: { parts: { x: holes(2 ** 32 - 1) as any } } }),
  'holes-log': () =>
    validateLog({
      format: 'concordia-log',
      version: 2,
      options: OPTIONS,
      actions: holes(2 ** 32 - 1),
    }),
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'holes-record': () => recordGame(OPTIONS, holes(2 ** 32 - 1) as any),
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'holes-map': () => defineMap({ ...getMap('italia'), cities: holes(2 ** 32 - 1) as any }),
  'long-deck': () => parseState({ ...state(), deck: Array(500_000).fill('mason-i') }),
  'long-houses': () =>
    parseState({
      ...state(),
      board: {
        ...state().board,
        houses: Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`c-${n}`, []])),
      },
    }),
  'long-name': () => parseState({ ...state(), map: 'a-'.repeat(5_000_000) }),
  'holes-tiles': () =>
    createGame({
      ...FORUM,
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      setup: { parts: { forum: { dealt: [], stack: holes(2 ** 32 - 1) as any } } },
    }),
  'long-tiles': () => {
    const table = JSON.parse(JSON.stringify(createGame(FORUM)));
    table.parts.forum.later = Array(500_000).fill(Array(500_000).fill('julius'));
    return parseState(table);
  },
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'shared-notes': () => formatLog(sharedNotes() as any),
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  'shared-notes-of-viewer': () => logFor(sharedNotes() as any, 0),
  'long-log': () =>
    validateLog({
      format: 'concordia-log',
      version: 2,
      options: OPTIONS,
      actions: Array(100_001).fill({ type: 'pass', seat: 0 }),
    }),
};

/** Variations within variations that are all the same object: a few thousand bytes, a million when written out. */
function sharedNotes(): unknown {
  const action = { type: 'playCard', seat: 0, card: 'tribune' };
  const variations = (depth: number): unknown => {
    const notes = depth === 1 ? {} : { notes: [{ after: 1, variations: variations(depth - 1) }] };
    return Array(100).fill({ actions: [action], ...notes });
  };
  const notes = [{ after: 1, variations: variations(3) }];
  const log = { format: 'concordia-log', version: 2, options: OPTIONS, actions: [action] };
  return { ...log, notes };
}

function codeOf(input: string): string {
  try {
    const result = CASES[input]?.();
    return result?.ok === false ? result.error.code : 'nothing was thrown';
  } catch (error) {
    return error instanceof ConcordiaError ? error.code : String(error);
  }
}

for (const input of process.argv.slice(2)) process.stdout.write(`${codeOf(input)}\n`);
process.stderr.write(`${processorTime()}\n`);
