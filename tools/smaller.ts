/** Makes the built modules and declarations smaller, without a change of what they do and what editors show. */
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
shortNames(files.filter((file) => file.endsWith('.js')));
for (const file of files.filter((name) => name.endsWith('.d.cts'))) {
  writeFileSync(`dist/${file}`, withoutUnseen(readFileSync(`dist/${file}`, 'utf8')));
}

/**
 * Gives chunks short names, and imports each only where something of it is used: their hashes stand in hundreds of
 * imports, and no chunk does anything when it is loaded.
 */
function shortNames(modules: readonly string[]): void {
  const sizes = new Map(modules.map((file) => [file, statSync(`dist/${file}`).size]));
  // The package is packed in the order of names, and is smaller with the large ones side by side.
  const chunks = modules
    .filter((file) => /^chunk-\w+\.js$/.test(file))
    .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) || (a < b ? -1 : 1));
  const names = new Map(chunks.map((chunk, at) => [chunk, `${at.toString(36)}.js`]));
  for (const file of modules) {
    const path = `dist/${file}`;
    const text = readFileSync(path, 'utf8')
      .replace(/import"\.\.?\/chunk-\w+\.js";/g, '')
      .replace(/(?<="\.\.?\/)chunk-\w+\.js(?=")/g, (chunk) => names.get(chunk) ?? chunk);
    writeFileSync(path, text);
    const name = names.get(file);
    if (name !== undefined) renameSync(path, `dist/${name}`);
  }
}

/**
 * Declarations without indents and without the comments that no editor shows: those of source files as a whole, which
 * are followed by that of the first declaration, and those of what cannot be imported. Comments of fields stay.
 */
function withoutUnseen(text: string): string {
  const source = ts.createSourceFile('.d.ts', text, ts.ScriptTarget.ES2022, true);
  const exported = new Set(source.statements.flatMap(exportedNames));
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
    const isHidden =
      node.parent === source && !declaredNames(node).some((name) => exported.has(name));
    if (comment !== undefined && !isHidden) seen.add(comment.pos);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, (comment, at: number) => (seen.has(at) ? comment : ''))
    .replace(/\n\s+/g, '\n');
}

function exportedNames(statement: ts.Statement): readonly string[] {
  if (!ts.isExportDeclaration(statement)) return [];
  const { exportClause } = statement;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function declaredNames(statement: ts.Node): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.text];
}
