/** Puts an English text, which is a function, into a message: by calling it with marks for all that it is called with. */

import { type Names, namesWith } from '../../model/names';
import { isRecord } from '../../model/plain';
import type { Parameter } from './compile';

/** An English text for translators. */
interface Traced {
  /** As a message, such as `{seat, player} plays {card, card}`; if it is more than that, as code. */
  readonly english: string;
  /** What it says otherwise, by the case: `count = 1`. */
  readonly when: Readonly<Record<string, string>>;
  /** The fields of what it is about that it may say. */
  readonly fields: readonly string[];
}

// Marks stand for what is filled in; no text has such signs.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = new RegExp(`^${OPEN}([^${OPEN}${CLOSE}]*)${CLOSE}$`, 'u');

/** What a text may ask of a fact. */
const CASES = [1, undefined, true, false, null] as const;

/**
 * @param text - a function of names, of what it is about, and of whatever else.
 * @param parameters - its own names for these; those of what it is about are found.
 */
export function traced(text: object, parameters: readonly Parameter[]): Traced {
  const read = new Set<string>();
  const usual = saidWith(text, parameters, read);
  const fields = [...read];
  if (usual === undefined) return { english: codeOf(text), when: {}, fields };
  const others = fields.flatMap((field) => {
    const found = CASES.map((value) => ({ field, value, said: otherwise(field, value) })).filter(
      (one): one is typeof one & { readonly said: string } =>
        one.said !== undefined && !isSame(one.said, field, one.value),
    );
    // What is not there is nothing, or false, too.
    return found.some(({ value }) => value === undefined)
      ? found.filter(({ value }) => value === undefined || value === 1)
      : found;
  });
  const [only] = others;
  if (others.length === 1 && only !== undefined && (only.value === 1 || only.value === undefined)) {
    const kind = only.value === 1 ? 'plural, one' : 'select, undefined';
    const english = `{${only.field}, ${kind} {${messageOf(only.said)}} other {${messageOf(usual)}}}`;
    return { english, when: {}, fields };
  }
  const when = others.map(({ field, value, said }) => [`${field} = ${value}`, messageOf(said)]);
  return { english: messageOf(usual), when: Object.fromEntries(when), fields };

  function otherwise(field: string, value: unknown): string | undefined {
    return saidWith(text, parameters, new Set(), { field, value });
  }

  /** It says the fact itself, or the beginning of it. */
  function isSame(said: string, field: string, value: unknown): boolean {
    if (value !== 1 && value !== undefined) return said === usual || said.includes(String(value));
    return said.replace(/1…?/g, '') === usual?.replaceAll(mark(field), '') || said === usual;
  }
}

/** Something has been said that is not there, or parts of a mark. */
const NO_MESSAGE = new RegExp(`\\b(?:undefined|NaN)\\b|\\[object |${OPEN}[^\\p{L}_$#]`, 'u');

/** A fact that is known. */
interface Case {
  readonly field: string;
  readonly value: unknown;
}

/** What the text says of marks; undefined if it does more with them. */
function saidWith(
  text: object,
  parameters: readonly Parameter[],
  read: Set<string>,
  known?: Case,
): string | undefined {
  const given = parameters.map((parameter) => {
    if (parameter === 'names') return namesFor(known);
    return typeof parameter === 'string' ? mark(parameter) : factsFor(read, known);
  });
  try {
    const said: unknown = Reflect.apply(text as () => unknown, undefined, given);
    return typeof said === 'string' && !NO_MESSAGE.test(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

function factsFor(read: Set<string>, known: Case | undefined): object {
  return new Proxy(
    {},
    {
      get(_, field) {
        if (typeof field !== 'string') return undefined;
        read.add(field);
        return field === known?.field ? known.value : mark(field);
      },
    },
  );
}

/** Each name is a mark that says which one: `{seat, player}`. */
function namesFor(known: Case | undefined): object {
  const english = namesWith();
  return new Proxy(english, {
    get(_, name) {
      if (typeof name !== 'string' || !isNameMethod(name)) return undefined;
      return (...all: readonly unknown[]) => {
        const args = all.map((one) =>
          known !== undefined && one === known.value ? mark(known.field) : one,
        );
        const marks = args.filter((one) => one !== undefined).map(markIn);
        const [first] = marks;
        if (name === 'counted' && first !== undefined) return countedBy(first, args);
        if (marks.every((one) => one !== undefined))
          return mark([first, name, ...marks.slice(1)].join(', '));
        if (JSON.stringify(args).includes(OPEN)) throw new Error('it is no message');
        return Reflect.apply(english[name], undefined, args);
      };
    },
  });
}

function isNameMethod(name: string): name is keyof Names {
  return Object.hasOwn(namesWith(), name);
}

function countedBy(count: string, [, one, many = `${one}s`]: readonly unknown[]): string {
  return mark(`${count}, plural, one ${mark(`# ${one}`)} other ${mark(`# ${many}`)}`);
}

function mark(inside: string): string {
  return OPEN + inside + CLOSE;
}

/** What stands in a mark, if it is one. */
function markIn(value: unknown): string | undefined {
  return typeof value === 'string' ? MARK.exec(value)?.[1] : undefined;
}

/** Marks are braces; a brace is one in quotes. */
function messageOf(said: string): string {
  return said.replace(/[{}]/g, "'$&'").replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
}

function codeOf(text: object): string {
  return isRecord(text) ? JSON.stringify(text) : String(text).replace(/\s+/g, ' ');
}
