/** Reads the English texts of a room: their order, what they are called with, and what their comments tell translators. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { Parameter, Text } from '../../src/cli/catalogue/compile';

/** An English text: the contract of all its translations. */
export interface English extends Text {
  /** Where it stands and what is in it. */
  readonly comment: string;
  readonly value: ts.Node;
}

const printer = ts.createPrinter({ removeComments: true });

/**
 * The texts of a constant, those of the files that it names included.
 *
 * @param name - of the constant in the file.
 */
export function englishTexts(
  file: string,
  name: string,
  context: Context = {},
): readonly English[] {
  const source = sourceOf(file);
  const value = constantOf(source, name);
  return value === undefined ? [] : textsOf(value, [], source, context);
}

export function sourceOf(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** What is said of a text, or of the group that it is in. */
interface Context extends Pick<Partial<English>, 'comment' | 'longest'> {
  /** Fields that English does not say but others may: `@with option`. */
  readonly more?: readonly string[];
}

function textsOf(
  value: ts.Expression,
  path: readonly string[],
  source: ts.SourceFile,
  context: Context,
): readonly English[] {
  if (ts.isIdentifier(value)) {
    const elsewhere = importOf(source, value.text);
    if (elsewhere !== undefined) {
      const texts = englishTexts(elsewhere, value.text, context);
      // A function that is no text of its own.
      if (texts.length === 0) return [textOf(value, path, source, context)];
      return texts.map((text) => ({ ...text, key: [...path, text.key].join('.') }));
    }
    const here = constantOf(source, value.text);
    if (here !== undefined) return textsOf(here, path, source, context);
    const called = source.statements.find(
      (one) => ts.isFunctionDeclaration(one) && one.name?.text === value.text,
    );
    return [textOf(called ?? value, path, source, context)];
  }
  if (!ts.isObjectLiteralExpression(value)) return [textOf(value, path, source, context)];
  return value.properties.flatMap((property) => {
    const inside = { ...context, ...contextOf(property) };
    if (ts.isShorthandPropertyAssignment(property)) {
      return textsOf(property.name, [...path, property.name.text], source, inside);
    }
    if (ts.isMethodDeclaration(property)) {
      return [textOf(property, [...path, nameOf(property.name)], source, inside)];
    }
    // Texts of another room, which this one says, too.
    if (ts.isSpreadAssignment(property)) return textsOf(property.expression, path, source, inside);
    if (!ts.isPropertyAssignment(property)) {
      throw new Error(`${source.fileName}: a text is a property: ${property.getText(source)}`);
    }
    return textsOf(property.initializer, [...path, nameOf(property.name)], source, inside);
  });
}

function contextOf(entry: ts.Node): Context {
  const documents = entry.getChildren().filter(ts.isJSDoc);
  const comment = documents.map((one) => ts.getTextOfJSDocComment(one.comment) ?? '').join(' ');
  const tags = documents.flatMap(({ tags = [] }) => [...tags]);
  const tagged = (name: string): string | undefined => {
    const tag = tags.find(({ tagName }) => tagName.text === name);
    return tag && ts.getTextOfJSDocComment(tag.comment);
  };
  const [longest, more] = [tagged('longest'), tagged('with')];
  return {
    ...(comment === '' ? {} : { comment }),
    ...(longest === undefined ? {} : { longest: Number(longest) }),
    ...(more === undefined ? {} : { more: more.split(' ') }),
  };
}

/** A text at its key. */
export function textOf(
  value: ts.Node,
  path: readonly string[],
  source: ts.SourceFile,
  { comment = '', longest, more = [] }: Context,
): English {
  return {
    key: path.join('.'),
    value,
    isList: ts.isArrayLiteralExpression(bodyOf(value)),
    parameters: parametersOf(value, more),
    source: printer.printNode(ts.EmitHint.Unspecified, value, source).replace(/\s+/g, ' '),
    comment,
    longest,
  };
}

/** What a text is, called or not. */
export function bodyOf(value: ts.Node): ts.Node {
  if (!ts.isArrowFunction(value)) return value;
  const { body } = value;
  return ts.isParenthesizedExpression(body) ? body.expression : body;
}

function parametersOf(value: ts.Node, more: readonly string[]): readonly Parameter[] | undefined {
  if (ts.isIdentifier(value)) return [];
  if (!ts.isFunctionLike(value)) return undefined;
  const parameters = value.parameters.map(parameterOf);
  return more.length > 0 && parameters.length === 0
    ? [more]
    : parameters.map((one) => (typeof one === 'string' ? one : [...one, ...more]));
}

function parameterOf({ name }: ts.ParameterDeclaration): Parameter {
  if (ts.isIdentifier(name)) return name.text;
  return name.elements.flatMap((element) => {
    if (!ts.isBindingElement(element)) return [];
    const field = nameOf(element.propertyName ?? element.name);
    return element.dotDotDotToken === undefined ? field : `...${field}`;
  });
}

export function nameOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

/** What a constant of a file is. */
export function constantOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const value = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
  return value && withoutType(value);
}

function withoutType(value: ts.Expression): ts.Expression {
  const isTyped = ts.isSatisfiesExpression(value) || ts.isAsExpression(value);
  return isTyped ? withoutType(value.expression) : value;
}

/** The file that a name comes from. */
function importOf(source: ts.SourceFile, name: string): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const names = statement.importClause?.namedBindings;
    const has =
      names && ts.isNamedImports(names) && names.elements.some((one) => one.name.text === name);
    if (has === true && ts.isStringLiteral(statement.moduleSpecifier)) {
      return `${resolve(dirname(source.fileName), statement.moduleSpecifier.text)}.ts`;
    }
  }
  return undefined;
}
