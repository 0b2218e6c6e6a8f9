/** What zod finds wrong with input, in words that name the wrong value and suggest a right one. */
import type { z } from 'zod';
import { ConcordiaError } from './errors';
import { didYouMean, nearest } from './nearest';
import { place } from './parse';
import { isRecord } from './plain';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What else is known about the input. */
export interface Hints {
  /** The keys that are known at a place where there are others. */
  readonly keysAt?: (path: Path) => readonly string[];
  /** What to say of a key that is like none of them. */
  readonly otherKey?: (path: Path) => string | undefined;
  /** Whose a place is, such as the player's name. */
  readonly ownerOf?: (path: Path) => string | undefined;
}

/** Faults told of at a time. */
const MAX_ISSUES = 20;
/** Unknown words are shown so far. */
const MAX_SHOWN = 40;
/** Keys named at a time. */
const MAX_KEYS = 10;
/** So many words are all named, if none of them is near. */
const MAX_CHOICE = 10;

/**
 * The error of a parser, told better; others are returned as they are.
 *
 * @param input - what was parsed; plain data, as the parser has found.
 * @param what - what it should have been.
 */
export function inBetterWords(
  error: unknown,
  schema: z.ZodType,
  input: unknown,
  what: string,
  hints: Hints = {},
): unknown {
  if (!(error instanceof ConcordiaError) || !Array.isArray(error.details.issues)) return error;
  const result = schema.safeParse(input);
  const issues = (result.success ? [] : result.error.issues)
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => flat(issue, []))
    .map((issue) => ({
      path: place(issue.path),
      owner: hints.ownerOf?.(issue.path),
      message: inWords(issue, input, hints),
    }));
  const [first] = issues;
  if (first === undefined) return error;
  const { path, owner } = first;
  const at = `${path === '' ? '' : `, at ${path}`}${whose(owner)}`;
  return new ConcordiaError({
    ...error.toJSON(),
    message: `Not a valid ${what}${at}: ${first.message}`,
    details: {
      ...error.details,
      path,
      issues: issues.map((issue) => ({
        path: issue.path,
        message: `${issue.message}${whose(issue.owner)}`,
      })),
    },
  });
}

function whose(owner: string | undefined): string {
  return owner === undefined ? '' : ` (${owner})`;
}

/** The issues of the branch that was meant, where a value may be one of several things. */
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
  const told = keys.slice(0, MAX_KEYS).map((key) => {
    const meant = nearest(key, known);
    return `"${key.slice(0, MAX_SHOWN)}"${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
  });
  const more = keys.length > MAX_KEYS ? ` and ${keys.length - MAX_KEYS} more` : '';
  const isStrange = keys.some((key) => nearest(key, known) === undefined);
  const advice = isStrange ? hints.otherKey?.(path) : undefined;
  const other = advice === undefined ? '' : `; ${advice}`;
  return `unknown ${keys.length === 1 ? 'field' : 'fields'} ${told.join(', ')}${more}${other}`;
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
