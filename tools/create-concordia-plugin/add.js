/** Adds an option, an event or a decision to a plug-in that the generator has written: a small one that works, to be changed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const KINDS = ['option', 'event', 'decision'];

const ADD_USAGE = `Usage: npm create concordia-plugin add KIND NAME

In the folder of a plug-in: writes one thing more, with its words and a scenario, that you change to what you need.

  KIND  option (of a module), event or decision
  NAME  its name, such as rain`;

const NAME = /^[a-z][a-z0-9]*(?:-?[A-Za-z0-9]+)*$/;
/** The longest id that the library takes. */
export const LONGEST = 60;
/** Of a line. */
const WIDTH = 100;

const KIT = 'concordia-rules/kit';
const [RULES, INDEX, SCENARIOS, WORDS] = [
  'src/rules.ts',
  'src/index.ts',
  'test/plugin.rules',
  'src/words',
];

/** @param {readonly string[]} args - what stands behind `add`. */
export function add(args) {
  const [kind, name, ...more] = args;
  if (!KINDS.includes(kind) || name === undefined || more.length > 0) throw new Error(ADD_USAGE);
  const plugin = pluginHere();
  const own = namesIn(plugin, name);
  if (kind === 'option') addOption(plugin, own);
  else addToTribune(plugin, own, kind);
  const written = plugin.files.filter((file) => file.isChanged());
  for (const file of written) writeFileSync(file.path, file.changed());
  console.log(`Added the ${kind} ${own.id} to ${written.map(({ path }) => path).join(', ')}.

It is ${own.rule}, and does something small until you change it. Translate what is marked with “to translate”.

  npm run rules
  npm test

Write its rule into README.md and at the top of ${RULES}, too.`);
}

// What is here already.

function pluginHere() {
  for (const path of ['package.json', RULES, INDEX, SCENARIOS]) {
    if (!existsSync(path)) {
      throw new Error(
        `There is no plug-in in this folder: ${path} is missing. Nothing was written.`,
      );
    }
  }
  const ts = compiler();
  const words = existsSync(WORDS) ? readdirSync(WORDS).filter((file) => file.endsWith('.ts')) : [];
  const sources = [RULES, INDEX, ...words.sort().map((file) => join(WORDS, file))];
  const [rules, index, ...languages] = sources.map((path) => new Source(ts, path));
  const scenarios = new Source(ts, SCENARIOS);
  const defined = rules.argumentOf('defineRules');
  const id = rules.textOf(rules.property(defined, 'id')?.initializer);
  if (id === undefined) throw refused(`${RULES} has no defineRules({ id: '...' })`);
  return {
    rules,
    index,
    languages,
    scenarios,
    defined,
    id,
    files: [rules, index, ...languages, scenarios],
  };
}

/** TypeScript, which the plug-in has installed; it knows where everything is in a file. */
function compiler() {
  try {
    const ts = createRequire(resolve('package.json'))('typescript');
    if (typeof ts.createSourceFile === 'function') return ts;
  } catch {
    // Not installed yet.
  }
  throw refused('This needs the TypeScript 5 of the plug-in; run npm install first');
}

function refused(why) {
  return new Error(`${why}. Nothing was written.`);
}

/** What the new thing is called: all names begin with that of the plug-in. */
function namesIn({ id, rules, index, languages, scenarios }, name) {
  if (!NAME.test(name) || name.length > LONGEST) {
    throw refused(`${JSON.stringify(name)} is not a name: take letters and digits, such as rain`);
  }
  const [prefix, camel] = [id, name].map(camelCase);
  const bare = camel.startsWith(prefix) && camel !== prefix ? camel.slice(prefix.length) : camel;
  const own = prefix + upper(bare);
  if (own.length > LONGEST) throw refused(`${own} has more than ${LONGEST} letters`);
  const taken = [rules, index, ...languages].find(({ text }) =>
    new RegExp(`\\b${own}\\b`, 'i').test(text),
  );
  if (taken !== undefined) throw refused(`${own} is in ${taken.path} already: take another name`);
  const spaced = spacedOut(bare);
  const of = upper(id.replaceAll('-', ' '));
  const numbers = [...scenarios.text.matchAll(new RegExp(`^${of} (\\d+)`, 'gim'))].map(([, n]) =>
    Number(n),
  );
  return { id: own, spaced, rule: `${of} ${Math.max(0, ...numbers) + 1}` };
}

// What is written.

function addOption({ rules, index, languages, scenarios, defined }, { id, spaced, rule }) {
  const module = index.argumentOf('defineModule');
  if (module === undefined) {
    throw refused(`Only modules have options, and ${INDEX} has no defineModule({ ... })`);
  }
  const what = `More steps for each Architect (${spaced}).`;
  const [option, count] = ['option', 'count'].map((name) => index.imported(name));
  const modifiers = rules.property(defined, 'modifiers')?.initializer;
  if (modifiers !== undefined && rules.property(modifiers, 'movement') !== undefined) {
    throw refused(`${RULES} has a modifier “movement” already, which the new option would use`);
  }
  index.addTo(
    module,
    'options',
    '{}',
    `/** ${what} */
${id}: ${option}({
  ...${count}(0, 3, '${what}'),
  byDefault: 0,
})`,
  );
  const texts = `${id}: { label: '${upper(spaced)}', text: '${what}' }`;
  index.addAll(module, ['descriptions', 'options'], texts);
  for (const language of languages) {
    language.addAll(
      language.translation(),
      ['descriptions', 'options'],
      `// To translate.\n${texts}`,
    );
  }
  rules.addTo(
    defined,
    'modifiers',
    '{}',
    `// ${rule}.
movement: (steps, { game }) => steps + Number(game.options.${id})`,
  );
  scenarios.append(`
${rule}: the players may agree on more steps for each Architect
  [${upper(id)} "1"]
  Livia: Architect
  then Livia: decides architect {"steps": 3}
`);
}

/** What happens, or is asked, when a Tribune takes cards back: every player has one, and few rules change it. */
function addToTribune({ rules, languages, scenarios, defined }, { id, spaced, rule }, kind) {
  const known = Object.fromEntries(
    (kind === 'event'
      ? ['event', 'seat']
      : ['ask', 'decision', 'finish', 'passing', 'receiveMoney', 'step']
    ).map((name) => [name, rules.imported(name)]),
  );
  const before = rules.property(rules.property(defined, 'on')?.initializer, 'cardsTakenBack');
  // Whatever is asked first is passed in the scenario.
  const asked = before === undefined ? 0 : before.getText().split(/\bask\(/).length - 1;
  const passed = '  and pass\n'.repeat(asked);
  if (kind === 'event') {
    const words = `(names, { seat }) => \`\${names.player(seat)}: ${spaced}\``;
    rules.define(`/** ${rule}. It tells that a Tribune has taken cards back. */
const ${id} = ${known.event}({
  type: '${id}',
  shape: { ${known.seat === 'seat' ? 'seat' : `seat: ${known.seat}`} },
  words: ${words},
});`);
    rules.addTo(defined, 'events', '[]', id);
    hear(rules, defined, before, (transition, seat) => [
      `${transition}.emit({ type: '${id}', ${field('seat', seat)}, because: { rule: '${rule}' } })`,
    ]);
    translate(languages, 'events', id, words);
    scenarios.append(`
${rule}: a Tribune is told once more
  Livia: Tribune
  then event ${id} {"seat": 0}
`);
    return;
  }
  const take = `${id}Take`;
  const asking = `(names, { seat }) => \`\${names.player(seat)} may choose: ${spaced}\``;
  const button = `(names) => \`${upper(spaced)}: receive \${names.money(1)}\``;
  rules.define(`/** ${rule}. Before a Tribune goes on, its player may take a sestertius. */
const ${id} = ${known.decision}({
  kind: '${id}',
  words: ${asking},
});

const ${take} = ${known.step}({
  type: '${take}',
  rule: '${rule}',
  during: [${id}],
  shape: {},
  candidates: () => [{}],
  cost: () => ({ gain: 1 }),

  apply(transition, { seat }) {
    ${known.finish}(transition);
    ${known.receiveMoney}(transition, seat, 1);
  },

  words: ${button},
});`);
  rules.addTo(defined, 'decisions', '[]', id);
  rules.addTo(defined, 'steps', '[]', take, `${known.passing}(${id})`);
  hear(rules, defined, before, (transition, seat) => [
    `${known.ask}(${transition}, { kind: '${id}', ${field('seat', seat)} })`,
  ]);
  translate(languages, 'decisions', id, asking);
  translate(languages, 'actions', take, button);
  scenarios.append(`
${rule}: who plays a Tribune may take a sestertius
  Livia: Tribune
${passed}  can: ${spacedOut(take)}, pass
  and {"type": "${take}", "seat": 0}
  then Livia: money 6
`);
}

function field(name, value) {
  return name === value ? name : `${name}: ${value}`;
}

/** `twoStorms` is two storms. */
function spacedOut(name) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

/** `my-map` is `myMap`. */
export function camelCase(name) {
  return name.replace(/-([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
}

export function upper(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function translate(languages, section, id, words) {
  for (const language of languages) {
    language.addAll(language.translation(), [section], `// To translate.\n${id}: ${words}`);
  }
}

/** Lets the rules do something when cards are taken back, after whatever they do then already. */
function hear(rules, defined, before, statementsFor) {
  if (before === undefined) {
    const [statement] = statementsFor('transition', 'seat');
    rules.addTo(defined, 'on', '{}', `cardsTakenBack(transition, { seat }) {\n  ${statement};\n}`);
    return;
  }
  rules.continueWith(before, statementsFor);
}

// Files, and how they change.

/** A file of the plug-in. Changes are noted, and made when nothing can be refused any more. */
class Source {
  #ts;
  #file;
  #changes = [];
  #imports = [];

  constructor(ts, path) {
    this.#ts = ts;
    this.path = path;
    this.text = readFileSync(path, 'utf8');
    this.#file = ts.createSourceFile(path, this.text, ts.ScriptTarget.Latest, true);
  }

  isChanged() {
    return this.#changes.length > 0 || this.#imports.length > 0;
  }

  changed() {
    if (this.#imports.length > 0) this.#insertImports();
    // From the end to the beginning; of two at one place the first stays the first.
    const last = this.#changes.map((change, index) => ({ ...change, index }));
    last.sort((one, other) => other.at - one.at || other.index - one.index);
    return last.reduce(
      (text, { at, to = at, put }) => text.slice(0, at) + put + text.slice(to),
      this.text,
    );
  }

  append(put) {
    this.#changes.push({ at: this.text.length, put: this.text.endsWith('\n') ? put : `\n${put}` });
  }

  /** The object that a function is called with, at the top of the file. */
  argumentOf(name) {
    let found;
    const visit = (node) => {
      if (
        this.#ts.isCallExpression(node) &&
        node.expression.getText() === name &&
        node.arguments[0] !== undefined &&
        this.#ts.isObjectLiteralExpression(node.arguments[0])
      ) {
        found ??= node.arguments[0];
      }
      this.#ts.forEachChild(node, visit);
    };
    visit(this.#file);
    return found;
  }

  /** The object with the words of a language. */
  translation() {
    for (const statement of this.#file.statements) {
      if (!this.#ts.isVariableStatement(statement)) continue;
      for (const { type, initializer } of statement.declarationList.declarations) {
        const isOne = type?.getText().startsWith('TranslationOf<') && initializer !== undefined;
        if (isOne && this.#ts.isObjectLiteralExpression(initializer)) return initializer;
      }
    }
    throw refused(`${this.path} has no words: TranslationOf<typeof rules> = { ... }`);
  }

  property(object, name) {
    if (object === undefined || !this.#ts.isObjectLiteralExpression(object)) return undefined;
    return object.properties.find((one) => one.name !== undefined && this.#nameOf(one) === name);
  }

  #nameOf({ name }) {
    return 'text' in name ? name.text : name.getText();
  }

  textOf(node) {
    return node !== undefined && this.#ts.isStringLiteralLike(node) ? node.text : undefined;
  }

  /** Adds items to a list or an object of an object, which is made if there is none. */
  addTo(object, name, empty, ...items) {
    const own = this.property(object, name);
    if (own === undefined) {
      const inner =
        empty === '[]' ? `[${items.join(', ')}]` : `{\n${indented(items.join(',\n'))},\n}`;
      this.#insert(object, [`${name}: ${inner}`]);
      return;
    }
    const value = own.initializer;
    const isOpen =
      value !== undefined &&
      (this.#ts.isArrayLiteralExpression(value) || this.#ts.isObjectLiteralExpression(value));
    if (!isOpen) throw refused(`“${name}” of ${this.path} is not written there as ${empty}`);
    this.#insert(value, items);
  }

  /** The same some levels deep: `descriptions: { options: { ... } }`. */
  addAll(object, [name, ...inner], item) {
    const own = this.property(object, name)?.initializer;
    if (inner.length === 0 || own === undefined) {
      const nested = inner.reduceRight((put, one) => `${one}: {\n${indented(put)},\n}`, item);
      this.addTo(object, name, '{}', nested);
    } else this.addAll(own, inner, item);
  }

  /** Puts items behind the last one of a list or an object, in its line if they fit there. */
  #insert(list, added) {
    const items = list.elements ?? list.properties;
    const last = items.at(-1);
    const [begin, end] = [list.getStart() + 1, list.getEnd() - 1];
    const outer = this.#indentAt(list.getStart());
    const rows = (all) => all.map((one) => `\n${indented(one, `${outer}  `)},`).join('');
    if (!this.text.slice(begin, end).includes('\n')) {
      const all = [...items.map((one) => one.getText()), ...added];
      const gap = list.elements === undefined ? ' ' : '';
      const line = gap + all.join(', ') + gap;
      const isLine = !line.includes('\n') && this.#fits(begin, end, line);
      this.#changes.push({ at: begin, to: end, put: isLine ? line : `${rows(all)}\n${outer}` });
      return;
    }
    if (last !== undefined && !items.hasTrailingComma) {
      this.#changes.push({ at: last.getEnd(), put: ',' });
    }
    // What stands behind the last item, such as a comment, stays there.
    const from = last?.getEnd() ?? begin;
    const at = from + this.text.slice(from, end).trimEnd().length;
    this.#changes.push({ at, put: rows(added) });
  }

  #indentAt(position) {
    const begin = this.text.lastIndexOf('\n', position - 1) + 1;
    return /^ */.exec(this.text.slice(begin))?.[0] ?? '';
  }

  /** Writes definitions above the rules. */
  define(text) {
    const rules = this.#file.statements.find((one) => /\bdefineRules\(/.test(one.getText()));
    this.#changes.push({ at: rules.getStart(this.#file, true), put: `${text}\n\n` });
  }

  /** The name of something of the kit in this file, which imports it if it does not yet. */
  imported(name) {
    for (const element of this.#kitImport().elements) {
      if ((element.propertyName ?? element.name).text === name && !element.isTypeOnly) {
        return element.name.text;
      }
    }
    const isTaken = this.#file.statements.some((statement) =>
      (statement.declarationList?.declarations ?? [statement]).some(
        (one) => one.name?.text === name,
      ),
    );
    if (isTaken)
      throw refused(`${this.path} has its own “${name}”, which is a word of the kit, too`);
    if (!this.#imports.includes(name)) this.#imports.push(name);
    return name;
  }

  #kitImport() {
    for (const statement of this.#file.statements) {
      if (!this.#ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== KIT)
        continue;
      const named = statement.importClause?.namedBindings;
      const isOfTypes = statement.importClause?.isTypeOnly;
      if (!isOfTypes && named !== undefined && this.#ts.isNamedImports(named)) return named;
    }
    throw refused(`${this.path} does not import { ... } from '${KIT}'`);
  }

  #insertImports() {
    const named = this.#kitImport();
    const bare = (text) => text.replace(/^type /, '').toLowerCase();
    const all = named.elements.map((one) => one.getText());
    for (const name of this.#imports) {
      const next = all.findIndex((one) => bare(one) > name.toLowerCase());
      all.splice(next === -1 ? all.length : next, 0, name);
    }
    const line = `{ ${all.join(', ')} }`;
    const isLine = this.#fits(named.getStart(), named.getEnd(), line);
    const put = isLine ? line : `{\n${all.map((one) => `  ${one},\n`).join('')}}`;
    this.#changes.push({ at: named.getStart(), to: named.getEnd(), put });
  }

  /** Whether a line is short enough with something else in the place of what is there now. */
  #fits(from, to, put) {
    const begin = this.text.lastIndexOf('\n', from - 1) + 1;
    const end = this.text.indexOf('\n', to);
    return from - begin + put.length + (end - to) <= WIDTH;
  }

  /** Adds statements to a listener, at its end. */
  continueWith(listener, statementsFor) {
    const ts = this.#ts;
    const act = ts.isMethodDeclaration(listener) ? listener : listener.initializer;
    const isFunction =
      act !== undefined &&
      act.body !== undefined &&
      (ts.isMethodDeclaration(act) || ts.isArrowFunction(act) || ts.isFunctionExpression(act));
    if (!isFunction) {
      throw refused(`“cardsTakenBack” of ${this.path} is not a function that is written there`);
    }
    const statements = statementsFor(...this.#parametersOf(act));
    const outer = this.#indentAt(listener.getStart());
    const lines = statements.map((one) => `${outer}  ${one};\n`).join('');
    const { body } = act;
    if (ts.isBlock(body)) {
      const end = body.getEnd() - 1;
      const last = body.statements.at(-1);
      const isLine = !body.getText().includes('\n');
      const at = isLine
        ? (last?.getEnd() ?? body.getStart() + 1)
        : this.text.lastIndexOf('\n', end) + 1;
      this.#changes.push({ at, to: isLine ? end : at, put: isLine ? `\n${lines}${outer}` : lines });
      return;
    }
    this.#changes.push({
      at: act.equalsGreaterThanToken.getEnd(),
      to: body.getEnd(),
      put: ` {\n${outer}  ${body.getText()};\n${lines}${outer}}`,
    });
  }

  /** What a listener calls its transition and its seat; parameters that are left out are added. */
  #parametersOf(act) {
    const ts = this.#ts;
    const [first, second] = act.parameters;
    if (first === undefined) {
      const open = this.text.indexOf('(', act.getStart());
      this.#changes.push({ at: open + 1, put: 'transition, { seat }' });
      return ['transition', 'seat'];
    }
    if (!ts.isIdentifier(first.name)) {
      throw refused(`“cardsTakenBack” of ${this.path} takes its transition apart`);
    }
    const transition = first.name.text;
    if (second === undefined) {
      if (this.text[act.getStart()] !== '(' && !ts.isMethodDeclaration(act)) {
        this.#changes.push({ at: first.getStart(), put: '(' });
        this.#changes.push({ at: first.getEnd(), put: ', { seat })' });
      } else this.#changes.push({ at: first.getEnd(), put: ', { seat }' });
      return [transition, 'seat'];
    }
    if (ts.isIdentifier(second.name)) return [transition, `${second.name.text}.seat`];
    const seat = second.name.elements.find(
      (one) => (one.propertyName ?? one.name).getText() === 'seat',
    );
    if (seat !== undefined) return [transition, seat.name.getText()];
    this.#changes.push({
      at: second.name.elements.at(-1)?.getEnd() ?? second.name.getStart() + 1,
      put: ', seat',
    });
    return [transition, 'seat'];
  }
}

function indented(text, by = '  ') {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n');
}
