/**
 * Lets bundlers drop unused constants. No file of the library has side effects when it is loaded, but
 * bundlers cannot know that about calls, so calls at the top level are marked as free of side effects.
 */
import ts from 'typescript';
import { type Edit, edited } from './edits';

const PURE = '/* @__PURE__ */ ';

/**
 * The source with a mark before each call that computes a constant. If a mark does not cover the whole expression,
 * for example a spread, the expression is wrapped in a marked function call.
 */
export function marked(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  const marks = source.statements.flatMap(computed).flatMap((value): readonly Edit[] => {
    const calls = callsIn(value);
    if (calls !== undefined) return calls.map((call) => ({ at: call.getStart(source), put: PURE }));
    return [
      { at: value.getStart(source), put: `${PURE}(() => (` },
      { at: value.end, put: '))()' },
    ];
  });
  return edited(text, marks);
}

/** The initializers of top-level constants. */
function computed(statement: ts.Statement): readonly ts.Expression[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer === undefined ? [] : [initializer],
  );
}

/** All calls that can be marked; undefined if something else could have side effects. */
function callsIn(node: ts.Node): readonly ts.Node[] | undefined {
  // Function bodies run later.
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

/** Expressions that bundlers do not drop, although they have no side effects. */
const OTHERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BinaryExpression,
  ts.SyntaxKind.TaggedTemplateExpression,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.ComputedPropertyName,
  ts.SyntaxKind.ClassExpression,
]);

/** `defineMap` or `z.object`: a mark before the call covers this as well. */
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
