/** The sheets on this device. One is open; the others stand on the shelf. Nothing leaves it without being asked. */
import { useEffect, useState } from 'preact/hooks';
import { forget, kept as keptText, recordOf, type Trouble } from '../../../common/storage';
import { speakOf } from '../../../words/language';
import { type Draft, newDraft } from '../draft';
import { contentOf, draftIn, isDate, isId, parsed, readableName, today } from './read';
import { draftOfStep, keepSteps, keptSteps, latestSteps, type Step, stepOf } from './steps';
import {
  discard,
  hasUnsaved,
  isClosed,
  isSheetKey,
  lastOpen,
  rememberOpen,
  sheetIds,
  store,
  storedText,
  storeUnsaved,
  textOf,
} from './stored';

/** A sheet that has been read. */
export interface Kept {
  readonly id: string;
  /** The same for all sheets of a game, on whatever device. */
  readonly game: string;
  /** The day when it was begun: `2026-11-23`. */
  readonly date: string;
  readonly draft: Draft;
  /** What Undo goes back to, the latest last. */
  readonly before?: readonly Step[];
}

/** A sheet on the shelf, as far as the list shows it: reading it whole may mean loading its map. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  readonly date: string;
  /** When it was last changed. */
  readonly changed: number;
  readonly map: string | undefined;
  readonly names: readonly string[];
}

/** What may be somebody's sheet, but cannot be read here. */
export interface Unreadable {
  readonly id: string;
  readonly text: string;
}

interface Removed extends Entry {
  readonly text: string;
}

interface State {
  readonly open: Kept;
  /** Newest first, the open one too. */
  readonly all: readonly Entry[];
  readonly unreadable: readonly Unreadable[];
  readonly removed: readonly Removed[];
  /** Storage is full, or not allowed; or the sheet changed in another tab, and here as well. */
  readonly warning?: Trouble | 'elsewhere' | 'both' | undefined;
  /** Why a sheet could not be opened. */
  readonly fault?: unknown;
  /** Whether nobody has done anything with the open sheet yet. */
  readonly isNew: boolean;
}

/** Where earlier versions kept their only sheet. */
const OLD = 'concordia-rules score';

export function useShelf(): Shelf {
  const [seen, setSeen] = useState(state);
  useEffect(() => {
    const show = () => setSeen(state);
    show();
    viewers.add(show);
    return () => {
      viewers.delete(show);
    };
  }, []);
  return { ...seen, ...ways };
}

const ways = { change, undo, start, add, choose, remove, takeBack, understood };

export type Shelf = State & typeof ways;

/** Keeps it; other tabs notice. */
function change(draft: Draft, before: readonly Step[] = state.open.before ?? []): void {
  const { open } = state;
  const there = storedText(open.id);
  // Nobody has told this tab in time that another one has written: then both go on.
  const isOther = known !== undefined && there !== undefined && there !== known;
  const id = isOther ? newId() : open.id;
  isFresh = false;
  const next = { ...open, id, draft, before: latestSteps(before) };
  show({ open: next, warning: written(next) ?? (isOther ? 'both' : undefined) });
}

/** Goes back by a step. */
async function undo(): Promise<void> {
  const { open } = state;
  const step = open.before?.at(-1);
  if (step === undefined) return;
  const earlier = open.before?.slice(0, -1) ?? [];
  try {
    const found = draftOfStep(step);
    const draft = found instanceof Promise ? await found : found;
    // Whoever has gone on meanwhile does not want it any more.
    if (state.open === open) change(draft, earlier);
  } catch (fault) {
    // What cannot be read is no step.
    if (state.open === open) show({ open: { ...open, before: earlier }, fault });
  }
}

/** Another sheet becomes the open one. */
function start(draft: Draft): void {
  turnTo(newKept(draft), true);
}

/** Puts a sheet that comes from elsewhere on the shelf, and opens it. */
function add(draft: Draft, date?: string, game?: string): void {
  turnTo(newKept(draft, date, game), false);
}

function turnTo(next: Kept, fresh: boolean): void {
  leave();
  isFresh = fresh;
  known = undefined;
  show({ open: next, warning: written(next), fault: undefined });
}

async function choose(id: string): Promise<void> {
  const text = textOf(id);
  if (text === undefined || id === state.open.id) return;
  try {
    const next = await keptOf(id, text);
    leave();
    isFresh = false;
    known = storedText(id);
    rememberOpen(id);
    keepSteps(id, known ?? '', []);
    show({ open: next, warning: troubleLeft(), fault: undefined });
  } catch (fault) {
    show({ fault });
  }
}

/** Can be taken back until the page is left. */
function remove(id: string): void {
  const entry = state.all.find((one) => one.id === id);
  const text = textOf(id) ?? (id === state.open.id ? textFor(state.open) : undefined);
  discard(id);
  const removed =
    entry === undefined || text === undefined
      ? state.removed
      : [{ ...entry, text }, ...state.removed];
  show({ removed, warning: storeUnsaved() ?? troubleLeft() });
  if (id !== state.open.id) return;
  isFresh = true;
  known = undefined;
  const next = state.all.find((one) => one.id !== id);
  show({ open: newKept(newDraft(state.open.draft.sheet.players.length)) });
  if (next !== undefined) void choose(next.id);
}

function takeBack(id: string): void {
  const one = state.removed.find((other) => other.id === id);
  if (one === undefined) return;
  const trouble = store(id, one.text);
  show({
    removed: state.removed.filter((other) => other !== one),
    warning: trouble ?? troubleLeft(),
  });
}

/** The warning has been read. */
function understood(): void {
  show({ warning: undefined });
}

/** Whoever began a sheet and did nothing with it does not want to see it again. */
function leave(): void {
  if (isFresh) discard(state.open.id);
}

function newKept(draft: Draft, date = today(), game = newId()): Kept {
  return { id: newId(), game, date, draft };
}

/** Writes a sheet, and says why that was not possible. */
function written(kept: Kept): Trouble | undefined {
  const text = textFor(kept);
  const trouble = store(kept.id, text);
  if (trouble === undefined) {
    known = text;
    keepSteps(kept.id, text, kept.before ?? []);
  }
  rememberOpen(kept.id);
  return trouble;
}

function textFor({ game, date, draft }: Kept): string {
  const content = { game, date, changed: Date.now(), fresh: isFresh, ...contentOf(draft) };
  return JSON.stringify(content);
}

/** Storage that is closed stays so; one that is full says so again when something is written. */
function troubleLeft(): Trouble | undefined {
  if (isClosed()) return 'closed';
  return hasUnsaved() ? 'full' : undefined;
}

/** @throws if it is no sheet, or its map cannot be had. */
async function keptOf(id: string, text: string): Promise<Kept> {
  const input = recordOf(parsed(text));
  return { ...headOf(id, input), draft: await draftIn(input) };
}

/** What tells a sheet from others; whoever uses the browser may have written anything. */
function headOf(id: string, { date, game }: Partial<Record<string, unknown>>) {
  return { id, game: isId(game) ? game : id, date: isDate(date) ? date : today() };
}

/** The sheets of the storage, newest first; and what looks like none. */
function listed(open: Kept): Pick<State, 'all' | 'unreadable'> {
  const all: Entry[] = [];
  const unreadable: Unreadable[] = [];
  for (const id of sheetIds()) {
    const text = textOf(id) ?? '';
    const entry = entryOf(id, text);
    if (entry === undefined) unreadable.push({ id, text });
    else all.push(entry);
  }
  const shown = entryOfKept(open);
  const rest = all.filter(({ id }) => id !== open.id);
  const old = keptText('local', OLD);
  return {
    all: [shown, ...rest.sort((a, b) => b.changed - a.changed)],
    unreadable: old === undefined ? unreadable : [...unreadable, { id: OLD, text: old }],
  };
}

function entryOfKept({ id, game, date, draft: { sheet } }: Kept): Entry {
  const { map, players } = sheet;
  const names = players.map(({ name }) => readableName(name));
  return { id, game, date, changed: Date.now(), map, names };
}

/** What the list shows of a text, or nothing if it cannot be a sheet. The others do not change with the open one. */
function entryOf(id: string, text: string): Entry | undefined {
  const seen = entries.get(id);
  if (seen?.text === text) return seen.entry;
  const entry = entryIn(id, text);
  entries.set(id, { text, entry });
  return entry;
}

function entryIn(id: string, text: string): Entry | undefined {
  try {
    const input = recordOf(parsed(text));
    const { changed } = input;
    const { map, players } = recordOf(input.sheet);
    if (!Array.isArray(players)) return undefined;
    const names = players.map((player: unknown) => {
      const { name } = recordOf(player);
      return typeof name === 'string' ? readableName(name) : '?';
    });
    return {
      ...headOf(id, input),
      changed: typeof changed === 'number' ? changed : 0,
      map: typeof map === 'string' ? map : undefined,
      names,
    };
  } catch {
    return undefined;
  }
}

/** Another tab may have written, while this one was looking or while it slept. */
async function look(): Promise<void> {
  show({});
  const { open } = state;
  const there = storedText(open.id);
  if (there === undefined || there === known) return;
  try {
    const next = await keptOf(open.id, there);
    // Whoever has gone on meanwhile is told when it is written.
    if (state.open !== open || storedText(open.id) !== there) return;
    known = there;
    isFresh = false;
    const before = latestSteps([...(open.before ?? []), stepOf(open.draft)]);
    keepSteps(open.id, there, before);
    show({ open: { ...next, before }, warning: 'elsewhere' });
  } catch {
    // What cannot be read does not take the place of what is on the screen.
  }
}

/** What was open at last; the only sheet of an earlier version; or a new one. */
async function firstOpen(): Promise<Kept> {
  const old = await takenOver();
  if (old !== undefined) return old;
  for (const id of lastOpen()) {
    const text = textOf(id);
    if (text === undefined) continue;
    try {
      const kept = await keptOf(id, text);
      known = text;
      isFresh = recordOf(parsed(text)).fresh === true;
      return { ...kept, before: keptSteps(id, text) };
    } catch (fault) {
      // It stays on the shelf; with a network, its map may come.
      firstFault = fault;
    }
  }
  isFresh = true;
  return newKept(newDraft());
}

async function takenOver(): Promise<Kept | undefined> {
  const text = keptText('local', OLD);
  if (text === undefined) return undefined;
  try {
    const draft = await draftIn(parsed(text));
    const { isUntouched } = await import('./merge');
    const isNobodys = draft.sheet.players.every(
      ({ name }, seat) => name === `Player ${seat + 1}` && isUntouched(draft, seat),
    );
    const kept = newKept(draft);
    // It is removed only once it stands on the shelf.
    if (isNobodys || written(kept) === undefined) forget('local', OLD);
    return isNobodys ? undefined : kept;
  } catch {
    return undefined;
  }
}

/** No `randomUUID`, which a page without TLS does not have. */
function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(36)).join('');
}

function show(next: Partial<State>): void {
  const open = next.open ?? state.open;
  state = { ...state, ...next, ...listed(open), isNew: isFresh };
  for (const viewer of viewers) viewer();
}

/** Why the sheet that was open at last could not be opened. */
let firstFault: unknown;
const entries = new Map<string, { readonly text: string; readonly entry: Entry | undefined }>();
const viewers = new Set<() => void>();
/** What the storage had of the open sheet when this tab last looked. */
let known: string | undefined;
/** Whether nobody has done anything with the open sheet yet. */
let isFresh = false;

// A new sheet has names for its players.
await speakOf('score');
const first = await firstOpen();
let state: State = {
  open: first,
  removed: [],
  warning: troubleLeft(),
  fault: firstFault,
  isNew: isFresh,
  ...listed(first),
};

addEventListener('storage', ({ key }) => {
  if (key === null || isSheetKey(key)) void look();
});
// A page that comes back to the front, or out of the browser's cache, has been told nothing.
addEventListener('pageshow', () => void look());
document.addEventListener('visibilitychange', () => void look());
addEventListener('beforeunload', (event) => {
  if (hasUnsaved(isFresh ? state.open.id : undefined)) event.preventDefault();
});
