/** The result as texts for elsewhere. */
import { say } from '../../../words/language';
import type { Count } from '../count';
import type { Draft } from '../draft';
import { dateName, resultTitle } from './naming';
import { readableName } from './read';
import { rowsOf } from './rows';

/** For a message to those who played. */
export function plainText(draft: Draft, { scores }: Count): string {
  const lines = (scores?.players ?? [])
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank, name, total }) => `${rank}. ${readableName(name)}: ${total}`);
  return [say.sheets.share.subject(resultTitle(draft)), ...lines].join('\n');
}

/** Letters of a name in the head of a column; the whole name stands below. */
const WIDTH = 10;

/**
 * For a post on BoardGameGeek: a table in its monospaced `[c]`, then the ranks with whole names. The site has no
 * escape for its brackets, so names have round ones.
 */
export function bggText(draft: Draft, date: string, { scores }: Count): string {
  if (scores === undefined) return '';
  const { players } = scores;
  const words = say.common.points;
  const names = players.map(({ name }) => harmless(name));
  const table = [
    ['', ...names.map((name) => [...name].slice(0, WIDTH).join(''))],
    ...rowsOf(draft, scores).map(({ name, cells }) => [name, ...cells.map(String)]),
    [words.total, ...players.map(({ total }) => `${total}`)],
    [words.rank, ...players.map(({ rank }) => `${rank}`)],
  ];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => lengthOf(line[column] ?? ''))),
  );
  const lines = table.map((line) =>
    line
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
        return column === 0 ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  const ranks = players
    .map(({ rank, total }, seat) => ({ rank, text: `${rank}. ${names[seat]}: ${total}` }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
  const title = say.sheets.share.subject(resultTitle(draft));
  return [`[b]${title}[/b] (${dateName(date)})`, '[c]', ...lines, '[/c]', ...ranks].join('\n');
}

function harmless(name: string): string {
  return readableName(name).replaceAll('[', '(').replaceAll(']', ')');
}

function lengthOf(text: string): number {
  return [...text].length;
}
