/** What to call the functions of texts with: values of the types that the English ones take. */
import ts from 'typescript';
import type { Names } from '../../src/model/names';
import { ROOT } from '../readme/markdown';
import type { Said } from './every-text';

/** Arguments, one list for each call. */
export type Samples = readonly (readonly unknown[])[];

/** Stands for the names of the language. */
export const NAMES: unique symbol = Symbol('names');

/** Enough to see every plural of every language of the site, also of half of the number. */
const NUMBERS = [0, 1, 2, 4, 5, 10, 22, 44];

/** A constant with all English texts. */
interface Texts {
  readonly file: string;
  readonly name: string;
}
export const SITE: Texts = { file: `${ROOT}docs/site/src/words/en/index.ts`, name: 'english' };
export const COMMANDS: Texts = {
  file: `${ROOT}src/cli/languages/en.ts`,
  name: 'ENGLISH_WORDS',
};

/** The samples of every function by its path, such as `common.points.team`: with each of the numbers everywhere. */
export function samplesOfTexts(
  texts: Texts = SITE,
  numbers: readonly number[] = NUMBERS,
): ReadonlyMap<string, Samples> {
  // All numbers of a call are the same, which is as good as any others.
  return samplesOf(
    texts,
    numbers.map((number) => () => alike(number)),
  );
}

/** Samples in which all that is said can be told apart, every kind of thing is said, and what is optional is left out. */
export function distinctSamples(texts: Texts): ReadonlyMap<string, Samples> {
  return samplesOf(texts, [
    // All that is optional, and every second of it.
    ...[1, 2, 2].map((step, at) => () => ({ ...apart(0), isLeftOut: everyOf(step, at) })),
    ...Array.from({ length: ROUNDS }, (_, round) => () => apart(round)),
  ]);
}

/** One call of each function that reads like a real one: few of everything, and nobody twice. */
export function exampleSamples(texts: Texts): ReadonlyMap<string, Samples> {
  return samplesOf(texts, [few]);
}

function few(): Values {
  let [last, named] = [1, 0];
  return {
    number: () => ++last,
    text: () => PEOPLE[named++ % PEOPLE.length] ?? '',
    isTrue: () => true,
    pick: 0,
  };
}

/** As many as the longest list of kinds of things has. */
const ROUNDS = 10;

/** What stands for the values of a type in a call. */
interface Values {
  number(): number;
  text(): string;
  isTrue(): boolean;
  /** Which of several types. */
  readonly pick: number;
  /** Whether the next of what is optional is not given. */
  isLeftOut?(): boolean;
}

/** @param at - the first that is one. */
function everyOf(step: number, at: number): () => boolean {
  let count = at;
  return () => count++ % step === 0;
}

function alike(number: number): Values {
  return { number: () => number, text: () => 'Livia', isTrue: () => number === 1, pick: 0 };
}

function apart(round: number): Values {
  // Each text begins anew, so that a further one changes no others; no word stands for such numbers.
  let last = 100 + 10 * round;
  let named = round;
  return {
    number: () => ++last,
    text: () => PEOPLE[named++ % PEOPLE.length] ?? '',
    isTrue: () => round % 2 === 1,
    pick: round,
  };
}

/** Who and what texts are about. */
export const PEOPLE: readonly string[] = [
  'Livia',
  'Gaius',
  'Flavia',
  'Titus',
  'Hugo',
  'Rufus',
  'Yves',
  'Cato',
];

/** Programs are read once, whatever their functions are called with. */
const PROGRAMS = new Map<string, ts.Program>();

function programOf(file: string): ts.Program {
  const known = PROGRAMS.get(file);
  if (known !== undefined) return known;
  const program = ts.createProgram([file], {
    strict: true,
    noLib: false,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  PROGRAMS.set(file, program);
  return program;
}

function samplesOf(
  { file, name }: Texts,
  calls: readonly (() => Values)[],
): ReadonlyMap<string, Samples> {
  const program = programOf(file);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const english = symbol?.exports?.get(ts.escapeLeadingUnderscores(name));
  if (source === undefined || english === undefined) throw new Error(`No texts in ${file}.`);

  const found = new Map<string, Samples>();
  walk(checker.getTypeOfSymbolAtLocation(english, source), []);
  return found;

  function walk(type: ts.Type, path: readonly string[]): void {
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const types = signature.parameters.map((one) => checker.getTypeOfSymbol(one));
      found.set(
        path.join('.'),
        calls.map((call) => {
          const values = call();
          return types.map((one) => sampleOf(one, values));
        }),
      );
      return;
    }
    if (type.isStringLiteral() || (type.flags & ts.TypeFlags.StringLike) !== 0) return;
    for (const property of checker.getPropertiesOfType(type)) {
      walk(checker.getTypeOfSymbol(property), [...path, property.name]);
    }
  }

  function isOptional(type: ts.Type): boolean {
    return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
  }

  function sampleOf(type: ts.Type, values: Values): unknown {
    if (type.isLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.NumberLike) return values.number();
    if (type.flags & ts.TypeFlags.BooleanLike) return values.isTrue();
    if (type.flags & ts.TypeFlags.StringLike) return values.text();
    if (type.isUnion()) {
      if (isOptional(type) && values.isLeftOut?.()) return undefined;
      const some = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
      const one = some[values.pick % some.length];
      return one && sampleOf(one, values);
    }
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return element === undefined ? [] : [sampleOf(element, values), sampleOf(element, values)];
    }
    if (type.symbol?.name === 'Names') return NAMES;
    if (type.getCallSignatures().length > 0) {
      const text = values.text();
      return () => text;
    }
    const properties = checker.getPropertiesOfType(type);
    const entries = properties.map((one) => [
      one.name,
      sampleOf(checker.getTypeOfSymbol(one), values),
    ]);
    return Object.fromEntries(entries);
  }
}

/** Lists of what people may answer in a language. */
const ANSWERS = /^(?:ask|play)\.answers\.|^ask\.and\./;

/** Every text in a tree of texts and functions that return some; those without samples are left out. */
export function textsOfTree(
  tree: unknown,
  names: Names,
  samples: ReadonlyMap<string, Samples> = new Map(),
  path: readonly string[] = [],
): readonly Said[] {
  const key = path.join('.');
  if (ANSWERS.test(key)) return [];
  if (typeof tree === 'string') return [{ key, facts: [], text: tree }];
  if (typeof tree === 'function') {
    return (samples.get(key) ?? []).map((facts) => ({
      key: `${key} ${JSON.stringify(facts)}`,
      facts,
      text: String(tree(...facts.map((fact) => (fact === NAMES ? names : fact)))),
    }));
  }
  return Object.entries(tree as object).flatMap(([name, inside]) =>
    textsOfTree(inside, names, samples, [...path, name]),
  );
}
