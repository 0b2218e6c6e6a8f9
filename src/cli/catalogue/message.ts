/** Reads a message of a catalogue: ICU MessageFormat, which the tools of translators know. */

export type Message = readonly Piece[];

/** `{name}`, `{count, plural, …}`, `{kind, select, …}`, or a function of the language: `{names, list, and}`. */
export type Piece =
  | string
  | { readonly kind: 'value'; readonly argument: string }
  | { readonly kind: 'number'; readonly argument: string }
  | { readonly kind: 'plural' | 'select'; readonly argument: string; readonly forms: Forms }
  | {
      readonly kind: 'call';
      readonly argument: string;
      readonly name: string;
      /** What stands behind the name, such as a word. */
      readonly style: string | undefined;
    };

export type Forms = ReadonlyMap<string, Message>;

/** What is wrong with a message, and how many characters stand before that. */
export class MessageFault extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
/** A form: a category, a kind of thing, or `=` and a number. */
const FORM = /=-?\d+|[\p{L}\p{N}_-]+/uy;
const BLANK = /\s*/y;

export function parsed(text: string): Message {
  let at = 0;
  const whole = message(undefined);
  if (at < text.length) throw new MessageFault('nothing opens this brace', at);
  return whole;

  /** @param counted - what `#` stands for. */
  function message(counted: string | undefined): Message {
    const pieces: Piece[] = [];
    let plain = '';
    const close = (): void => {
      if (plain !== '') pieces.push(plain);
      plain = '';
    };
    while (at < text.length && text[at] !== '}') {
      const sign = text[at] ?? '';
      if (sign === "'" && /['{}#]/.test(text[at + 1] ?? '')) plain += quoted();
      else if (sign === '{') {
        close();
        pieces.push(placeholder(counted));
      } else if (sign === '#' && counted !== undefined) {
        close();
        at += 1;
        pieces.push({ kind: 'number', argument: counted });
      } else {
        plain += sign;
        at += 1;
      }
    }
    close();
    return pieces;
  }

  /** `'{'` is a brace; two apostrophes are one. */
  function quoted(): string {
    if (text[at + 1] === "'") {
      at += 2;
      return "'";
    }
    const end = text.indexOf("'", at + 1);
    if (end === -1) throw new MessageFault('this quote has no end', at);
    const inside = text.slice(at + 1, end);
    at = end + 1;
    return inside;
  }

  function placeholder(counted: string | undefined): Piece {
    const start = at;
    at += 1;
    const argument = word(NAME, 'the name of an argument');
    if (closes()) return { kind: 'value', argument };
    comma();
    const name = word(NAME, 'plural, select or the name of a function');
    if (name === 'plural' || name === 'select') {
      comma();
      const forms = formsOf(name === 'plural' ? argument : counted);
      if (!forms.has('other')) throw new MessageFault(`this ${name} has no form “other”`, start);
      return { kind: name, argument, forms };
    }
    if (closes()) return { kind: 'call', argument, name, style: undefined };
    comma();
    const end = text.indexOf('}', at);
    if (end === -1) throw new MessageFault('this brace is never closed', start);
    const style = text.slice(at, end).trim();
    at = end + 1;
    return { kind: 'call', argument, name, style };
  }

  function formsOf(counted: string | undefined): Forms {
    const forms = new Map<string, Message>();
    while (!closes()) {
      const start = at;
      const form = word(FORM, 'a form');
      if (forms.has(form)) throw new MessageFault(`the form “${form}” is there twice`, start);
      blank();
      if (text[at] !== '{') throw new MessageFault(`the form “${form}” needs { and }`, at);
      const open = at;
      at += 1;
      forms.set(form, message(counted));
      if (text[at] !== '}') throw new MessageFault('this brace is never closed', open);
      at += 1;
    }
    return forms;
  }

  function closes(): boolean {
    blank();
    if (at >= text.length) throw new MessageFault('a closing brace is missing', at);
    if (text[at] !== '}') return false;
    at += 1;
    return true;
  }

  function comma(): void {
    blank();
    if (text[at] !== ',') throw new MessageFault('a comma or a closing brace is missing', at);
    at += 1;
  }

  function word(pattern: RegExp, what: string): string {
    blank();
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) throw new MessageFault(`${what} is missing`, at);
    at += found.length;
    return found;
  }

  function blank(): void {
    BLANK.lastIndex = at;
    at += BLANK.exec(text)?.[0].length ?? 0;
  }
}
