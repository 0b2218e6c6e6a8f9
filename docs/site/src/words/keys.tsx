/**
 * For readers of a language, with `?keys` in the address: a right click or a long press shows which texts stand there, and
 * takes down what a reader would say instead.
 */
import { render } from 'preact';
import { type KeyedText, TextKeys } from '../../../../src/cli/play/text-keys';
import { language } from './language';

const keys = new TextKeys();
/** What readers would say instead, a line for each: language, key, text and correction. */
const corrections: string[] = [];
/** Whoever clicks beside all texts does not want to see those of the whole page. */
const MOST = 12;

/** The same texts, each known by its key from now on. */
export const traced = <T,>(texts: T): T => keys.traced(texts);

function textsOf(element: Element): readonly KeyedText[] {
  const named = ['aria-label', 'title', 'placeholder', 'alt'].map((name) =>
    element.getAttribute(name),
  );
  return keys.textsIn([element.textContent, ...named].join('\n')).slice(0, MOST);
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

function Texts({ found }: { readonly found: readonly KeyedText[] }) {
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

function take(form: HTMLFormElement, found: readonly KeyedText[]): void {
  for (const [index, { value }] of [...form.querySelectorAll('textarea')].entries()) {
    const { key = '', text = '' } = found[index] ?? {};
    if (value !== text) corrections.push([language, key, text, value].join('\t'));
  }
  if (corrections.length === 0) return;
  // A browser that copies nothing has them in its console.
  console.info(corrections.join('\n'));
  navigator.clipboard.writeText(corrections.join('\n')).catch(() => undefined);
}
