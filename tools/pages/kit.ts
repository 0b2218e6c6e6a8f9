/** The page of every name that maps and modules are written with, and what it is. */
import ts from 'typescript';
import { ROOT } from '../../test/readme/markdown';
import { tableOf } from './table';

const HEAD = `# Every name of the kit

What [the kit](../kit.md) exports. \`npm run pages\` makes this page from the comments in the code.

## \`concordia-rules/kit\``;

/** A name that an entry exports. */
interface Exported {
  readonly name: string;
  /** The file of `src` that declares it, such as `kit/step`. */
  readonly file: string;
  /** The first sentence of its comment. */
  readonly meaning: string;
  readonly isType: boolean;
}

/** The names of `kit` by what they are for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Boards, maps, modules, rules': ['board/lines', 'kit/define'],
  'What rules are made of': [
    'kit/step',
    'kit/refusal',
    'kit/decision',
    'kit/event',
    'kit/part',
    'rules/choice',
    'kit/module',
    'kit/actions',
    'rules/refusals',
  ],
  'Fields of actions, decisions and events': ['kit/fields'],
  'What an effect calls': ['rules/change', 'rules/storehouse', 'rules/draws', 'model/errors'],
  'Names for words': ['model/names'],
  'Goods, ids, pieces': ['model/goods', 'model/ids', 'model/state'],
};

const program = ts.createProgram([`${ROOT}src/kit.ts`, `${ROOT}src/kit-rules.ts`], {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
});
const checker = program.getTypeChecker();

/** What an entry exports, in the order of the alphabet. */
export function exportsOf(entry: string): readonly Exported[] {
  const source = program.getSourceFile(`${ROOT}src/${entry}.ts`);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`there is no entry ${entry}`);
  return checker
    .getExportsOfModule(module)
    .map(exported)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function exported(symbol: ts.Symbol): Exported {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const declared = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const file = declared.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name: symbol.name,
    file: file.slice(file.lastIndexOf('/src/') + '/src/'.length, -'.ts'.length),
    meaning: firstSentence(commentOf(declared) || commentOf(symbol)),
    isType: (declared.flags & ts.SymbolFlags.Value) === 0,
  };
}

function commentOf(symbol: ts.Symbol): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  if (comment !== '') return comment;
  // A whole file that is exported under a name has its comment at its beginning.
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isSourceFile(declaration)) return '';
  const [, text = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(declaration.text) ?? [];
  return text.replace(/^\s*\*? ?/gm, '');
}

function firstSentence(comment: string): string {
  const text = comment.replaceAll('\n', ' ').trim();
  const [sentence = text] = /^.*?\.(?= |$)/.exec(text) ?? [];
  return sentence.replace(/\{@link (\w+)\}/g, '`$1`');
}

/** What `defineRules` takes: every way to plug in, and what it is for. */
export function waysToPlugIn(): readonly (readonly [name: string, meaning: string])[] {
  const source = program.getSourceFile(`${ROOT}src/kit/rules.ts`);
  const rules = source?.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'Rules',
  );
  if (rules === undefined) throw new Error('there is no interface Rules');
  return rules.members.map(({ name }) => {
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol === undefined) throw new Error('Rules has something without a name');
    return [symbol.name, firstSentence(commentOf(symbol))];
  });
}

export function kitPage(): string {
  const kit = exportsOf('kit');
  const rules = exportsOf('kit-rules');
  const tables = Object.entries(GROUPS).map(([heading, files]) =>
    [`### ${heading}`, valuesAmong(kit.filter(({ file }) => files.includes(file)))].join('\n\n'),
  );
  const pieces = [
    HEAD,
    ...tables,
    types(kit),
    '## `concordia-rules/kit/rules`',
    valuesAmong(rules),
    types(rules),
    '## What `defineRules` takes',
    rows(waysToPlugIn()),
  ];
  return `${pieces.join('\n\n')}\n`;
}

function valuesAmong(names: readonly Exported[]): string {
  return rows(names.filter(({ isType }) => !isType).map(({ name, meaning }) => [name, meaning]));
}

function rows(named: readonly (readonly [name: string, meaning: string])[]): string {
  return tableOf(
    ['name', 'what it is'],
    named.map(([name, meaning]) => [`\`${name}\``, meaning]),
  );
}

function types(names: readonly Exported[]): string {
  const all = names.filter(({ isType }) => isType).map(({ name }) => `\`${name}\``);
  return `Types: ${all.join(', ')}.`;
}
