/** What zod finds wrong with input, with the wrong value and a right one that may be meant. */
import type * as z from 'zod/mini';
import { type Fault, faultOf } from './faults';
import { nearest } from './nearest';
import { type FaultsIn, place } from './parse';
import { faultIn, valueAt } from './zod-faults';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What else is known about the input. */
export interface Hints {
  /** The known keys at a place with unknown ones. */
  readonly keysAt?: (path: Path) => readonly string[];
  /** What to say of a key that is like none of them. */
  readonly otherKey?: (path: Path) => 'bonus' | undefined;
  /** Whose a place is, such as the player's name. */
  readonly ownerOf?: (path: Path, input: unknown) => string | undefined;
}

/** Unknown words are cut to this length. */
const MAX_SHOWN = 40;
/** Unknown fields named at a time. */
const MAX_FIELDS = 10;
/** So many words are all named, if none of them is near. */
const MAX_CHOICE = 10;

/** For parsers: faults that name the wrong value and suggest a right one. */
export function helpfully(hints: Hints = {}): FaultsIn {
  return (issues, input) =>
    issues
      .flatMap((issue) => flat(issue, []))
      .map((issue) => ({
        path: place(issue.path),
        owner: hints.ownerOf?.(issue.path, input),
        ...helpful(issue, input, hints),
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

function helpful(issue: ZodIssue, input: unknown, { keysAt, otherKey }: Hints): Fault {
  const { path } = issue;
  if (issue.code === 'invalid_value') {
    return unknownName(issue, valueAt(input, path)) ?? faultIn(issue, input);
  }
  if (issue.code !== 'unrecognized_keys') return faultIn(issue, input);
  const known = keysAt?.(path) ?? [];
  const meantBy = (key: string): string | undefined => nearest(key, known);
  const isStrange = issue.keys.some((key) => meantBy(key) === undefined);
  return unknownFields(issue.keys, meantBy, isStrange ? otherKey?.(path) : undefined);
}

function unknownName(issue: z.core.$ZodIssueInvalidValue, value: unknown): Fault | undefined {
  if (typeof value !== 'string' || issue.values.length < 2) return undefined;
  const known = issue.values.map(String);
  const meant = nearest(value, known);
  return faultOf('unknownName', {
    what: kindOf(issue.path),
    unknown: value.slice(0, MAX_SHOWN),
    ...(meant === undefined ? (known.length <= MAX_CHOICE ? { known } : {}) : { nearest: meant }),
  });
}

/** What fields hold, where their names do not say it. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'actionType',
  cards: 'cardSet',
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

/** @param meantBy - the known field that is like it. */
function unknownFields(
  keys: readonly string[],
  meantBy: (key: string) => string | undefined,
  advice?: 'bonus',
): Fault {
  const more = keys.length - MAX_FIELDS;
  return faultOf('unknownField', {
    fields: keys.slice(0, MAX_FIELDS).map((key) => {
      const [name, nearest] = [key.slice(0, MAX_SHOWN), meantBy(key)];
      return nearest === undefined ? { name } : { name, nearest };
    }),
    ...(more > 0 ? { more } : {}),
    ...(advice && { advice }),
  });
}
