/** What to call the functions of the site's texts with: values of the types that the English ones take. */
import ts from 'typescript';
import { ROOT } from '../readme/markdown';

/** Arguments, one list for each call. */
export type Samples = readonly (readonly unknown[])[];

/** Enough to see every plural of every language of the site, also of half of the number. */
const NUMBERS = [0, 1, 2, 4, 5, 10, 22, 44];

const FILE = `${ROOT}docs/site/src/words/en/index.ts`;

/** The samples of every function by its path, such as `common.points.team`. */
export function samplesOfTexts(): ReadonlyMap<string, Samples> {
  const program = ts.createProgram([FILE], {
    strict: true,
    noLib: false,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const symbol = source && checker.getSymbolAtLocation(source);
  const english = symbol?.exports?.get(ts.escapeLeadingUnderscores('english'));
  if (source === undefined || english === undefined) throw new Error(`No texts in ${FILE}.`);

  const found = new Map<string, Samples>();
  walk(checker.getTypeOfSymbolAtLocation(english, source), []);
  return found;

  function walk(type: ts.Type, path: readonly string[]): void {
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const types = signature.parameters.map((one) => checker.getTypeOfSymbol(one));
      // All numbers of a call are the same, which is as good as any others.
      const calls = NUMBERS.map((number) => types.map((one) => sampleOf(one, number)));
      found.set(path.join('.'), calls);
      return;
    }
    if (type.isStringLiteral() || (type.flags & ts.TypeFlags.StringLike) !== 0) return;
    for (const property of checker.getPropertiesOfType(type)) {
      walk(checker.getTypeOfSymbol(property), [...path, property.name]);
    }
  }

  function sampleOf(type: ts.Type, number: number): unknown {
    if (type.isLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.NumberLike) return number;
    if (type.flags & ts.TypeFlags.BooleanLike) return number === 1;
    if (type.flags & ts.TypeFlags.StringLike) return 'Livia';
    if (type.isUnion()) {
      const [first] = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
      return first && sampleOf(first, number);
    }
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      return element === undefined ? [] : ['Livia', 'Gaius'].map(() => sampleOf(element, number));
    }
    if (type.getCallSignatures().length > 0) return () => 'Livia';
    const properties = checker.getPropertiesOfType(type);
    const entries = properties.map((one) => [
      one.name,
      sampleOf(checker.getTypeOfSymbol(one), number),
    ]);
    return Object.fromEntries(entries);
  }
}
