/** Asks TypeScript whether a changed file still fits the others. */
import { resolve } from 'node:path';
import ts from 'typescript';
import { filesIn, ROOT } from './answers';

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

  /** What other files make of it is not asked: that would take as long as the tests. */
  accepts(file: string, text: string): boolean {
    const path = resolve(ROOT, file);
    const original = ts.sys.readFile(path) ?? '';
    const version = this.#changed.get(path)?.version ?? 0;
    this.#changed.set(path, { text, version: version + 1 });
    const faults = [
      ...this.#service.getSyntacticDiagnostics(path),
      ...this.#service.getSemanticDiagnostics(path),
    ];
    this.#changed.set(path, { text: original, version: version + 2 });
    return faults.length === 0;
  }
}
