/** Reads pictures as a browser would, as far as tests need it. */
import { widthOf } from '../../src/svg/markup';
import type { Box } from '../../src/svg/plane';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text, and that of everything in it but titles, which are not drawn. */
  readonly text: string;
  readonly children: readonly Tag[];
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Open[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

function unescaped(text: string): string {
  return text.replace(/&([^;]*);/g, (_, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined) throw new Error(`no such entity: ${name}`);
    return sign;
  });
}

/** The one element of a text; throws where it is not well-formed. */
export function parse(markup: string): Tag {
  const top: Open = { name: '', attributes: {}, text: '', children: [] };
  const stack = [top];
  let at = 0;
  const pattern = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|([^<]+)/y;
  for (; at < markup.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const [, isEnd, name = '', given = '', isEmpty, text] = pattern.exec(markup) ?? [];
    const open = stack.at(-1);
    if (open === undefined || (text === undefined && name === '')) {
      throw new Error(`not well-formed: ${markup.slice(at, at + 60)}`);
    }
    if (text !== undefined) {
      const isTitle = open.name === 'title';
      for (const outer of isTitle ? [open] : stack) outer.text += unescaped(text);
    } else if (isEnd === '/') {
      if (open.name !== name) throw new Error(`</${name}> ends ${open.name}`);
      stack.pop();
    } else {
      const pairs = [...given.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)];
      const tag: Open = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', is = '']) => [key, unescaped(is)])),
        text: '',
        children: [],
      };
      open.children.push(tag);
      if (isEmpty !== '/') stack.push(tag);
    }
  }
  const [only, ...more] = top.children;
  if (only === undefined || more.length > 0 || stack.length !== 1 || top.text !== only.text) {
    throw new Error('not one element');
  }
  return only;
}

/** Every element within one, itself included. */
export function all(tag: Tag): readonly Tag[] {
  return [tag, ...tag.children.flatMap(all)];
}

/** Everything of a kind, such as all cities. */
export function ofKind(picture: Tag, kind: string): readonly Tag[] {
  return all(picture).filter(({ attributes }) => attributes['data-kind'] === kind);
}

/** What the `<title>` of an element says. */
export function titleOf({ children }: Tag): string {
  return children.find(({ name }) => name === 'title')?.text ?? '';
}

/** Where its `transform` moves it to. */
export function pointOf({ attributes }: Tag): readonly [number, number] {
  const [, x = '', y = ''] = /translate\((\S+) (\S+)\)/.exec(attributes.transform ?? '') ?? [];
  return [Number(x), Number(y)];
}

/** The names on the board, each with the box that its letters fill. */
export function namesOf(picture: Tag): readonly { readonly name: string; readonly box: Box }[] {
  const groups = picture.children.filter(({ attributes }) =>
    attributes.class?.startsWith('concordia-name'),
  );
  return groups.map(({ attributes, children }) => {
    const size = Number(attributes['font-size']);
    const lines = children.map(({ attributes: { x, y }, text }) => {
      const [wide, at] = [widthOf(text, size), Number(x)];
      const anchors: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
      const left = at - wide * (anchors[attributes['text-anchor'] ?? ''] ?? 0);
      return {
        left,
        right: left + wide,
        top: Number(y) - size * 0.8,
        bottom: Number(y) + size * 0.25,
      };
    });
    return {
      name: children.map(({ text }) => text).join(' '),
      box: {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      },
    };
  });
}
