/**
 * Lets bundlers drop every constant that nobody uses: no file of the library does anything when it is loaded, but
 * bundlers cannot know that of a call. So what is computed at the top of a file is marked as free of side effects.
 */
import ts from 'typescript';

const PURE = '/* @__PURE__ */ ';

/**
 * The source with a mark before each call that computes a constant. Where a mark does not reach all that is computed,
 * such as a spread, it stands before a function around it.
 */
export function marked(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  const inserts = source.statements.flatMap(computed).flatMap((value): readonly Insert[] => {
    const calls = callsIn(value);
    if (calls !== undefined) return calls.map((call) => [call.getStart(source), PURE]);
    return [
      [value.getStart(source), `${PURE}(() => (`],
      [value.end, '))()'],
    ];
  });
  let result = '';
  let last = 0;
  for (const [at, insert] of inserts.sort(([a], [b]) => a - b)) {
    result += text.slice(last, at) + insert;
    last = at;
  }
  return result + text.slice(last);
}

type Insert = readonly [at: number, text: string];

/** What declarations of constants compute when the file is loaded. */
function computed(statement: ts.Statement): readonly ts.Expression[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer === undefined ? [] : [initializer],
  );
}

/** All calls that marks can stand before; nothing if something else has to be thought to do something. */
function callsIn(node: ts.Node): readonly ts.Node[] | undefined {
  // What is in functions happens later.
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return [];
  if (OTHERS.has(node.kind)) return undefined;
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
  if (isCall && !isName(node.expression)) return undefined;
  const calls: ts.Node[] = isCall ? [node] : [];
  const parts = isCall ? (node.arguments ?? []) : childrenOf(node);
  for (const part of parts) {
    const more = callsIn(part);
    if (more === undefined) return undefined;
    calls.push(...more);
  }
  return calls;
}

/** What bundlers do not drop, although nothing happens. */
const OTHERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.ComputedPropertyName,
  ts.SyntaxKind.ClassExpression,
]);

/** `defineMap` or `z.object`: a mark before the call is one for this as well. */
function isName(node: ts.Expression): boolean {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isName(node.expression));
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}
