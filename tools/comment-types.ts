/**
 * Adds descriptions of fields to the built declarations: TypeScript expands the types of steps, decisions and
 * events without the comments of their shapes.
 */
import ts from 'typescript';
import type { Rules, Shape } from '../src/kit';
import { allMaps } from '../src/maps/all';
import { allModules } from '../src/modules/all';
import { baseRules } from '../src/roles/base';

const ALL: readonly Rules[] = [
  baseRules,
  ...[...allMaps, ...allModules].flatMap(({ rules }) => rules ?? []),
];

type Comments = Readonly<Record<string, string>>;

const BECAUSE = 'Why it has happened: the card, tile, province or rule it comes from.';

/** The descriptions of fields, by their owner: `action takeCastle`, `decision prefect`, `event cardPlayed`. */
const MEANINGS: ReadonlyMap<string, Comments> = new Map(
  ALL.flatMap(({ steps = [], decisions = [], events = [] }) => [
    ...steps.map(({ type, shape }) => entry(`action ${type}`, shape, { seat: 'Who takes it.' })),
    ...decisions.map(({ kind, shape }) =>
      entry(`decision ${kind}`, shape, { seat: 'Whose choice it is.' }),
    ),
    ...events.map(({ type, shape }) => entry(`event ${type}`, shape, { because: BECAUSE })),
  ]),
);

function entry(of: string, shape: Shape, others: Comments): readonly [string, Comments] {
  const fields = Object.entries(shape).map(([name, { description }]) => [name, description]);
  return [of, { ...others, ...Object.fromEntries(fields) }];
}

/** The declarations with a comment before each described field that has none yet. */
export function commented(text: string): string {
  const source = ts.createSourceFile('.d.ts', text, ts.ScriptTarget.ES2022, true);
  const inserts = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const literals = ts.isIntersectionTypeNode(node)
      ? node.types.filter(ts.isTypeLiteralNode)
      : ts.isTypeLiteralNode(node)
        ? [node]
        : [];
    const members = literals.flatMap(({ members }) => members.filter(ts.isPropertySignature));
    const meanings = MEANINGS.get(ownerOf(members)) ?? {};
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
  let result = '';
  let last = 0;
  for (const [at, comment] of [...inserts].sort(([a], [b]) => a - b)) {
    result += text.slice(last, at) + comment;
    last = at;
  }
  return result + text.slice(last);
}

/** The owner of the fields, by the fields that all of them have. */
function ownerOf(members: readonly ts.PropertySignature[]): string {
  const tags = new Map<string, string>();
  for (const { name, type } of members) {
    const isWord =
      type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal);
    tags.set(name.getText(), isWord ? type.literal.text : '');
  }
  if (tags.has('because')) return `event ${tags.get('type')}`;
  const type = tags.get('type') ?? '';
  return type === '' ? `decision ${tags.get('kind')}` : `action ${type}`;
}
