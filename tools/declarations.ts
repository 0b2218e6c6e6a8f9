/** Writes the declarations, a file for each source: one for `import` and one for `require`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { commented } from './comment-types';
import { ENTRIES } from './entries';
import { memberDocs, withMemberDocs } from './member-docs';

const SRC = resolve('src');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/**
 * @returns what it has compiled.
 * @throws if a type cannot be written in a declaration.
 */
export function buildDeclarations(dir: string): ts.Program {
  const program = ts.createProgram(Object.values(ENTRIES), {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The types have been checked, by a quicker compiler.
    noCheck: true,
  });
  const { diagnostics } = program.emit(undefined, (_file, text, _bom, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? '';
    // Not what has become of it on the way.
    const written = program.getSourceFile(source);
    const docs = written === undefined ? new Map() : memberDocs(written, program.getTypeChecker());
    const declarations = commented(withMemberDocs(text, docs));
    for (const kind of ['js', 'cjs']) {
      const ending = kind === 'js' ? '.d.ts' : '.d.cts';
      const path = join(dir, relative(SRC, source).replace(/\.ts$/, ending));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, withEndings(declarations, source, `.${kind}`));
    }
  });
  for (const { messageText } of diagnostics) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  return program;
}

/** Our imports with full file names, as Node.js requires. */
function withEndings(text: string, source: string, ending: string): string {
  let result = '';
  let last = 0;
  const imports = ts.preProcessFile(text).importedFiles.toSorted((a, b) => a.pos - b.pos);
  for (const { fileName, pos } of imports) {
    if (!fileName.startsWith('.')) continue;
    const end = text.indexOf(fileName, pos) + fileName.length;
    const isFile = existsSync(`${resolve(dirname(source), fileName)}.ts`);
    result += text.slice(last, end) + (isFile ? '' : '/index') + ending;
    last = end;
  }
  return result + text.slice(last);
}
