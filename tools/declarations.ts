/** Makes the declarations, in the files of the library: a set for `import` and one for `require`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { commented, schemaComments } from './comment-types';
import { ENTRIES } from './entries';
import { memberDocs, withMemberDocs } from './member-docs';
import { roomOf, withoutEmpty } from './rooms';

const SRC = resolve('src');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/**
 * Writes them into a folder.
 *
 * @returns what it has compiled.
 * @throws if a type cannot be written in a declaration.
 */
export async function buildDeclarations(dir: string): Promise<ts.Program> {
  const { program, files } = await declarations();
  for (const [file, text] of files) writeInto(dir, file, text);
  return program;
}

interface Declarations {
  /** What they are compiled from. */
  readonly program: ts.Program;
  /** Their texts, such as that of `rooms/engine.d.ts`. */
  readonly files: ReadonlyMap<string, string>;
}

/** @throws if a type cannot be written in a declaration. */
export async function declarations(): Promise<Declarations> {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    const program = writeEach(folder);
    return { program, files: await inRooms(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a declaration for each source, and returns what they are compiled from. */
function writeEach(folder: string): ts.Program {
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
  const { diagnostics } = program.emit(undefined, (_file, text, _bom, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? '';
    // Not what has become of it on the way.
    const written = program.getSourceFile(source);
    const docs = written === undefined ? new Map() : memberDocs(written, checker);
    const declared = commented(withMemberDocs(text, docs), schemas);
    writeInto(folder, relative(SRC, source).replace(/\.ts$/, '.d.ts'), declared);
  });
  for (const { messageText } of diagnostics) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  return program;
}

/** The declarations of a folder, joined as the library is. */
async function inRooms(folder: string): Promise<ReadonlyMap<string, string>> {
  const built = await rollup({
    input: Object.fromEntries(
      Object.keys(ENTRIES).map((name) => [name, join(folder, `${name}.d.ts`)]),
    ),
    external: (id) => !id.startsWith('.') && !id.startsWith(folder),
    plugins: [dts(), withoutEmpty],
    // What the order of loading could change: a declaration is not loaded.
    onwarn: () => {},
  });
  const files = new Map<string, string>();
  for (const kind of ['js', 'cjs'] as const) {
    const ending = kind === 'js' ? '.d.ts' : '.d.cts';
    const { output } = await built.generate({
      format: 'es',
      entryFileNames: `[name]${ending}`,
      chunkFileNames: `rooms/[name]${ending}`,
      manualChunks: (id) =>
        roomOf(
          relative(folder, id)
            .replaceAll(sep, '/')
            .replace(/\.d\.ts$/, ''),
        ),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      minifyInternalExports: false,
    });
    for (const file of output) if (file.type === 'chunk') files.set(file.fileName, file.code);
  }
  await built.close();
  return files;
}

function writeInto(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
