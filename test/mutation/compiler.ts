/** Asks TypeScript whether a changed file still fits the others. */
import { resolve } from 'node:path';
import ts from 'typescript';
import { filesIn, ROOT } from './answers';
import type { Mutant } from './mutants';

export class Compiler {
  readonly #changed = new Map<string, { readonly text: string; readonly version: number }>();
  readonly #service: ts.LanguageService;

  constructor() {
    const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const roots = filesIn('src').filter((file) => file.endsWith('.ts'));
    this.#service = ts.createLanguageService({
      ...ts.sys,
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
      // What is unused is untidy, but it runs.
      getCompilationSettings: () => ({
        ...options,
        noUnusedLocals: false,
        noUnusedParameters: false,
        allowUnreachableCode: true,
      }),
      getScriptFileNames: () => roots.map((file) => resolve(ROOT, file)),
      getScriptVersion: (path) => String(this.#changed.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const text = this.#changed.get(path)?.text ?? ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    });
  }

  /**
   * Which changes fit, each in a file of its own: asking for many at once takes little longer than for one. What other files make
   * of a change is not asked: that would take as long as the tests.
   */
  accepts(changes: readonly Pick<Mutant, 'file' | 'text'>[]): readonly boolean[] {
    for (const { file, text } of changes) this.#put(file, text);
    const accepted = changes.map(({ file }) => {
      const path = resolve(ROOT, file);
      const faults = this.#service.getSyntacticDiagnostics(path);
      return faults.length === 0 && this.#service.getSemanticDiagnostics(path).length === 0;
    });
    for (const { file } of changes) this.#put(file, ts.sys.readFile(resolve(ROOT, file)) ?? '');
    return accepted;
  }

  #put(file: string, text: string): void {
    const path = resolve(ROOT, file);
    this.#changed.set(path, { text, version: (this.#changed.get(path)?.version ?? 0) + 1 });
  }
}
