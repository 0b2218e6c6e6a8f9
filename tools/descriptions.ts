/**
 * Removes descriptions of fields from the built modules; the declarations and JSON Schemas keep
 * them.
 */
import ts from 'typescript';

/** Functions of the kit whose last argument describes a field. */
const DESCRIBING = new Set(['field', 'meaning', 'named', 'count', 'word', 'list', 'orNull']);

/** The source with empty descriptions. */
export function withoutDescriptions(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  const cuts: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && describes(node)) {
      cuts.push({ start: node.getStart(source), end: node.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let result = '';
  let last = 0;
  for (const { start, end } of cuts) {
    result += `${text.slice(last, start)}''`;
    last = end;
  }
  return result + text.slice(last);
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
