/** What editors show when the pointer rests on a name, and what they offer in a text. */
import ts from 'typescript';

interface Hover {
  /** The name and its type. */
  readonly text: string;
  /** The comment, tags left out. */
  readonly documentation: string;
  /** Such as `throws`. */
  readonly tags: readonly Tag[];
}

interface Tag {
  readonly name: string;
  readonly text: string;
}

/** A function as a file exports it. */
interface ExportedFunction extends Omit<Hover, 'text'> {
  readonly name: string;
  readonly parameters: readonly string[];
}

/** What has been read once is not read again by the next editor. */
const read = ts.createDocumentRegistry();

/** An editor with one file in it, which imports from a folder where packages or sources are. */
export class Editor {
  readonly #file: string;
  readonly #text: string;
  readonly #service: ts.LanguageService;

  /** @param others - files that are not on the disk, by their paths. */
  constructor(
    file: string,
    text: string,
    settings: ts.CompilerOptions = {},
    others: ReadonlyMap<string, string> = new Map(),
  ) {
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
      name === file ? text : (others.get(name) ?? ts.sys.readFile(name));
    const folders = new Set([...others.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
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
        fileExists: (name) => name === file || others.has(name) || ts.sys.fileExists(name),
        readFile: textOf,
        directoryExists: (name) => folders.has(name) || ts.sys.directoryExists(name),
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
    const end = this.#endOf(piece);
    const offered = this.#service.getCompletionsAtPosition(this.#file, end - 1, undefined);
    return (offered?.entries ?? []).map(({ name }) => name).sort();
  }

  /** What is shown for the last word of a piece of the text. */
  hover(piece: string): Hover {
    const end = this.#endOf(piece);
    const info = this.#service.getQuickInfoAtPosition(this.#file, end - 1);
    return {
      text: ts.displayPartsToString(info?.displayParts),
      documentation: ts.displayPartsToString(info?.documentation),
      tags: tagsIn(info?.tags ?? []),
    };
  }

  /** The values that a file exports. */
  valuesOf(path: string): readonly string[] {
    const program = this.#service.getProgram();
    const file = program?.getSourceFile(path);
    const checker = program?.getTypeChecker();
    const module = file && checker?.getSymbolAtLocation(file);
    if (file === undefined || module === undefined) throw new Error(`${path} is not read`);
    const values = checker?.getTypeOfSymbolAtLocation(module, file).getProperties() ?? [];
    return values.map(({ name }) => name);
  }

  /** The functions that a file exports, constants and classes that are called among them. */
  functionsOf(path: string): readonly ExportedFunction[] {
    const program = this.#service.getProgram();
    const file = program?.getSourceFile(path);
    const checker = program?.getTypeChecker();
    const module = file && checker?.getSymbolAtLocation(file);
    if (module === undefined || checker === undefined) throw new Error(`${path} is not read`);
    return checker.getExportsOfModule(module).flatMap((exported): readonly ExportedFunction[] => {
      const isElsewhere = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isElsewhere ? checker.getAliasedSymbol(exported) : exported;
      if ((symbol.flags & ts.SymbolFlags.Value) === 0) return [];
      const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (signatures.length === 0) return [];
      return [
        {
          name: exported.name,
          parameters: signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
          documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
          tags: tagsIn(symbol.getJsDocTags(checker)),
        },
      ];
    });
  }

  /** Where a piece of the text ends that is not the beginning of a longer word. */
  #endOf(piece: string): number {
    let at = this.#text.indexOf(piece);
    while (at >= 0 && /\w/.test(this.#text[at + piece.length] ?? '')) {
      at = this.#text.indexOf(piece, at + 1);
    }
    if (at < 0) throw new Error(`there is no ${piece}`);
    return at + piece.length;
  }
}

function tagsIn(tags: readonly ts.JSDocTagInfo[]): readonly Tag[] {
  return tags.map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) }));
}
