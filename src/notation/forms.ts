/** How each type of actions is written and read. */
import type { Field, Shape } from '../kit/fields';
import { plainTemplate, type Step, type Template, templateFault, templateOf } from '../kit/step';
import type { AnyAction } from '../model/any';
import { keysOf, type Word } from '../model/find';
import { baseTemplate } from './base-game';
import type { ValueWording } from './wordings';

/** An action in words. */
export interface Written {
  readonly text: string;
  /** With the words that can be omitted if only one action is possible. */
  readonly full: string;
}

/** The words of an action, in the form in which they are compared. */
export interface Spoken {
  /** Words for what is done. */
  readonly verbs: readonly string[];
  /** Words for what it is done with. */
  readonly facts: readonly string[];
}

/** A word of a template as it is compared, or a field. */
type FormPart =
  | {
      /** The word and its variants, each in the form in which it is compared. */
      readonly variants: readonly (readonly string[])[];
      readonly word: string;
      readonly isSilent: boolean;
    }
  | FieldPart;

interface FieldPart {
  readonly name: string;
  readonly field: Field;
}

interface FormGroup {
  readonly parts: readonly FormPart[];
  readonly isOptional: boolean;
}

/** A type of actions. */
export interface Form {
  readonly type: string;
  readonly groups: readonly FormGroup[];
  /** The kinds of decisions that allow it. */
  readonly during: ReadonlySet<string>;
}

/** Undefined for fields that have no words. */
export type WordingOf = (field: Field) => ValueWording | undefined;

/**
 * All types of actions; steps of the same type are the same action in several decisions.
 *
 * @param own - templates of a language, by types of actions; those that do not fit the action are not used.
 */
export function formsOf(
  steps: readonly Step[],
  own: Readonly<Record<string, unknown>> = {},
): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const { type, shape, notation, during } of steps) {
    const known = forms.get(type);
    const mine = Object.hasOwn(own, type) ? own[type] : undefined;
    const isFit = typeof mine === 'string' && templateFault(mine, shape) === undefined;
    const written = isFit ? mine : (notation ?? baseTemplate(type));
    const template = written === undefined ? plainTemplate(type, shape) : templateOf(written);
    forms.set(type, {
      type,
      groups: known?.groups ?? groupsOf(template, shape),
      during: new Set([...(known?.during ?? []), ...during]),
    });
  }
  return forms;
}

function groupsOf(template: Template, shape: Shape): readonly FormGroup[] {
  return template.map(({ pieces, isOptional }) => ({
    isOptional,
    parts: pieces.flatMap((piece): readonly FormPart[] => {
      if ('word' in piece) {
        const { word, others, isSilent } = piece;
        return [{ word, isSilent, variants: [word, ...others].map(keysOf) }];
      }
      const field = shape[piece.field];
      return field === undefined ? [] : [{ name: piece.field, field }];
    }),
  }));
}

/** The fields in the template, in order. */
export function fieldsOfForm({ groups }: Form): readonly Field[] {
  return groups.flatMap(({ parts }) =>
    parts.flatMap((part) => ('field' in part ? part.field : [])),
  );
}

/** Undefined if it cannot be written in words. */
export function writeForm(
  form: Form,
  action: AnyAction,
  wordingOf: WordingOf,
): Written | undefined {
  let text: string | undefined;
  let full: string | undefined;
  for (const part of partsFor(form, action)) {
    const word = 'variants' in part ? part.word : writePart(part, action, wordingOf);
    if (word === undefined) return undefined;
    full = full === undefined ? word : `${full} ${word}`;
    if ('variants' in part && part.isSilent) continue;
    text = text === undefined ? word : `${text} ${word}`;
  }
  return { text: text ?? '', full: full ?? '' };
}

/** The words of an action; undefined if it cannot be written in words. */
export function speakForm(form: Form, action: AnyAction, wordingOf: WordingOf): Spoken | undefined {
  const [verbs, facts]: [string[], string[]] = [[], []];
  for (const part of partsFor(form, action)) {
    if ('variants' in part) verbs.push(...part.variants.flat());
    else {
      const text = writePart(part, action, wordingOf);
      if (text === undefined) return undefined;
      facts.push(...keysOf(text));
    }
  }
  return { verbs, facts };
}

/** The parts of the template that apply: optional parts only if their field is present. */
function partsFor({ groups }: Form, action: AnyAction): readonly FormPart[] {
  const parts: FormPart[] = [];
  for (const group of groups) {
    if (group.isOptional && !group.parts.some((part) => 'name' in part && part.name in action)) {
      continue;
    }
    for (const part of group.parts) parts.push(part);
  }
  return parts;
}

function writePart(
  { name, field }: FieldPart,
  action: AnyAction,
  wordingOf: WordingOf,
): string | undefined {
  return wordingOf(field)?.write(Reflect.get(action, name));
}

/** The values of fields, by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The fields read so far, and the index of the next word. */
interface Open {
  readonly fields: FieldValues;
  readonly next: number;
}

/** All readings of the whole sequence of words. */
export function readForm(
  { groups }: Form,
  words: readonly Word[],
  wordingOf: WordingOf,
): readonly FieldValues[] {
  let open: readonly Open[] = BEGIN;
  for (const { parts, isOptional } of groups) {
    let inside = open;
    for (const part of parts) inside = readPart(part, inside, words, wordingOf);
    open = isOptional ? [...inside, ...open] : inside;
    if (open.length === 0) return [];
  }
  return open.filter(({ next }) => next === words.length).map(({ fields }) => fields);
}

const BEGIN: readonly Open[] = Object.freeze([{ fields: {}, next: 0 }]);

function readPart(
  part: FormPart,
  open: readonly Open[],
  words: readonly Word[],
  wordingOf: WordingOf,
): readonly Open[] {
  const found: Open[] = [];
  if ('variants' in part) {
    for (const one of open) {
      const keys = part.variants.find((variant) => isThere(variant, words, one.next));
      if (keys !== undefined) found.push({ fields: one.fields, next: one.next + keys.length });
      else if (part.isSilent) found.push(one);
    }
    return found;
  }
  const wording = wordingOf(part.field);
  if (wording === undefined) return found;
  for (const { fields, next } of open) {
    for (const reading of wording.read(words, next)) {
      found.push({ fields: { ...fields, [part.name]: reading.value }, next: reading.next });
    }
  }
  return found;
}

function isThere(keys: readonly string[], words: readonly Word[], at: number): boolean {
  return keys.every((wanted, index) => {
    const key = words[at + index]?.key;
    // Both `he builds` and `they build`.
    return key === wanted || key === `${wanted}s`;
  });
}
