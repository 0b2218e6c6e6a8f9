/** The style of a board in a page: that of pictures, with a variable for each colour, and that of marks. */
import { SEAT_PAINTS } from '../board/paints';
import { RULES, RULES_IN_THE_DARK, type StyleRules } from '../svg/style';

/** Light or dark; `auto` follows the reader's system. */
export type BoardScheme = 'light' | 'dark' | 'auto';

/** Of its own marks; sizes are in units of the picture. */
const MARKS: StyleRules = [
  ['candidate', 'fill:none;stroke:#b35c00;stroke-width:3'],
  ['picked', 'fill:none;stroke:#0a7d34;stroke-width:5'],
  ['last', 'fill:none;stroke:#7a3fb8;stroke-width:3;stroke-dasharray:5 4'],
  ['rim', 'fill:#b35c00;stroke:#fff;stroke-width:2'],
  ['shape', 'fill:none;stroke:#15803d;stroke-width:7;stroke-linecap:round;opacity:.75'],
  ['arrowhead', 'fill:#15803d;opacity:.75'],
];
const MARKS_IN_THE_DARK: StyleRules = [
  ['candidate', 'stroke:#ffc94d'],
  ['picked', 'stroke:#5fe08d'],
  ['rim', 'fill:#ffc94d;stroke:#17191c'],
  ['last', 'stroke:#c9a2f2'],
];

const BOARD = `
.concordia-board{display:block;position:relative;overflow:hidden}
.concordia-board>svg{display:block;width:100%;height:var(--concordia-height,auto);touch-action:pan-y;user-select:none;-webkit-user-select:none}
.concordia-board>svg.concordia-near{touch-action:none}
.concordia-target{fill:transparent;stroke:none;cursor:default;outline:none}
.concordia-target.concordia-open{cursor:pointer}
.concordia-board .concordia-lighting .concordia-area{fill-opacity:.12}
.concordia-board [data-lit]>.concordia-area{fill:var(--concordia-lit,#ffb000);fill-opacity:.55;cursor:pointer}
.concordia-board [data-lit=picked]>.concordia-area{fill:var(--concordia-lit-picked,#35b56a)}
.concordia-pointer{cursor:pointer}
.concordia-pointer>circle{fill:transparent}
.concordia-target:focus-visible{stroke:var(--concordia-focus,#0060df);stroke-width:4}
`;

/** @param scheme - `auto` follows the reader's system. */
export function sheetFor(scheme: BoardScheme): string {
  const light = written([...RULES, ...MARKS]);
  const dark = written([...RULES_IN_THE_DARK, ...MARKS_IN_THE_DARK], 'dark-');
  const seats = SEAT_PAINTS.map(
    ({ fill }, seat) =>
      `.concordia-board [data-seat="${seat}"]>path.concordia-piece{fill:var(--concordia-seat-${seat + 1},${fill})}`,
  );
  const ofScheme =
    scheme === 'light'
      ? ''
      : scheme === 'dark'
        ? dark
        : `@media (prefers-color-scheme:dark){${dark}}`;
  return [BOARD, light, ...seats, ofScheme].join('\n');
}

/** Every colour as a variable of its class: `--concordia-paper-fill`, and `--concordia-dark-paper-fill` in the dark. */
function written(rules: StyleRules, prefix = ''): string {
  return rules
    .map(([selector, rule]) => {
      const name = `--concordia-${prefix}${selector.replace(/ /g, '-')}`;
      const variable = rule.replace(
        /(^|;)(fill|stroke|stroke-width):([^;]+)/g,
        (_, start: string, property: string, value: string) =>
          `${start}${property}:var(${name}-${property},${value})`,
      );
      return `.concordia-board .concordia-${selector}{${variable}}`;
    })
    .join('\n');
}

/**
 * Gives a page or a shadow root a sheet. Style elements are refused by strict policies; sheets made by script are not.
 *
 * @returns takes it away again.
 */
export function adopt(root: Document | ShadowRoot, css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
