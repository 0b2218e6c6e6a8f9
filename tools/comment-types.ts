/**
 * Adds to the built declarations what fields mean where TypeScript has spelled out a type: the descriptions of fields of
 * steps, decisions and events, and the comments in schemas of parts.
 */
import ts from 'typescript';
import type { Shape } from '../src/kit';
import { VIEW_EVENTS } from '../src/kit/events';
import { ALL_RULES } from './all-rules';
import { edited } from './edits';

/** What is said of fields, by their names. */
type Comments = Readonly<Record<string, string>>;

const BECAUSE = 'Why it has happened: the card, tile, province or rule it comes from.';

/** The descriptions of fields, by their owner: `action takeCastle`, `decision prefect`, `event cardPlayed`. */
const MEANINGS: ReadonlyMap<string, Comments> = new Map(
  [...ALL_RULES, { id: 'views', events: VIEW_EVENTS }].flatMap(
    ({ steps = [], decisions = [], events = [] }) => [
      ...steps.map(({ type, shape }) => entry(`action ${type}`, shape, { seat: 'Who takes it.' })),
      ...decisions.map(({ kind, shape }) =>
        entry(`decision ${kind}`, shape, { seat: 'Whose choice it is.' }),
      ),
      ...events.map(({ type, shape }) => entry(`event ${type}`, shape, { because: BECAUSE })),
    ],
  ),
);

function entry(of: string, shape: Shape, others: Comments): readonly [string, Comments] {
  const fields = Object.entries(shape).map(([name, { description }]) => [name, description]);
  return [of, { ...others, ...Object.fromEntries(fields) }];
}

/** The comments in schemas of objects, by all names of the object. */
type SchemaComments = ReadonlyMap<string, Comments>;

export function schemaComments(sources: readonly ts.SourceFile[]): SchemaComments {
  const found = new Map<string, Comments>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'z.strictObject') {
      const [object] = node.arguments;
      const fields = object && ts.isObjectLiteralExpression(object) ? object.properties : [];
      const comments = commentsOf(fields);
      const key = keyOf(fields);
      // Of two objects with the same names, nobody could say which is meant.
      if (comments !== undefined) found.set(key, found.has(key) ? {} : comments);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return found;
}

/** Undefined if there are none. */
function commentsOf(fields: readonly ts.ObjectLiteralElementLike[]): Comments | undefined {
  const comments = fields.flatMap((field) => {
    const [doc] = ts.getJSDocCommentsAndTags(field);
    const text = ts.getTextOfJSDocComment(doc?.comment)?.replaceAll(/\s+/g, ' ');
    return text === undefined ? [] : [[field.name?.getText() ?? '', text]];
  });
  return comments.length === 0 ? undefined : Object.fromEntries(comments);
}

/** All names of an object. */
function keyOf(fields: readonly ts.NamedDeclaration[]): string {
  return fields
    .map(({ name }) => name?.getText() ?? '')
    .sort()
    .join();
}

/** The declarations with a comment before each described field that has none yet. */
export function commented(text: string, schemas: SchemaComments): string {
  const source = ts.createSourceFile('.d.ts', text, ts.ScriptTarget.ES2022, true);
  const inserts = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const members = propertiesOf(node);
    const meanings =
      MEANINGS.get(ownerOf(node) ?? ownerAmong(members)) ?? schemas.get(keyOf(members)) ?? {};
    for (const member of members) {
      const meaning = meanings[member.name.getText(source)];
      const isBare = ts.getJSDocCommentsAndTags(member).length === 0;
      if (meaning !== undefined && isBare) {
        inserts.set(member.getStart(source), `/** ${meaning.replaceAll('*/', '* /')} */ `);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edited(
    text,
    [...inserts].map(([at, put]) => ({ at, put })),
  );
}

/** The fields that a type spells out. */
function propertiesOf(node: ts.Node): readonly ts.PropertySignature[] {
  const parts = ts.isIntersectionTypeNode(node) ? node.types : [node];
  const literals = parts.filter(ts.isTypeLiteralNode);
  return literals.flatMap(({ members }) => members.filter(ts.isPropertySignature));
}

/** The owner of a shape beside its type: `ActionFields<'buildHouse', { ... }>`. */
function ownerOf({ parent }: ts.Node): string | undefined {
  const isNamed = parent !== undefined && ts.isTypeReferenceNode(parent);
  const [type] =
    isNamed && parent.typeName.getText() === 'ActionFields' ? (parent.typeArguments ?? []) : [];
  return type && `action ${wordOf(type)}`;
}

/** The owner of the fields, by the fields that all of them have. */
function ownerAmong(members: readonly ts.PropertySignature[]): string {
  const tags = new Map(members.map(({ name, type }) => [name.getText(), wordOf(type)]));
  if (tags.has('because')) return `event ${tags.get('type')}`;
  const type = tags.get('type') ?? '';
  return type === '' ? `decision ${tags.get('kind')}` : `action ${type}`;
}

/** The word that a type is; empty for other types. */
function wordOf(type: ts.TypeNode | undefined): string {
  const isWord =
    type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
  return isWord ? type.literal.text : '';
}
