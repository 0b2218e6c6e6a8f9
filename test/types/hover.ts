/** What editors show when the pointer rests on a name, and what they offer in a text. */
import ts from 'typescript';

export interface Hover {
  /** The name and its type. */
  readonly text: string;
  /** The comment, tags left out. */
  readonly documentation: string;
  /** Such as `throws`. */
  readonly tags: readonly string[];
}

/** What has been read once is not read again by the next editor. */
const read = ts.createDocumentRegistry();

/** An editor with one file in it, which imports from a folder where packages or sources are. */
export class Editor {
  readonly #file: string;
  readonly #text: string;
  readonly #service: ts.LanguageService;

  constructor(file: string, text: string, settings: ts.CompilerOptions = {}) {
    this.#file = file;
    this.#text = text;
    const options: ts.CompilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      types: [],
      ...settings,
    };
    const textOf = (name: string): string | undefined =>
      name === file ? text : ts.sys.readFile(name);
    this.#service = ts.createLanguageService(
      {
        getCompilationSettings: () => options,
        getScriptFileNames: () => [file],
        getScriptVersion: () => '1',
        getScriptSnapshot(name) {
          const known = textOf(name);
          return known === undefined ? undefined : ts.ScriptSnapshot.fromString(known);
        },
        getCurrentDirectory: () => file.slice(0, file.lastIndexOf('/')),
        getDefaultLibFileName: ts.getDefaultLibFilePath,
        fileExists: (name) => name === file || ts.sys.fileExists(name),
        readFile: textOf,
        directoryExists: ts.sys.directoryExists,
        getDirectories: ts.sys.getDirectories,
      },
      read,
    );
  }

  /** What is wrong with the file. */
  errors(): readonly string[] {
    return this.#service
      .getSemanticDiagnostics(this.#file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  /** What is offered between the quotes that a piece of the text ends with. */
  offers(piece: string): readonly string[] {
    const end = this.#text.indexOf(piece) + piece.length;
    const offered = this.#service.getCompletionsAtPosition(this.#file, end - 1, undefined);
    return (offered?.entries ?? []).map(({ name }) => name).sort();
  }

  /** What is shown for the last word of a piece of the text. */
  hover(piece: string): Hover {
    const end = this.#text.indexOf(piece) + piece.length;
    const info = this.#service.getQuickInfoAtPosition(this.#file, end - 1);
    return {
      text: ts.displayPartsToString(info?.displayParts),
      documentation: ts.displayPartsToString(info?.documentation),
      tags: (info?.tags ?? []).map(({ name }) => name),
    };
  }
}
