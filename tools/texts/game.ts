/** Reads the English texts of the game, which stand beside the rules: in the base game, and in each map and module. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ERROR_CODES, reasonOf } from '../../src/model/errors';
import { constantOf, type English, englishTexts, sourceOf, textOf } from './english';

/** What says a text, by its function and by the name of its key. */
const DEFINED: Readonly<Record<string, readonly [kind: string, name: string]>> = {
  refusal: ['refusals', 'reason'],
  baseRefusal: ['refusals', 'reason'],
  event: ['events', 'type'],
  decision: ['decisions', 'kind'],
  step: ['actions', 'type'],
};

/** What else texts are called with. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  actions: ['cost', 'moment'],
  decisions: ['moment'],
};

/** Where texts stand in a list, by the constant in the file. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'words/english.ts': {
    ACTIONS: 'actions',
    DECISIONS: 'decisions',
    EVENTS: 'events',
    CORRECTIONS: 'corrections',
  },
};

/**
 * Each text has a key that begins with what it is, such as `refusals.tooFar`.
 *
 * @param src - the folder of the sources.
 */
export function gameTexts(src: string): readonly English[] {
  const sentences = sentencesIn(join(src, 'all-words.ts'));
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/^(?:cli|languages)\//.test(file))
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(join(src, file), 'utf8'), sentences));
  const known = new Set(found.flatMap(({ key, isSilent }) => (isSilent ? [] : [key])));
  const told = [...found, ...codesOf(known)].filter(
    ({ key, isSilent }) => KINDS.has(key.split('.', 1)[0] ?? '') && !(isSilent && known.has(key)),
  );
  const described = descriptionsIn(src);
  const names = [...described, ...told].flatMap(namesFor);
  // The decision of a role has its name.
  const roles = new Set(
    names.flatMap(({ key }) =>
      key.startsWith('nouns.roles.') ? [key.replace('roles', 'decisions')] : [],
    ),
  );
  return [
    ...names.filter(({ key }) => !roles.has(key)),
    ...told,
    ...screenIn(join(src, 'words/screen-words.ts')),
    ...described,
    ...endings(),
  ];
}

/** What cards, tiles, places and so on are: functions, but for options, which have texts. */
function descriptionsIn(src: string): readonly English[] {
  const parts = ['maps', 'modules'].flatMap((folder) =>
    readdirSync(join(src, folder)).map((name) => `${folder}/${name}`),
  );
  const files = [
    ['', 'words/descriptions.ts', 'baseDescriptions'] as const,
    ...parts.map((owner) => [owner, `${owner}/descriptions.ts`, 'descriptions'] as const),
  ];
  return files
    .filter(([, file]) => existsSync(join(src, file)))
    .flatMap(([owner, file, name]) =>
      englishTexts(join(src, file), name).map((one) => {
        const [section = ''] = one.key.split('.', 1);
        const parameters = ['names', ...(section === 'roles' ? [['income']] : [])];
        return {
          ...one,
          owner,
          key: `descriptions.${one.key}`,
          parameters: section === 'options' ? undefined : parameters,
        };
      }),
    );
}

/** Headings are texts; all else is told of what `ScreenFacts` says. */
function screenIn(file: string): readonly English[] {
  const source = sourceOf(file);
  const facts = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'ScreenFacts');
  const fields = new Map(
    facts?.members
      .filter(ts.isPropertySignature)
      .map((one) => [one.name.getText(), one.type ? membersOf(one.type, source) : []]),
  );
  return englishTexts(file, 'englishScreen').map((one) => {
    const [section = '', name = ''] = one.key.split('.');
    return {
      ...one,
      key: `screen.${one.key}`,
      parameters: section === 'texts' ? ['names', fields.get(name) ?? []] : undefined,
    };
  });
}

/** An action, a decision and a personality have a name, too; and an action has a form in logs. */
function namesFor(one: English): readonly English[] {
  const [, section, id = ''] =
    /^(?:descriptions\.)?(actions|decisions|roles)\.([^.]+)$/.exec(one.key) ?? [];
  if (section === undefined) return [];
  const named = (key: string): English => ({
    ...one,
    key,
    parameters: undefined,
    source: id,
    isPlain: true,
  });
  const name = named(`nouns.${section}.${id}`);
  return section === 'actions' ? [name, named(`notation.actions.${id}`)] : [name];
}

/** The last sentence of a game, and that of a log which is on another map. */
function endings(): readonly English[] {
  return [
    textAt('gameOver', undefined, 'The game is over.'),
    textAt('wrongMap', ['maps'], 'Perhaps the map is wrong.'),
  ];
}

/** A code is a reason, too: where no text says more, it has one of its own. */
function codesOf(known: ReadonlySet<string>): readonly English[] {
  const parameters = ['names', ['path', 'owner', 'why']];
  return ERROR_CODES.map((code) => [code, reasonOf({ code })] as const)
    .filter(([, reason]) => !known.has(`refusals.${reason}`) && !known.has(`sentences.${reason}`))
    .map(([code, reason]) =>
      // English makes no message of it.
      textAt(`refusals.${reason}`, parameters, code, ts.factory.createNull()),
    );
}

/** A text that stands beside no rule. */
function textAt(
  key: string,
  parameters: English['parameters'],
  source: string,
  value: ts.Node = ts.factory.createStringLiteral(source),
): English {
  return { key, parameters, source, comment: '', longest: undefined, isList: false, value };
}

/** What catalogues have. */
const KINDS: ReadonlySet<string> = new Set([
  'refusals',
  'sentences',
  'events',
  'decisions',
  'actions',
  'corrections',
  'faults',
]);

/** Refusals that are about whole libraries, maps and options. */
function sentencesIn(file: string): ReadonlySet<string> {
  const all = constantOf(sourceOf(file), 'SENTENCES');
  const named = all !== undefined && ts.isObjectLiteralExpression(all) ? all.properties : [];
  return new Set(named.map(({ name }) => name?.getText() ?? ''));
}

function textsOf(file: string, text: string, sentences: ReadonlySet<string>): readonly English[] {
  if (!/\bwords\b|faultsOf|\bevent\(/.test(text)) return [];
  const source = sourceOf(file, text);
  const owner = /^(?:maps|modules)\/[\w-]+(?=\/)/.exec(file)?.[0] ?? '';
  const lists = LISTS[file] ?? {};
  const found: English[] = [];
  walk(source);
  return found;

  function walk(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const kind = lists[node.name.getText(source)];
      if (kind !== undefined && ts.isObjectLiteralExpression(node.initializer)) {
        for (const property of node.initializer.properties) add(kind, property, []);
      }
    }
    if (ts.isObjectLiteralExpression(node)) define(node);
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'faultsOf') {
      const [faults] = node.arguments;
      // Why rules have failed stands behind a sentence of its own.
      const isInside = node.parent.getText(source).startsWith('failures ');
      if (faults !== undefined && ts.isObjectLiteralExpression(faults) && !isInside) {
        for (const property of faults.properties) {
          if (property.name !== undefined) add('faults', property, []);
        }
      }
    }
    ts.forEachChild(node, walk);
  }

  /** A refusal, an event, a decision or an action. */
  function define(node: ts.ObjectLiteralExpression): void {
    const words = propertyOf(node, 'words');
    const called = ts.isCallExpression(node.parent) ? node.parent.expression.getText(source) : '';
    if (words === undefined) {
      if (called === 'event') silent(node);
      return;
    }
    const isAction = propertyOf(node, 'notation') !== undefined;
    const [kind, name] = DEFINED[isAction ? 'step' : called] ?? [];
    const key = name === undefined ? undefined : propertyOf(node, name);
    if (kind === undefined || key === undefined || !ts.isPropertyAssignment(key)) return;
    if (!ts.isStringLiteral(key.initializer)) return;
    const reason = key.initializer.text;
    add(sentences.has(reason) ? 'sentences' : kind, words, fieldsOf(node), reason);
  }

  /** An event of which screens hear, but not people. */
  function silent(node: ts.ObjectLiteralExpression): void {
    if (propertyOf(node, 'isQuiet') !== undefined) return;
    const type = propertyOf(node, 'type');
    if (type === undefined || !ts.isPropertyAssignment(type)) return;
    if (!ts.isStringLiteral(type.initializer)) return;
    const said = textOf(node, ['events', type.initializer.text], source, {});
    found.push({ ...said, owner, source: '', parameters: [], isSilent: true });
  }

  function add(
    kind: string,
    words: ts.ObjectLiteralElementLike,
    more: readonly string[],
    key = words.name?.getText(source) ?? '',
  ): void {
    const given = ts.isPropertyAssignment(words) ? words.initializer : words;
    const value = ts.isIdentifier(given) ? (constantOf(source, given.text) ?? given) : given;
    const said = textOf(value, [kind, key], source, {});
    const [, facts = []] = said.parameters ?? [];
    const told = typeof facts === 'string' ? [] : facts;
    const fields = [...new Set([...told, ...typedIn(value), ...more])];
    found.push({ ...said, owner, parameters: ['names', fields, ...(MORE[kind] ?? [])] });
  }

  /** The facts of its type, whether or not English tells them. */
  function typedIn(value: ts.Node): readonly string[] {
    if (!ts.isFunctionLike(value)) return [];
    const type = value.parameters[1]?.type;
    return type === undefined ? [] : membersOf(type, source);
  }

  /** The fields of an event, a decision or an action. */
  function fieldsOf(node: ts.ObjectLiteralExpression): readonly string[] {
    const shape = propertyOf(node, 'shape');
    if (shape === undefined) return [];
    const value = ts.isPropertyAssignment(shape)
      ? shape.initializer
      : constantOf(source, shape.name?.getText(source) ?? '');
    const fields =
      value !== undefined && ts.isObjectLiteralExpression(value)
        ? value.properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText(source)]))
        : [];
    // Those that another file names are in the form of the action.
    const written = propertyOf(node, 'notation')?.getText(source) ?? '';
    const inForm = [...written.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return ['seat', ...fields, ...inForm];
  }
}

/** The fields of an object of that type. */
function membersOf(type: ts.TypeNode, source: ts.SourceFile): readonly string[] {
  if (ts.isTypeLiteralNode(type))
    return type.members.map(({ name }) => name?.getText(source) ?? '');
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((one) => membersOf(one, source));
  if (!ts.isTypeReferenceNode(type)) return [];
  const named = type.typeName.getText(source);
  const declared = source.statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === named,
  );
  if (declared === undefined) return [];
  if (ts.isTypeAliasDeclaration(declared)) return membersOf(declared.type, source);
  if (!ts.isInterfaceDeclaration(declared)) return [];
  const inherited = (declared.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) =>
      membersOf(ts.factory.createTypeReferenceNode(expression.getText(source)), source),
    ),
  );
  return [...inherited, ...declared.members.map(({ name }) => name?.getText(source) ?? '')];
}

function propertyOf(
  node: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return node.properties.find((one) => one.name?.getText() === name);
}
