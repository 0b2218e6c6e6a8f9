/** English texts as messages: for the tools of translators, and to begin another language with. */
import ts from 'typescript';
import { bodyOf, type English } from './english';

type Tree = { [key: string]: Tree | string | readonly string[] };

/** A catalogue in English. */
export function frameOf(english: readonly English[]): Tree {
  const all: Tree = {};
  for (const { key, value, parameters, isList, source, isPlain, isSilent } of english) {
    if (isSilent) continue;
    const path = key.split('.');
    let group = all;
    for (const name of path.slice(0, -1)) {
      const inside = group[name] ?? {};
      group[name] = inside;
      if (typeof inside !== 'string' && !isTexts(inside)) group = inside;
    }
    const body = bodyOf(value);
    // What English builds otherwise, from whatever it is called with.
    const otherwise = (parameters ?? [])
      .flat()
      .filter((name) => name !== 'names' && !name.startsWith('...'))
      .map((name) => `{${name}}`);
    const said = (one: ts.Node): string =>
      isPlain ? source : (messageOf(one) ?? (otherwise.join(' ') || plain(source)));
    group[path.at(-1) ?? ''] =
      isList && ts.isArrayLiteralExpression(body) ? body.elements.map(said) : said(body);
  }
  return all;
}

export function isTexts(inside: Tree | readonly string[]): inside is readonly string[] {
  return Array.isArray(inside);
}

/** @param counted - the number that stands in a plural. */
function messageOf(value: ts.Node, counted?: string): string | undefined {
  if (ts.isStringLiteralLike(value)) return plain(value.text);
  if (ts.isIdentifier(value)) return value.text === counted ? '#' : `{${value.text}}`;
  if (ts.isTemplateExpression(value)) {
    const spans = value.templateSpans.map(({ expression, literal }) => {
      const inside = messageOf(expression, counted);
      return inside === undefined ? undefined : `${inside}${plain(literal.text)}`;
    });
    return spans.includes(undefined) ? undefined : `${plain(value.head.text)}${spans.join('')}`;
  }
  if (ts.isCallExpression(value) && ts.isPropertyAccessExpression(value.expression)) {
    const { expression, name } = value.expression;
    // `names.card(card, as)` is `{card, card, as}`.
    const areNames = value.arguments.every(ts.isIdentifier);
    if (expression.getText() !== 'names' || !areNames || value.arguments.length === 0)
      return undefined;
    const [first = '', ...more] = value.arguments.map((one) => one.getText());
    return `{${[first, name.text, ...more].join(', ')}}`;
  }
  if (ts.isConditionalExpression(value)) {
    const [, argument, right] = /^(\w+) === (1|undefined)$/.exec(value.condition.getText()) ?? [];
    if (argument === undefined) return undefined;
    const [kind, form, number] =
      right === '1' ? ['plural', 'one', argument] : ['select', 'undefined', counted];
    const [one, other] = [value.whenTrue, value.whenFalse].map((each) => messageOf(each, number));
    if (one === undefined || other === undefined) return undefined;
    return `{${argument}, ${kind}, ${form} {${one}} other {${other}}}`;
  }
  return undefined;
}

function plain(text: string): string {
  return text.replace(/[{}]/g, "'$&'");
}
