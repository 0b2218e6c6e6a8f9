/** Finds the description of a field where its shape is written: `steps: count(0, 20, 'Steps left.')`. */
import ts from 'typescript';

/** The description that a property of a shape gives its field; undefined for other properties. */
export function descriptionOf(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): string | undefined {
  if (!isOfShape(declaration)) return undefined;
  const isShort = ts.isShorthandPropertyAssignment(declaration);
  if (!isShort) return describedBy(declaration.initializer, checker);
  return describedByName(checker.getShorthandAssignmentValueSymbol(declaration), checker);
}

/** Whether it stands in an object that is the `shape` of something. */
function isOfShape(
  node: ts.Declaration,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment {
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  const owner = isProperty ? node.parent.parent : undefined;
  return owner !== undefined && ts.isPropertyAssignment(owner) && owner.name.getText() === 'shape';
}

/** By the last text of a call, such as `meaning(city, 'Where it lands.')`, or else by the field that it begins with. */
function describedBy(value: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (ts.isIdentifier(value)) return describedByName(checker.getSymbolAtLocation(value), checker);
  if (ts.isObjectLiteralExpression(value)) {
    const parts = value.properties.filter(ts.isPropertyAssignment);
    const text = parts.find(({ name }) => name.getText() === 'description')?.initializer;
    return text !== undefined && ts.isStringLiteralLike(text) ? text.text : undefined;
  }
  if (!ts.isCallExpression(value)) return undefined;
  const last = value.arguments.at(-1);
  if (last !== undefined && ts.isStringLiteralLike(last)) return last.text;
  const [inner] = value.arguments;
  return inner && describedBy(inner, checker);
}

/** By what a constant of that name is. */
function describedByName(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  if (symbol === undefined) return undefined;
  const isImported = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { valueDeclaration: constant } = isImported ? checker.getAliasedSymbol(symbol) : symbol;
  const isConstant = constant !== undefined && ts.isVariableDeclaration(constant);
  return isConstant && constant.initializer
    ? describedBy(constant.initializer, checker)
    : undefined;
}
