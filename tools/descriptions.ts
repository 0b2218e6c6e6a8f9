/**
 * Removes descriptions of fields from the built modules; the declarations and JSON Schemas keep
 * them.
 */
import ts from 'typescript';
import { type Edit, edited } from './edits';

/** Functions of the kit whose last argument describes a field. */
const DESCRIBING = new Set(['field', 'named', 'count', 'number', 'word', 'list', 'orNull']);

/** The source with empty descriptions, and without the calls that only give a field another one. */
export function withoutDescriptions(text: string): string {
  const source = ts.createSourceFile('.ts', text, ts.ScriptTarget.ES2022, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const inner = describedAnew(node);
    if (inner !== undefined) {
      edits.push({ at: node.getStart(source), to: inner.getStart(source), put: '' });
      visit(inner);
      edits.push({ at: inner.end, to: node.end, put: '' });
    } else if (ts.isStringLiteralLike(node) && describes(node)) {
      edits.push({ at: node.getStart(source), to: node.end, put: "''" });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return edited(text, edits);
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
