/** Texts in the source of a language, said by a sample or not. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../readme/markdown';

/** Every string and every piece of a template in the files of these folders and files, that has a letter. */
export function constantsIn(paths: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of paths.flatMap(filesIn)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${ROOT}${file}`, 'utf8'),
      ts.ScriptTarget.ESNext,
    );
    walk(source);
  }
  return [...found];

  function walk(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = ts.isStringLiteralLike(node) || isPiece(node) ? node.text : '';
    if (/\p{L}/u.test(text)) found.add(text);
    node.forEachChild(walk);
  }
}

function isPiece(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function filesIn(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(`${ROOT}${path}`)
    .filter((name) => /^(?:words\.js|.*(?<!\.d)\.ts)$/.test(name))
    .sort()
    .map((name) => `${path}/${name}`);
}
