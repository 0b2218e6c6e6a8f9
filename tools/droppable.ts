/**
 * Lets bundlers drop every constant that nobody uses: no file of the library does anything when it is loaded, but
 * bundlers cannot know that of a call. So what is computed at the top of a file is marked as free of side effects.
 */
import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import ts from 'typescript';

export const droppable: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'droppable',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: marked(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The same for modules that are handed on as objects, such as the `actions` of the kit. */
export const droppableModules: NonNullable<Options['plugins']>[number] = {
  name: 'droppable-modules',
  renderChunk: (code) => ({ code: code.replace(MODULE_OBJECT, PURE_MODULE_OBJECT) }),
};

/** As esbuild writes it. */
const MODULE_OBJECT = /^var ([\w$]+) = \{\};\n([\w$]+)\(\1, (\{\n[^}]*\n\})\);$/gm;
const PURE_MODULE_OBJECT =
  'var $1 = /* @__PURE__ */ (() => { const $1 = {}; $2($1, $3); return $1; })();';

/** The source with each computed constant inside a function that is marked as pure and called at once. */
export function marked(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  let result = '';
  let last = 0;
  for (const { pos, end } of source.statements.flatMap(computed)) {
    result += `${text.slice(last, pos)} /* @__PURE__ */ (() => (${text.slice(pos, end)}))()`;
    last = end;
  }
  return result + text.slice(last);
}

/** What a declaration of constants computes when the file is loaded. */
function computed(statement: ts.Statement): readonly ts.Expression[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer !== undefined && computes(initializer) ? [initializer] : [],
  );
}

/** Whether bundlers have to think that something happens; what is in functions happens later. */
function computes(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  const mayDoSomething =
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isTemplateExpression(node) ||
    ts.isComputedPropertyName(node) ||
    ts.isClassExpression(node);
  return mayDoSomething || ts.forEachChild(node, (child) => computes(child) || undefined) === true;
}
