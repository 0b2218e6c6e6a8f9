/**
 * Removes descriptions of fields from the built modules; the declarations and JSON Schemas keep
 * them.
 */
import ts from 'typescript';

/** Functions of the kit whose last argument describes a field. */
const DESCRIBING = new Set(['field', 'named', 'count', 'number', 'word', 'list', 'orNull']);

/** The source with empty descriptions, and without the calls that only give a field another one. */
export function withoutDescriptions(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  let result = '';
  let last = 0;
  const replace = (start: number, end: number, by: string): void => {
    result += text.slice(last, start) + by;
    last = end;
  };
  const visit = (node: ts.Node): void => {
    const inner = describedAnew(node);
    if (inner !== undefined) {
      replace(node.getStart(source), inner.getStart(source), '');
      visit(inner);
      replace(inner.end, node.end, '');
    } else if (ts.isStringLiteralLike(node) && describes(node)) {
      replace(node.getStart(source), node.end, "''");
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return result + text.slice(last);
}

/** The field of `meaning(field, 'description')`: without descriptions both are the same. */
function describedAnew(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'meaning') return undefined;
  const [inner, text] = node.arguments;
  return text !== undefined && ts.isStringLiteralLike(text) ? inner : undefined;
}

/** Whether the text is a sentence about a field. */
function describes(text: ts.StringLiteralLike): boolean {
  const { parent } = text;
  if (!/[ .]/.test(text.text)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'description';
  return (
    ts.isCallExpression(parent) &&
    DESCRIBING.has(parent.expression.getText()) &&
    parent.arguments.at(-1) === text
  );
}
