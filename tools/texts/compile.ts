/** Makes a module of a catalogue: a tree of texts, and of functions where something is filled in. */
import type { English, Parameter } from './english';
import { type Forms, type Message, MessageFault, type Piece, parsed } from './message';

/** A message of a catalogue, or its lines; and where it stands. */
export interface Entry {
  readonly key: string;
  readonly text: string | readonly string[];
  readonly line: number;
}

/** What is wrong with a catalogue. */
export interface CatalogueFault {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly message: string;
}

export interface Catalogue {
  readonly file: string;
  /** BCP 47, such as `de`. */
  readonly language: string;
  readonly entries: readonly Entry[];
}

/** What messages may call. */
export interface Functions {
  /** The module of each function by its name. `number` writes the numbers of plurals, and `sentence` is the tag of texts. */
  readonly modules: ReadonlyMap<string, string>;
  /** The keys of texts that are more than a message, in the object `own` of a module. */
  readonly own: ReadonlyMap<string, string>;
}

/** When a number takes a form, as JavaScript; other languages ask `Intl`. */
const FORMS: Readonly<Record<string, Readonly<Record<string, (n: string) => string>>>> = {
  de: { one: (n) => `${n} === 1` },
  en: { one: (n) => `${n} === 1` },
  fr: { one: (n) => `${n} < 2` },
  ja: {},
  nl: { one: (n) => `${n} === 1` },
  pl: { one: (n) => `${n} === 1`, few: (n) => `few(${n})` },
};

const HELPERS = {
  few: 'const few = (n) => n % 1 === 0 && n % 10 > 1 && n % 10 < 5 && (n % 100 < 12 || n % 100 > 14);',
  plurals: (language: string) => `const plurals = new Intl.PluralRules('${language}');`,
} as const;

/**
 * The module of a catalogue, in JavaScript, and all that is wrong with it.
 *
 * @param name - of what the module exports.
 */
export function compiled(
  { file, language, entries }: Catalogue,
  english: readonly English[],
  functions: Functions,
  name: string,
): { readonly code: string; readonly faults: readonly CatalogueFault[] } {
  const faults: CatalogueFault[] = [];
  const { modules } = functions;
  const contract = new Map(english.map((one) => [one.key, one]));
  const written = new Map<string, Entry>();
  const used = new Set<string>();
  for (const entry of entries) {
    const { key, line } = entry;
    if (!contract.has(key)) faults.push({ file, line, key, message: 'English has no such text' });
    else if (written.has(key)) faults.push({ file, line, key, message: 'it is there twice' });
    written.set(key, entry);
  }
  const texts = new Map<string, string>();
  for (const one of english) {
    const { key } = one;
    const entry = written.get(key);
    if (functions.own.has(key)) {
      if (entry !== undefined) {
        faults.push({ file, line: entry.line, key, message: 'a function says it, too' });
      }
      used.add('own');
      texts.set(
        key,
        `own${key
          .split('.')
          .map((name) => `[${JSON.stringify(name)}]`)
          .join('')}`,
      );
    } else if (entry === undefined) {
      faults.push({ file, line: 1, key, message: 'this text is missing' });
    } else texts.set(key, textOf(one, entry));
  }
  for (const key of functions.own.keys()) {
    if (!contract.has(key))
      faults.push({ file, line: 1, key, message: 'English has no such text' });
  }
  return { code: moduleOf(texts), faults };

  function textOf(one: English, { key, text, line }: Entry): string {
    const known = (one.parameters ?? []).flat().map((name) => name.replace('...', ''));
    const lines = typeof text === 'string' ? [text] : text;
    if (lines.some((each) => each.trim() === '') && !/^(?:''|"")$/.test(one.source)) {
      faults.push({ file, line, key, message: 'it is empty' });
    }
    for (const { length } of one.parameters === undefined ? lines : []) {
      if (length <= (one.longest ?? length)) continue;
      faults.push({
        file,
        line,
        key,
        message: `it has ${length} letters; at most ${one.longest} fit`,
      });
    }
    const needed = new Set<string>();
    if (one.isList !== (typeof text !== 'string')) {
      faults.push({ file, line, key, message: `it must be a ${one.isList ? 'list' : 'text'}` });
    }
    const said = lines.map((each) => {
      try {
        const message = parsed(each);
        return expressionOf(message, (argument) => {
          if (!known.includes(argument)) throw new MessageFault(unknown(argument, known), 0);
          needed.add(argument);
          return argument;
        });
      } catch (error) {
        if (!(error instanceof MessageFault)) throw error;
        faults.push({
          file,
          line,
          key,
          message: `${error.message}, at “${each.slice(error.at, error.at + 20)}”`,
        });
        return '""';
      }
    });
    const value = one.isList ? `[${said.join(', ')}]` : said.join('');
    return one.parameters === undefined
      ? value
      : `(${parametersOf(one.parameters, needed)}) => ${value}`;
  }

  function expressionOf(message: Message, argument: (name: string) => string): string {
    const [only] = message;
    if (message.length === 0) return '""';
    if (message.length === 1 && only !== undefined) {
      if (typeof only === 'string') return JSON.stringify(only);
      if (isWhole(only)) return pieceOf(only, argument);
    }
    const inside = message.map((piece) =>
      typeof piece === 'string'
        ? piece.replace(/[\\`]|\$(?=\{|$)/g, '\\$&')
        : `\${${pieceOf(piece, argument)}}`,
    );
    return `${modules.has('sentence') ? calling('sentence') : ''}\`${inside.join('')}\``;
  }

  function calling(name: string): string {
    used.add(name);
    return name;
  }

  function pieceOf(piece: Exclude<Piece, string>, argument: (name: string) => string): string {
    const value = argument(piece.argument);
    switch (piece.kind) {
      case 'value':
        return value;
      case 'number':
        return modules.has('number') ? `${calling('number')}(${value})` : value;
      case 'call': {
        if (!modules.has(piece.name)) {
          throw new MessageFault(unknownFunction(piece.name, [...modules.keys()]), 0);
        }
        calling(piece.name);
        return `${piece.name}(${value}${piece.style === undefined ? '' : `, ${JSON.stringify(piece.style)}`})`;
      }
      case 'plural':
        return chosen(piece.forms, argument, (form) => isForm(form, value));
      case 'select':
        return chosen(piece.forms, argument, (form) =>
          /^(?:true|undefined)$/.test(form)
            ? `${value} === ${form}`
            : `${value} === ${JSON.stringify(form)}`,
        );
    }
  }

  function isForm(form: string, value: string): string {
    if (form.startsWith('=')) return `${value} === ${form.slice(1)}`;
    const own = FORMS[language];
    const is = own?.[form];
    if (is !== undefined) {
      if (form === 'few') used.add('few');
      return is(value);
    }
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    if (own !== undefined || !pluralCategories.some((one) => one === form)) {
      const all = own === undefined ? pluralCategories : [...Object.keys(own), 'other'];
      throw new MessageFault(
        `“${form}” is no plural of ${language}, which has ${all.join(', ')}`,
        0,
      );
    }
    used.add('plurals');
    return `plurals.select(${value}) === ${JSON.stringify(form)}`;
  }

  function chosen(
    forms: Forms,
    argument: (name: string) => string,
    is: (form: string) => string,
  ): string {
    const other = expressionOf(forms.get('other') ?? [], argument);
    const some = [...forms]
      .filter(([form]) => form !== 'other')
      .map(([form, message]) => `${is(form)} ? ${expressionOf(message, argument)} : `);
    return some.length === 0 ? other : `(${some.join('')}${other})`;
  }

  function moduleOf(texts: ReadonlyMap<string, string>): string {
    const imports = new Map<string, string[]>();
    for (const one of used) {
      const from = one === 'own' ? [...functions.own.values()][0] : modules.get(one);
      if (from !== undefined) imports.set(from, [...(imports.get(from) ?? []), one]);
    }
    return [
      `// Made from ${file.split('/').at(-1)}: npm run texts`,
      ...[...imports].map(
        ([from, names]) => `import { ${names.sort().join(', ')} } from '${from}';`,
      ),
      ...(used.has('few') ? [HELPERS.few] : []),
      ...(used.has('plurals') ? [HELPERS.plurals(language)] : []),
      `export const ${name} = ${treeOf(texts)};`,
      '',
    ].join('\n');
  }
}

/** Needs no text around it to be one. */
function isWhole(piece: Exclude<Piece, string>): boolean {
  return piece.kind === 'plural' || piece.kind === 'select' || piece.kind === 'call';
}

function parametersOf(parameters: readonly Parameter[], needed: ReadonlySet<string>): string {
  const isUsed = (name: string): boolean => needed.has(name.replace('...', ''));
  const isNeeded = (one: Parameter): boolean => [one].flat().some(isUsed);
  const count = parameters.findLastIndex(isNeeded) + 1;
  return parameters
    .slice(0, count)
    .map((one) => (typeof one === 'string' ? one : `{ ${fieldsOf(one, isUsed).join(', ')} }`))
    .join(', ');
}

/** Those before the rest are not in it. */
function fieldsOf(fields: readonly string[], isUsed: (name: string) => boolean): readonly string[] {
  const hasRest = fields.some((name) => name.startsWith('...') && isUsed(name));
  const some = fields.filter((name) => hasRest || isUsed(name));
  // A rest stands at the end.
  return some.toSorted(
    (one, other) => Number(one.startsWith('...')) - Number(other.startsWith('...')),
  );
}

function unknown(argument: string, known: readonly string[]): string {
  const has = known.length === 0 ? 'this text has none' : `it has ${known.join(', ')}`;
  return `there is no argument “${argument}”; ${has}`;
}

function unknownFunction(name: string, known: readonly string[]): string {
  return `there is no function “${name}”; there are plural, select${known.map((one) => `, ${one}`).join('')}`;
}

/** The texts as an object of objects, by the parts of their keys. */
function treeOf(texts: ReadonlyMap<string, string>): string {
  const inside = new Map<string, Map<string, string> | string>();
  for (const [key, text] of texts) {
    const [first = '', ...rest] = key.split('.');
    if (rest.length === 0) inside.set(first, text);
    else {
      const group = inside.get(first);
      const texts = group instanceof Map ? group : new Map<string, string>();
      inside.set(first, texts.set(rest.join('.'), text));
    }
  }
  const fields = [...inside].map(([name, value]) => {
    const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
    return `${key}: ${typeof value === 'string' ? value : treeOf(value)}`;
  });
  return `{\n${fields.join(',\n')},\n}`;
}
