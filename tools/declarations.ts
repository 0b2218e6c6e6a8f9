/** Makes the declarations, in the files of the library: for `require`, and for `import` what passes the same on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { commented, schemaComments } from './comment-types';
import { type Edit, edited } from './edits';
import { ENTRIES } from './entries';
import { keep, kept } from './kept';
import { memberDocs, withMemberDocs } from './member-docs';
import { joinedFrom, withoutEmpty } from './rooms';
import { valueExports, withTypesMarked } from './value-exports';

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
  keep(KEPT, '', [...files]);
  return program;
}

/** What {@link buildDeclarations} writes: texts by their files, such as `rooms/engine.d.ts`. */
export function keptDeclarations(): Promise<readonly (readonly [file: string, text: string])[]> {
  return kept(KEPT, '', async () => [...(await declarations()).files]);
}

const KEPT = 'declarations';

interface Declarations {
  /** What they are compiled from. */
  readonly program: ts.Program;
  /** Their texts, such as that of `rooms/engine.d.ts`. */
  readonly files: ReadonlyMap<string, string>;
}

/** @throws if a type cannot be written in a declaration. */
async function declarations(): Promise<Declarations> {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    const program = writeEach(folder);
    return { program, files: await inRooms(folder, program) };
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
async function inRooms(folder: string, program: ts.Program): Promise<ReadonlyMap<string, string>> {
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
      // Compilers read what an entry needs in one piece as quickly, and nobody carries it. Types of
      // `/testing` stand apart: they name fast-check, which a user of the other entries need not install.
      ...joinedFrom(folder, '.d.ts', ending, (source) => {
        if (source in ENTRIES) return undefined;
        return source.startsWith('testing/') ? TESTING : 'all';
      }),
    });
    for (const file of output) {
      if (file.type !== 'chunk') continue;
      const entry = program.getSourceFile(ENTRIES[file.name] ?? '');
      const code = exportedInPlace(file.code);
      const whole = entry
        ? withTypesMarked(code, valueExports(entry, program.getTypeChecker()))
        : code;
      // Types of fast-check are others for `import` than for `require`, so those of `/testing` are, too.
      const isShared = kind === 'js' && file.name !== TESTING;
      files.set(file.fileName, isShared ? passedOn(file.fileName) : whole);
    }
  }
  await built.close();
  return files;
}

/** An entry, and the room behind it. */
const TESTING = 'testing';

/**
 * All that the declaration of CommonJS beside it has: a type is the same for `import` and `require`. An ES module may
 * pass on what is CommonJS, but not the other way round.
 */
function passedOn(file: string): string {
  return `export * from './${basename(file, '.d.ts')}.cjs';\n`;
}

/** With `export` before what a list at the end exports under its own name: editors would show that list, too. */
function exportedInPlace(text: string): string {
  const source = ts.createSourceFile('.d.ts', text, ts.ScriptTarget.ES2022, true);
  const all = source.statements.flatMap(declared);
  const edits: Edit[] = [];
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) continue;
    const { exportClause } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) continue;
    const others = exportClause.elements.filter(({ name, propertyName }) => {
      if (propertyName !== undefined) return true;
      // A function may be declared several times, and a type beside a value.
      const own = all.filter(([declared]) => declared === name.text);
      for (const [, place] of own) edits.push({ at: place, put: 'export ' });
      return own.length === 0;
    });
    const type = statement.isTypeOnly ? 'type ' : '';
    // Even an empty list is needed: without one, a declaration exports all that is in it.
    edits.push({
      at: statement.getStart(source),
      to: statement.end,
      put: `export ${type}{ ${others.map((one) => one.getText(source)).join(', ')} };`,
    });
  }
  return edited(text, edits);
}

/** The name that a statement declares, and where its text begins, after its comment. */
function declared(statement: ts.Statement): readonly (readonly [name: string, start: number])[] {
  const start = statement.getStart();
  if (ts.isVariableStatement(statement)) {
    const [one, ...more] = statement.declarationList.declarations;
    return one === undefined || more.length > 0 ? [] : [[one.name.getText(), start]];
  }
  const isDeclared =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isDeclared && statement.name !== undefined ? [[statement.name.text, start]] : [];
}

function writeInto(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
