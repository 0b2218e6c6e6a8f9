/** Makes a module of a catalogue: a tree of texts, and of functions where something is filled in. */
import { factored } from './factored';
import { type Forms, type Message, MessageFault, type Piece, parsed } from './message';
import { treeOf } from './tree';

/** An English text, as far as translations depend on it. */
export interface Text {
  /** Such as `check.wrongLine`. */
  readonly key: string;
  /** What it is called with, in order; `undefined` for a text that is always the same. */
  readonly parameters: readonly Parameter[] | undefined;
  /** As it is written, in one line. */
  readonly source: string;
  /** The longest it may be, in letters: `@longest 20`. */
  readonly longest: number | undefined;
  /** Several lines, or several words that mean the same. */
  readonly isList: boolean;
  /** The map or module whose rules say it, such as `maps/roma`. */
  readonly owner?: string;
  /** A name, or the form of an action in logs: no message, so braces stand for themselves. */
  readonly isPlain?: boolean;
  /** Nothing is said: no catalogue has it. */
  readonly isSilent?: boolean;
}

/** A name, or the fields of an object; those that are left are `...rest`. */
export type Parameter = string | readonly string[];

/** A message of a catalogue, or its lines; and where it stands. */
export interface TranslatedText {
  readonly key: string;
  readonly text: string | readonly string[];
  readonly line: number;
  /** If a catalogue has several. */
  readonly file?: string;
  /** The map or module whose file it is, such as `maps/roma`. */
  readonly owner?: string;
}

type SaidText = Pick<Text, 'isList' | 'isPlain' | 'longest' | 'parameters' | 'source'>;

/** What a module looks like. */
export interface ModuleForm {
  /** The command that makes it. */
  readonly command: string;
  /** Whether it says what games say: then a catalogue may have names that English has not. */
  readonly isGame: boolean;
  /** Texts may be missing, and a message that lacks something to fill in fails: English is said in its place. */
  readonly isPartial?: boolean;
  /** @param texts - JavaScript of each text, by its key. */
  moduleOf(texts: ReadonlyMap<string, string>, parts: ModuleParts): string;
}

/** What a module is made of besides its texts. */
export interface ModuleParts {
  readonly language: string;
  /** The map or module of each text; empty for the base game. */
  readonly owners: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, OwnText>;
  /** Imports a name of a module, and says what it is called here. */
  imported(module: string, name: string, local: string): string;
}

/** All texts as one object. */
export function asTree(name: string): ModuleForm {
  return {
    command: TEXTS,
    isGame: false,
    moduleOf: (texts) => `export const ${name} = ${treeOf(texts)};`,
  };
}

/** The command that makes the modules of this repository. */
export const TEXTS = 'npm run texts';

/** Words of logs, and what brings points, for which English has none but the id. */
const OPEN = /^(?:notation\.(?:numbers|words)|scores)(?:\.|$)/;
/** A form of a name, which stands beside the name itself: `nouns.roles.prefect.object`. */
export const FORM_OF_NAME = /^(nouns\.(\w+)\.[^.]+)\.(\w+)$/;

/** A name for which English has none but the id or what is printed, or a form of a name. */
export function isName(key: string): boolean {
  return /^nouns\.(?:cards|pieces|printed)(?:\.|$)/.test(key) || FORM_OF_NAME.test(key);
}

/** The functions of a module in JavaScript or TypeScript that are called with `names` before all else. */
export const TAKES_NAMES = /^export (?:function|const) (\w+)(?: = )?\(\s*_?names\b/gm;

/** What is wrong with a catalogue. */
export interface CatalogueFault {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly message: string;
}

export interface TextCatalogue {
  readonly file: string;
  /** BCP 47, such as `de`. */
  readonly language: string;
  readonly entries: readonly TranslatedText[];
}

/** What messages may call. */
export interface Functions {
  /** The module of each function by its name. `number` writes the numbers of plurals, and `sentence` is the tag of texts. */
  readonly modules: ReadonlyMap<string, string>;
  /** The texts that are more than a message, by their keys. */
  readonly own: ReadonlyMap<string, OwnText>;
  /** Of the functions, those that are called with `names` before all else. */
  readonly withNames?: ReadonlySet<string>;
  /** What `names` can be asked, such as `player`. */
  readonly methods?: ReadonlySet<string>;
}

/** Where a text stands that is a function: in a constant of a module. */
export interface OwnText {
  readonly module: string;
  readonly constant: string;
  readonly path: readonly string[];
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

/** How a language sets what it says, where there is no tag `sentence` for texts with something in them. */
const SET: Readonly<Record<string, (text: string) => string>> = {
  fr: (text) => text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0'),
};

const HELPERS = {
  given:
    'const given = (fact) => {\n  if (fact === undefined) throw new Error("this is not known");\n  return fact;\n};',
  few: 'const few = (n) => n % 1 === 0 && n % 10 > 1 && n % 10 < 5 && (n % 100 < 12 || n % 100 > 14);',
  plurals: (language: string) => `const plurals = new Intl.PluralRules('${language}');`,
} as const;

/** Names that a module with missing texts gives to what it is made of. */
const OF_PARTIAL_MODULES = [
  'amounts',
  'few',
  'given',
  'named',
  'names',
  'phrases',
  'plurals',
  'words',
];

/** The module of a catalogue, in JavaScript, and all that is wrong with it. */
export function compiled(
  { file, language, entries }: TextCatalogue,
  english: readonly Text[],
  functions: Functions,
  form: ModuleForm,
): { readonly code: string; readonly faults: readonly CatalogueFault[] } {
  const faults: CatalogueFault[] = [];
  const { modules, withNames, methods } = functions;
  const contract = new Map(english.map((one) => [one.key, one]));
  const isOpen = (key: string): boolean =>
    form.isGame && (OPEN.test(key) || isName(key)) && !key.endsWith('.__proto__');
  const written = new Map<string, TranslatedText>();
  const used = new Set<string>();
  const imports = new Map<string, Set<string>>();
  /** A function must not hide behind what a text is called with, or what the module has. */
  const taken = new Set([
    ...(form.isPartial === true ? OF_PARTIAL_MODULES : []),
    ...english.flatMap(({ parameters = [] }) => parameters.flat()),
  ]);
  for (const entry of entries) {
    const { key } = entry;
    if (!contract.has(key) && !isOpen(key)) fault(entry, 'English has no such text');
    else if (written.has(key)) fault(entry, 'it is there twice');
    written.set(key, entry);
  }
  const texts = new Map<string, string>();
  for (const one of english) {
    const { key } = one;
    const entry = written.get(key);
    const own = functions.own.get(key);
    if (own !== undefined) {
      if (entry !== undefined) fault(entry, 'a function says it, too');
      if (!form.isGame) texts.set(key, ownText(own));
      else if ((one.owner ?? '') !== '') fault({ key }, 'what a map or module says is a message');
    } else if (one.isSilent) {
      texts.set(key, '() => undefined');
    } else if (entry === undefined) {
      if (form.isPartial === true) continue;
      fault({ key }, 'this text is missing');
    } else texts.set(key, textOf(one, entry));
  }
  for (const entry of written.values()) {
    const { key, text } = entry;
    if (!isOpen(key)) continue;
    const [, name] = FORM_OF_NAME.exec(key) ?? [];
    if (name !== undefined && !written.has(name)) {
      fault(entry, `it is a form of ${name}, which is missing`);
    }
    const isCalled = key.startsWith('scores.');
    const one = {
      isPlain: true,
      isList: typeof text !== 'string',
      longest: undefined,
      source: key,
    };
    texts.set(key, textOf({ ...one, parameters: isCalled ? [] : undefined }, entry));
  }
  for (const key of functions.own.keys()) {
    if (!contract.has(key)) fault({ key }, 'English has no such text');
  }
  return { code: moduleOf(texts), faults };

  /** Of the whole catalogue, if it has no line. */
  function fault(
    {
      key,
      line = 1,
      file: from = file,
    }: Pick<Partial<TranslatedText>, 'file' | 'line'> & { key: string },
    message: string,
  ): void {
    faults.push({ file: from, line, key, message });
  }

  /** The map or module of each text that is not the base game's. */
  function ownersOf(): ReadonlyMap<string, string> {
    const told = english.flatMap(({ key, owner = '' }) => [[key, owner] as const]);
    const open = entries.flatMap(({ key, owner = '' }) => [[key, owner] as const]);
    return new Map([...open, ...told]);
  }

  function ownText({ module, constant, path }: OwnText): string {
    return `${imported(module, constant, constant)}${path.map((one) => `[${JSON.stringify(one)}]`).join('')}`;
  }

  function textOf(one: SaidText, entry: TranslatedText): string {
    const { text } = entry;
    const known = (one.parameters ?? []).flat().map((name) => name.replace('...', ''));
    const lines = typeof text === 'string' ? [text] : text;
    if (lines.some((each) => each.trim() === '') && !/^(?:''|"")$/.test(one.source)) {
      fault(entry, 'it is empty');
    }
    for (const { length } of one.parameters === undefined ? lines : []) {
      if (length <= (one.longest ?? length)) continue;
      fault(entry, `it has ${length} letters; at most ${one.longest} fit`);
    }
    const needed = new Set<string>();
    if (one.isList !== (typeof text !== 'string')) {
      fault(entry, `it must be a ${one.isList ? 'list' : 'text'}`);
    }
    const said = lines.map((each) => {
      if (one.isPlain) return JSON.stringify(each);
      try {
        const message = factored(parsed(each));
        return expressionOf(message, argumentsOf(known, needed));
      } catch (error) {
        if (!(error instanceof MessageFault)) throw error;
        fault(entry, `${error.message}, at “${each.slice(error.at, error.at + 20)}”`);
        return '""';
      }
    });
    const value = one.isList ? `[${said.join(', ')}]` : said.join('');
    return one.parameters === undefined
      ? value
      : `(${parametersOf(one.parameters, needed)}) => ${value}`;
  }

  function expressionOf(message: Message, argument: Arguments): string {
    const [only] = message;
    if (message.length === 0) return '""';
    if (message.length === 1 && only !== undefined) {
      if (typeof only === 'string') return JSON.stringify((SET[language] ?? String)(only));
      if (isWhole(only)) return pieceOf(only, argument);
    }
    const isTagged = modules.has('sentence');
    const set = isTagged ? String : (SET[language] ?? String);
    const inside = message.map((piece) =>
      typeof piece === 'string'
        ? set(piece).replace(/[\\`]|\$(?=\{|$)/g, '\\$&')
        : `\${${pieceOf(piece, argument)}}`,
    );
    return `${isTagged ? calling('sentence') : ''}\`${inside.join('')}\``;
  }

  function calling(name: string): string {
    return imported(modules.get(name) ?? '', name, taken.has(name) ? `${name}_` : name);
  }

  function imported(module: string, name: string, local: string): string {
    const names = imports.get(module) ?? new Set();
    imports.set(module, names.add(local === name ? name : `${name} as ${local}`));
    return local;
  }

  /** What is filled in goes through each function in turn; behind a function may stand what else it is called with. */
  function called(
    value: string,
    { name, style }: Extract<Piece, { readonly kind: 'call' }>,
    argument: Arguments,
  ): string {
    const isFunction = (one: string): boolean => modules.has(one) || methods?.has(one) === true;
    const words = style?.split(/,\s*/) ?? [];
    // `@card` is the argument, where a function has its name.
    const areKnown = words.every(
      (word) => isFunction(word) || argument.isKnown(word.replace('@', '')),
    );
    const steps: (readonly [name: string, more: readonly string[]])[] = [];
    for (const word of areKnown ? [name, ...words] : [name]) {
      const [last, more = []] = steps.at(-1) ?? [];
      if (last === undefined || isFunction(word)) steps.push([word, []]);
      else steps.splice(-1, 1, [last, [...more, argument(word.replace('@', ''))]]);
    }
    const [first] = steps;
    if (!areKnown && style !== undefined && first !== undefined) {
      steps.splice(0, 1, [first[0], [JSON.stringify(style)]]);
    }
    return steps.reduce((inner, [one, more]) => {
      if (!isFunction(one)) {
        throw new MessageFault(unknownFunction(one, [...(methods ?? []), ...modules.keys()]), 0);
      }
      // A language may say a name in its own way.
      if (methods?.has(one) === true && !modules.has(one))
        return `${argument('names')}.${one}(${[inner, ...more].join(', ')})`;
      const given = withNames?.has(one) === true ? [argument('names'), inner] : [inner];
      return `${calling(one)}(${[...given, ...more].join(', ')})`;
    }, value);
  }

  function pieceOf(piece: Exclude<Piece, string>, argument: Arguments): string {
    const value = argument(piece.argument);
    switch (piece.kind) {
      case 'value':
        return given(value);
      case 'number':
        return modules.has('number') ? `${calling('number')}(${value})` : given(value);
      case 'call':
        return called(given(value), piece, argument);
      case 'plural':
        return chosen(piece.forms, argument, (form) => isForm(form, value));
      case 'select':
        return chosen(piece.forms, argument, (form) =>
          /^(?:true|undefined|null)$/.test(form)
            ? `${value} === ${form}`
            : `${value} === ${JSON.stringify(form)}`,
        );
    }
  }

  function given(value: string): string {
    if (form.isPartial !== true) return value;
    used.add('given');
    return `given(${value})`;
  }

  function isForm(category: string, value: string): string {
    if (category.startsWith('=')) return `${value} === ${category.slice(1)}`;
    const own = FORMS[language];
    const is = own?.[category];
    if (is !== undefined) {
      if (category === 'few') used.add('few');
      return is(value);
    }
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    if (own !== undefined || !pluralCategories.some((one) => one === category)) {
      const all = own === undefined ? pluralCategories : [...Object.keys(own), 'other'];
      throw new MessageFault(
        `“${category}” is no plural of ${language}, which has ${all.join(', ')}`,
        0,
      );
    }
    used.add('plurals');
    return `plurals.select(${value}) === ${JSON.stringify(category)}`;
  }

  function chosen(forms: Forms, argument: Arguments, is: (form: string) => string): string {
    const other = expressionOf(forms.get('other') ?? [], argument);
    const some = [...forms]
      .filter(([form]) => form !== 'other')
      .map(([form, message]) => `${is(form)} ? ${expressionOf(message, argument)} : `);
    return some.length === 0 ? other : `(${some.join('')}${other})`;
  }

  function moduleOf(texts: ReadonlyMap<string, string>): string {
    const code = form.moduleOf(texts, {
      language,
      owners: ownersOf(),
      own: functions.own,
      imported,
    });
    return [
      `// Made from ${file.split('/').at(-1)}: ${form.command}`,
      ...[...imports].map(
        ([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`,
      ),
      ...(used.has('given') ? [HELPERS.given] : []),
      ...(used.has('few') ? [HELPERS.few] : []),
      ...(used.has('plurals') ? [HELPERS.plurals(language)] : []),
      code,
      '',
    ].join('\n');
  }
}

/** What a text is called with. */
interface Arguments {
  (name: string): string;
  isKnown(name: string): boolean;
}

/** @param needed - those that are used. */
function argumentsOf(known: readonly string[], needed: Set<string>): Arguments {
  const argument = (name: string): string => {
    if (!known.includes(name)) throw new MessageFault(unknown(name, known), 0);
    needed.add(name);
    return name;
  };
  return Object.assign(argument, { isKnown: (name: string) => known.includes(name) });
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
