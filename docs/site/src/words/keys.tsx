/**
 * For readers of a language, with `?keys` in the address: a right click or a long press shows which texts stand there, and
 * takes down what a reader would say instead.
 */
import { render } from 'preact';
import { language } from './language';

/** The keys of each text that can be said, or has been. */
const keysOf = new Map<string, Set<string>>();
/** What readers would say instead, a line for each: language, key, text and correction. */
const corrections: string[] = [];
/** What stands inside of other texts: names, and sentences in a line. Others are only spelt alike. */
const FILLED_IN = /^(?:nouns|events|refusals)\./;
/** Whoever clicks beside all texts does not want to see those of the whole page. */
const MOST = 12;

/** The same texts, each known by its key from now on. */
export function traced<T>(texts: T, key?: string): T;
export function traced(texts: unknown, key = ''): unknown {
  if (typeof texts === 'string') return noted(texts, key);
  if (typeof texts === 'function') {
    return (...facts: readonly unknown[]) => noted(Reflect.apply(texts, undefined, facts), key);
  }
  if (Array.isArray(texts)) return texts.map((text) => traced(text, key));
  if (!(texts instanceof Object)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, inside]) => {
      // Names of the library are grammar; those that a catalogue has are nouns.
      const isGrammar = key === '' && name === 'names';
      return [name, isGrammar ? inside : traced(inside, key === '' ? name : `${key}.${name}`)];
    }),
  );
}

function noted(said: unknown, key: string): unknown {
  for (const text of [said].flat()) {
    if (typeof text !== 'string' || !/\p{L}/u.test(text)) continue;
    keysOf.set(text, (keysOf.get(text) ?? new Set()).add(key));
  }
  return said;
}

interface Found {
  readonly key: string;
  readonly text: string;
}

/** The longest first: behind it comes what is filled in. */
function textsOf(element: Element): readonly Found[] {
  const named = ['aria-label', 'title', 'placeholder', 'alt'].map((name) =>
    element.getAttribute(name),
  );
  const shown = [element.textContent, ...named].join('\n');
  let left = shown;
  return [...keysOf]
    .filter(([text]) => shown.includes(text))
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([text, keys]) => {
      const isInside = !left.includes(text);
      left = left.replaceAll(text, '');
      return [...keys]
        .filter((key) => !isInside || FILLED_IN.test(key))
        .map((key) => ({ key, text }));
    })
    .slice(0, MOST);
}

const dialog = document.body.appendChild(document.createElement('dialog'));

addEventListener('contextmenu', (event) => {
  // The table has a tree of its own.
  const [target] = event.composedPath();
  if (!(target instanceof Element) || dialog.contains(target)) return;
  event.preventDefault();
  // What was written before is no text of this place.
  render(null, dialog);
  render(<Texts found={textsOf(target)} />, dialog);
  dialog.showModal();
});

function Texts({ found }: { readonly found: readonly Found[] }) {
  return (
    <form method="dialog" lang="en" onSubmit={({ currentTarget }) => take(currentTarget, found)}>
      <p>
        {found.length === 0
          ? 'No text of a catalogue stands here.'
          : 'Correct what you would say otherwise. All corrections so far are copied, a line each.'}
      </p>
      {found.map(({ key, text }) => (
        <p key={`${key} ${text}`}>
          <label>
            <code>{key}</code>
            <textarea lang={language} rows={2} cols={48} defaultValue={text} />
          </label>
        </p>
      ))}
      <button type="submit">{found.length === 0 ? 'Close' : 'Copy and close'}</button>
    </form>
  );
}

function take(form: HTMLFormElement, found: readonly Found[]): void {
  for (const [index, { value }] of [...form.querySelectorAll('textarea')].entries()) {
    const { key = '', text = '' } = found[index] ?? {};
    if (value !== text) corrections.push([language, key, text, value].join('\t'));
  }
  if (corrections.length === 0) return;
  // A browser that copies nothing has them in its console.
  console.info(corrections.join('\n'));
  navigator.clipboard.writeText(corrections.join('\n')).catch(() => undefined);
}
