/**
 * How the text notation writes an action: `build {city} [for {pay}]`. Fields are in braces. Pieces in brackets are
 * written if their fields are present; words in parentheses are read but never written. Of words between bars, such as
 * `coins|money`, the first is written and all are read.
 */
import { type Fault, faultOf } from '../model/faults';
import { spaced } from '../model/names';
import type { Shape } from './fields';

/** A literal word, or a field of the action. */
export type TemplatePiece =
  | { readonly word: string; readonly others: readonly string[]; readonly isSilent: boolean }
  | { readonly field: string };

/** Pieces that belong together. */
export interface TemplateGroup {
  readonly pieces: readonly TemplatePiece[];
  /** Left out if its fields are. */
  readonly isOptional: boolean;
}

/** A way to write an action, piece by piece. */
export type Template = readonly TemplateGroup[];

export function templateOf(text: string): Template {
  const groups = text.match(/\[[^[\]]*\]|[^[\]]+/g) ?? [];
  return groups.map((group) => ({
    isOptional: group.startsWith('['),
    pieces: (group.match(/[^\s[\]]+/g) ?? []).map(pieceOf),
  }));
}

/** The words between bars. */
export function variantsIn(text: string): readonly string[] {
  return text.split('|').filter((word) => word !== '');
}

function pieceOf(text: string): TemplatePiece {
  const field = /^\{(.*)\}$/.exec(text)?.[1];
  if (field !== undefined) return { field };
  const silent = /^\((.*)\)$/.exec(text)?.[1];
  const [word = '', ...others] = variantsIn(silent ?? text);
  return { word, others, isSilent: silent !== undefined };
}

/** The default template: the type, the fields in order, and the names of optional ones. */
export function plainTemplate(type: string, shape: Shape): Template {
  const fields = Object.entries(shape).map(([name, field]) =>
    'isOptional' in field ? `[${name} {${name}}]` : `{${name}}`,
  );
  return templateOf([spaced(type), ...fields].join(' '));
}

/** What is wrong with a template for actions of that shape; undefined if nothing is. */
export function templateFault(text: string, shape: Shape): Fault | undefined {
  const template = templateOf(text);
  const fieldsOf = ({ pieces }: TemplateGroup): readonly string[] =>
    pieces.flatMap((piece) => ('field' in piece ? [piece.field] : []));
  const named = template.flatMap(fieldsOf);
  const unknown = named.find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return faultOf('noSuchField', { field: unknown });
  for (const [field, own] of Object.entries(shape)) {
    const isOptional = 'isOptional' in own;
    const homes = template.filter((group) => fieldsOf(group).includes(field));
    if (homes.length !== 1) return faultOf('fieldNotOnce', { field });
    if (homes[0]?.isOptional !== isOptional) {
      return faultOf(isOptional ? 'fieldInBrackets' : 'fieldOutsideBrackets', { field });
    }
  }
  return undefined;
}
