/** Uses comments of public types, and descriptions of fields, as descriptions in JSON Schema. */
import ts from 'typescript';
import type * as z from 'zod/mini';
import { descriptionOf } from './field-docs';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Reads the comments of the types that a file exports. */
export class DocComments {
  readonly #checker: ts.TypeChecker;
  readonly #types: ReadonlyMap<string, ts.Type>;

  constructor(file: string, program = programOf(file)) {
    const source = program.getSourceFile(file);
    const module = source && program.getTypeChecker().getSymbolAtLocation(source);
    this.#checker = program.getTypeChecker();
    const exported = module === undefined ? [] : this.#checker.getExportsOfModule(module);
    this.#types = new Map(
      exported.map((symbol) => [
        symbol.name,
        this.#checker.getDeclaredTypeOfSymbol(original(symbol, this.#checker)),
      ]),
    );
  }

  /** Gives every field of a schema the comment of the field in the type. */
  describe(schema: JsonSchema, typeName: string): void {
    const type = this.#types.get(typeName);
    if (type === undefined) throw new Error(`there is no type ${typeName}`);
    this.#walk(schema, [type]);
  }

  /** @param types - the possible types of the value. */
  #walk(schema: JsonSchema, types: readonly ts.Type[]): void {
    const among = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
    const { properties, items, prefixItems, additionalProperties, anyOf = [], oneOf = [] } = schema;
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (typeof field === 'boolean') continue;
      const symbols = fitting(among, properties ?? {}, this.#checker).flatMap(
        (type) => type.getProperty(name) ?? [],
      );
      const [comment] = symbols.map((symbol) => this.#commentOf(symbol)).filter(Boolean);
      if (comment !== undefined) field.description = comment;
      this.#walk(
        field,
        symbols.map((symbol) => this.#checker.getTypeOfSymbol(symbol)),
      );
    }
    const lists = among.filter((type) => this.#checker.isArrayLikeType(type));
    for (const item of [items, prefixItems].flat()) {
      if (typeof item === 'object') this.#walk(item, this.#indexed(lists, ts.IndexKind.Number));
    }
    if (typeof additionalProperties === 'object') {
      this.#walk(additionalProperties, this.#indexed(among, ts.IndexKind.String));
    }
    for (const option of [...anyOf, ...oneOf]) {
      if (typeof option === 'object') this.#walk(option, among);
    }
  }

  #indexed(types: readonly ts.Type[], kind: ts.IndexKind): readonly ts.Type[] {
    return types.flatMap((type) => {
      const item = this.#checker.getIndexTypeOfType(type, kind);
      return item === undefined ? [] : [item];
    });
  }

  /** On one line. */
  #commentOf(symbol: ts.Symbol): string {
    const [declaration] = symbol.declarations ?? [];
    const text =
      (declaration && descriptionOf(declaration, this.#checker)) ??
      ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    return text.replaceAll(/\s+/g, ' ').trim();
  }
}

function programOf(file: string): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  return ts.createProgram([file], options);
}

/** The declaration of an exported name, followed through imports. */
function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** From a union of actions, decisions or events, the member with the schema's `type` or `kind`. */
function fitting(
  types: readonly ts.Type[],
  properties: NonNullable<JsonSchema['properties']>,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const named = ['type', 'kind', 'do', 'ok'].flatMap((tag) => {
    const field = properties[tag];
    const word = typeof field === 'object' ? field.const : undefined;
    if (word === undefined) return [];
    return types.filter((type) => {
      const symbol = type.getProperty(tag);
      const own = symbol && checker.getTypeOfSymbol(symbol);
      return own?.isStringLiteral() && own.value === word;
    });
  });
  return named.length > 0 ? named : types;
}
