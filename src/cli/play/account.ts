/** What lies on the table, in words, as one player sees it. */
import type { GameView } from '../../index';
import type { CliLanguage } from '../language';
import { type TerminalColors, tableOf } from '../output';
import { printable } from '../printable';
import { clipped } from '../wrapped';

/** A section of a screen. */
interface ToldSection {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly text: string }[];
}

const LONGEST_NAME = 16;

/** The turn, what everybody has, the player's hand, the display, and what maps and modules show. */
export function accountOf(
  view: GameView,
  paint: TerminalColors,
  { library, words }: CliLanguage,
): readonly string[] {
  const { game, players, hands, display, parts } = library.screenModel(view);
  const own = hands.filter(({ seat }) => seat === view.viewer);
  const columns = players.columns.map(({ label }) => clipped(printable(label), LONGEST_NAME));
  const rows = players.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);
  const aligns = ['left' as const, ...columns.map(() => 'right' as const)];
  return [
    game.items
      .map(({ label, value, kind }) =>
        value === undefined || kind === 'turn' ? label : `${label}: ${value}`,
      )
      .map(printable)
      .join(' · '),
    tableOf([['', ...columns], ...rows.map((row) => row.map(printable))], aligns, paint),
    ...own.flatMap(({ label, items }) => [
      paint.bold(printable(label)),
      `  ${words.terms.commas(items.map((item) => printable(item.label)))}`,
    ]),
    ...inFull(display, paint),
    ...parts.flatMap((section) => inFull(section, paint)),
  ];
}

function inFull({ label, items }: ToldSection, paint: TerminalColors): readonly string[] {
  if (items.length === 0) return [];
  const lines = items.map(({ label: name, text }) =>
    printable(text === '' ? name : `${name}: ${text}`),
  );
  return [paint.bold(printable(label)), ...lines.map((line) => `  ${line}`)];
}
