/** Puts what zod finds into words that name the wrong value and suggest a right one. */
import type * as z from 'zod/mini';
import { someOf } from './counted';
import { didYouMean, nearest } from './nearest';
import { hiddenOf, place, type Wording } from './parse';
import { isRecord } from './plain';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What else is known about the input. */
export interface Hints {
  /** The known keys at a place with unknown ones. */
  readonly keysAt?: (path: Path) => readonly string[];
  /** What to say about a key that resembles none of them. */
  readonly otherKey?: (path: Path) => string | undefined;
  /** Who a place belongs to, such as the player's name. */
  readonly ownerOf?: (path: Path, input: unknown) => string | undefined;
}

/** Unknown words are cut to this length. */
const MAX_SHOWN = 40;
/** Keys named at a time. */
const MAX_KEYS = 10;
/** Up to so many known words are listed if none is similar. */
const MAX_CHOICE = 10;

/** For parsers: words that name the wrong value and suggest a right one. */
export function helpfully(hints: Hints = {}): Wording {
  return (issues, input) =>
    issues
      .flatMap((issue) => flat(issue, []))
      .map((issue) => ({
        path: place(issue.path),
        owner: hints.ownerOf?.(issue.path, input),
        message: inWords(issue, input, hints),
        hidden: hiddenOf(issue),
      }));
}

/** The issues of the branch that was meant, if a value may be one of several things. */
function flat(issue: ZodIssue, before: Path): readonly ZodIssue[] {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  if (!('matches' in issue) && issue.options !== undefined) {
    const values = issue.options.filter((option) => typeof option === 'string');
    return [{ code: 'invalid_value', values, message: issue.message, path }];
  }
  const isWrongKind = ([first]: readonly ZodIssue[]): boolean =>
    first?.code === 'invalid_type' && first.path.length === 0;
  const branches = issue.errors.filter((branch) => branch.length > 0 && !isWrongKind(branch));
  const words = branches.map(([first]) =>
    first?.code === 'invalid_value' && first.path.length === 0 ? first.values : undefined,
  );
  const [one, ...others] = branches;
  if (one !== undefined && others.length === 0) return one.flatMap((inner) => flat(inner, path));
  if (words.length > 0 && words.every((values) => values !== undefined)) {
    return [{ code: 'invalid_value', values: words.flat(), message: issue.message, path }];
  }
  return [{ ...issue, path }];
}

function inWords(issue: ZodIssue, input: unknown, hints: Hints): string {
  if (issue.code === 'invalid_value') return unknownWord(issue, valueAt(input, issue.path));
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, issue.path, hints);
  return issue.message;
}

function unknownWord(issue: z.core.$ZodIssueInvalidValue, value: unknown): string {
  if (typeof value !== 'string' || issue.values.length < 2) return issue.message;
  const known = issue.values.map(String);
  const hint = didYouMean(value, known);
  const choice =
    hint === '' && known.length <= MAX_CHOICE ? `; there are ${known.join(', ')}` : hint;
  return `there is no ${kindOf(issue.path)} ${value.slice(0, MAX_SHOWN)}${choice}`;
}

/** What fields hold, where their names do not say it. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'kind of action',
  cards: 'set of cards',
  as: 'role',
  give: 'good',
  take: 'good',
};

/** What lists and records hold. */
const ITEMS: Readonly<Record<string, string>> = {
  cards: 'card',
  deck: 'card',
  minerva: 'specialist',
  modules: 'module',
  tiles: 'tile',
  cityGoods: 'good',
};

function kindOf(path: Path): string {
  const [list, field] = [path.at(-2), path.at(-1)].map((key) => String(key ?? ''));
  return ITEMS[list ?? ''] ?? FIELDS[field ?? ''] ?? (field || 'word');
}

function unknownKeys(keys: readonly string[], path: Path, hints: Hints): string {
  const known = hints.keysAt?.(path) ?? [];
  const told = someOf(keys, MAX_KEYS, (key) => {
    const meant = nearest(key, known);
    return `"${key.slice(0, MAX_SHOWN)}"${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
  });
  const isStrange = keys.some((key) => nearest(key, known) === undefined);
  const advice = isStrange ? hints.otherKey?.(path) : undefined;
  const other = advice === undefined ? '' : `; ${advice}`;
  return `unknown ${keys.length === 1 ? 'field' : 'fields'} ${told}${other}`;
}

/** The value at a path; undefined if there is none. */
export function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value)) value = value[String(key)];
    else return undefined;
  }
  return value;
}
