/**
 * The fields of all actions, decisions and events where they are written, with the comment that editors show for each
 * and the description that JSON Schema has.
 *
 * Run by itself (`npx tsx test/types/shapes.ts`) it writes the comments that differ.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { actions, type Shape } from '../../src/kit';
import type { Rules } from '../../src/kit/rules';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { baseRules } from '../../src/roles/base';
import { page, ROOT } from '../readme/markdown';

export interface WrittenField {
  readonly file: string;
  /** Where it begins, after its comment. */
  readonly start: number;
  /** Such as `buildHouse.city`. */
  readonly name: string;
  readonly description: string;
  /** Its comment as it is written, and where. */
  readonly comment:
    | { readonly text: string; readonly from: number; readonly to: number }
    | undefined;
}

const FOLDERS = ['kit', 'roles', 'rules', 'maps', 'modules'];

/** The shapes of all that has a type or kind, by tag and name. */
const shapes: ReadonlyMap<string, Shape> = new Map(
  [
    { id: 'actions', steps: Object.values(actions) },
    baseRules,
    ...[...allMaps, ...allModules].flatMap(({ rules }) => rules ?? []),
  ].flatMap(
    ({
      steps = [],
      decisions = [],
      events = [],
    }: Pick<Rules, 'decisions' | 'events'> & {
      readonly steps?: readonly { readonly type: string; readonly shape: Shape }[];
    }) => [
      ...[...steps, ...events].map(({ type, shape }) => [`type ${type}`, shape] as const),
      ...decisions.map(({ kind, shape }) => [`kind ${kind}`, shape] as const),
    ],
  ),
);

export const writtenFields: readonly WrittenField[] = FOLDERS.flatMap((folder) =>
  readdirSync(`${ROOT}src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => fieldsIn(`src/${folder}/${name}`)),
);

function fieldsIn(file: string): readonly WrittenField[] {
  const text = page(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: WrittenField[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...fieldsOf(file, source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The fields of an object that has a shape and a type or kind. */
function fieldsOf(
  file: string,
  source: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
): readonly WrittenField[] {
  const initialOf = (key: string): ts.Expression | undefined =>
    object.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name }) => ts.isIdentifier(name) && name.text === key)?.initializer;
  const shape = initialOf('shape');
  const tag = ['type', 'kind'].find((key) => initialOf(key) !== undefined) ?? '';
  const word = initialOf(tag);
  if (shape === undefined || !ts.isObjectLiteralExpression(shape)) return [];
  if (word === undefined || !ts.isStringLiteral(word)) return [];
  const fields = shapes.get(`${tag} ${word.text}`);
  return shape.properties.flatMap((property) => {
    const { name } = property;
    const field = name !== undefined && ts.isIdentifier(name) ? fields?.[name.text] : undefined;
    if (name === undefined || field === undefined) return [];
    const [doc] = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
    const words = doc && (ts.getTextOfJSDocComment(doc.comment) ?? '').replaceAll(/\s+/g, ' ');
    return {
      file,
      start: property.getStart(source),
      name: `${word.text}.${name.getText(source)}`,
      description: field.description,
      comment: doc && { text: words ?? '', from: doc.pos, to: doc.end },
    };
  });
}

/** Writes every comment that is not what the field says of itself. */
function writeComments(): void {
  for (const file of new Set(writtenFields.map((field) => field.file))) {
    let text = page(file);
    const wrong = writtenFields.filter(
      (field) => field.file === file && field.comment?.text !== field.description,
    );
    for (const { start, description, comment } of [...wrong].reverse()) {
      const from = comment?.from ?? start;
      const to = comment?.to ?? start;
      text = `${text.slice(0, from).trimEnd()}\n/** ${description} */\n${text.slice(to).trimStart()}`;
    }
    writeFileSync(`${ROOT}${file}`, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeComments();
