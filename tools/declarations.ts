/** Makes the declarations, two files for each source: one for `import` and one for `require`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { commented, schemaComments } from './comment-types';
import { ENTRIES } from './entries';
import { memberDocs, withMemberDocs } from './member-docs';

const SRC = resolve('src');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/**
 * Writes them into a folder.
 *
 * @returns what it has compiled.
 * @throws if a type cannot be written in a declaration.
 */
export function buildDeclarations(dir: string): ts.Program {
  const { program, files } = declarations();
  for (const [file, text] of files) {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return program;
}

interface Declarations {
  /** What they are compiled from. */
  readonly program: ts.Program;
  /** Their texts, such as that of `engine/turn.d.ts`. */
  readonly files: ReadonlyMap<string, string>;
}

/** @throws if a type cannot be written in a declaration. */
export function declarations(): Declarations {
  const program = ts.createProgram(Object.values(ENTRIES), {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The types have been checked, by a quicker compiler.
    noCheck: true,
  });
  // It also tells each node where it stands.
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  const schemas = schemaComments(own);
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (_file, text, _bom, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? '';
    // Not what has become of it on the way.
    const written = program.getSourceFile(source);
    const docs = written === undefined ? new Map() : memberDocs(written, checker);
    const declared = commented(withMemberDocs(text, docs), schemas);
    for (const kind of ['js', 'cjs']) {
      const ending = kind === 'js' ? '.d.ts' : '.d.cts';
      const file = relative(SRC, source).replace(/\.ts$/, ending);
      files.set(file, withEndings(declared, source, `.${kind}`));
    }
  });
  for (const { messageText } of diagnostics) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  return { program, files };
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
