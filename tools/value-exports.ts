/** What sources export as values, and what as types alone: joining declarations forgets it. */
import ts from 'typescript';
import { type Edit, edited } from './edits';

/** The names under which a source exports values. */
export function valueExports(source: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<string> {
  return new Set(source.statements.flatMap((statement) => valuesIn(statement, checker)));
}

function valuesIn(statement: ts.Statement, checker: ts.TypeChecker): readonly string[] {
  if (ts.isExportDeclaration(statement)) return passedOn(statement, checker);
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isValue && statement.name !== undefined ? [statement.name.text] : [];
}

/** What `export { a } from` and `export * from` pass on. */
function passedOn(
  { isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration,
  checker: ts.TypeChecker,
): readonly string[] {
  if (isTypeOnly) return [];
  const [from] =
    (moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier)?.declarations) ?? [];
  const values =
    from !== undefined && ts.isSourceFile(from) ? valueExports(from, checker) : undefined;
  if (exportClause === undefined) return [...(values ?? [])];
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  return exportClause.elements.flatMap((one) => {
    const passed = (one.propertyName ?? one.name).text;
    const isValue = values?.has(passed) ?? isOfValue(one, checker);
    return !one.isTypeOnly && isValue ? [one.name.text] : [];
  });
}

/** Whether a name in a list stands for a value of the source itself. */
function isOfValue(one: ts.ExportSpecifier, checker: ts.TypeChecker): boolean {
  const symbol = checker.getExportSpecifierLocalTargetSymbol(one);
  if (symbol === undefined) return false;
  const isElsewhere = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const meant = isElsewhere ? checker.getAliasedSymbol(symbol) : symbol;
  return (meant.flags & ts.SymbolFlags.Value) !== 0;
}

/** A joined declaration in which all that it passes on, but for these values, is marked as a type. */
export function withTypesMarked(text: string, values: ReadonlySet<string>): string {
  const source = ts.createSourceFile('.d.ts', text, ts.ScriptTarget.ES2022, true);
  const marks: Edit[] = [];
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !exportClause || !ts.isNamedExports(exportClause))
      continue;
    for (const one of exportClause.elements) {
      if (one.isTypeOnly || values.has(one.name.text)) continue;
      marks.push({ at: one.getStart(source), put: 'type ' });
    }
  }
  return edited(text, marks);
}
