/** Colours and lines, for light and dark backgrounds. All classes begin with `concordia-`. */

import { DARK_INK as DARK, LIGHT_INK as LIGHT, type SeatPaint } from '../board/paints';
import type { StoredGood } from '../model/goods';

export const GOOD_PAINTS: Readonly<Record<StoredGood, SeatPaint>> = {
  brick: { fill: '#b0492f', ink: LIGHT },
  food: { fill: '#f2c84b', ink: DARK },
  tool: { fill: '#6d7780', ink: LIGHT },
  wine: { fill: '#6f2463', ink: LIGHT },
  cloth: { fill: '#2b8a94', ink: LIGHT },
  salt: { fill: '#f4f4f4', ink: DARK },
};

const SERIF = 'font-family:serif;font-style:italic;font-weight:600';
const SANS = 'font-family:sans-serif';

/** Declarations by class. */
export type StyleRules = readonly (readonly [selector: string, rule: string])[];

/** CSS rules by class. Elements with a colour of their own have it as attributes. */
export const RULES: StyleRules = [
  ['svg', `${SANS};max-width:100%;height:auto`],
  ['paper', 'fill:#dce9f0'],
  ['coast', 'fill:none;stroke:#fdfaf2;stroke-linecap:round'],
  ['ground', 'fill:#fdfaf2'],
  ['area', 'fill-opacity:.4'],
  ['land path', 'fill:none;stroke:#5d4426;stroke-width:2.6'],
  ['sea path', 'fill:none;stroke:#17508a;stroke-width:2.4;stroke-dasharray:8 4'],
  ['pass path', 'stroke-dasharray:1.5 4'],
  ['exit', 'fill:none;stroke:#777;stroke-width:1.2;stroke-dasharray:1.5 4'],
  ['land circle', 'fill:#5d4426'],
  ['sea circle', 'fill:#fff;stroke:#17508a;stroke-width:2'],
  ['place', 'fill:#fff;stroke:#1c1c1c;stroke-width:1.6'],
  ['mark', 'fill:#1c1c1c;stroke:none;text-anchor:middle;font-weight:700'],
  ['name', 'fill:#1c1c1c;stroke:#fff;stroke-width:3;stroke-linejoin:round;paint-order:stroke'],
  ['province', `${SERIF};fill:#3d3d3d;stroke-width:2.4`],
  ['piece', 'stroke:#1c1c1c;stroke-width:1.3'],
  ['number', 'stroke:none;text-anchor:middle;font-weight:700'],
  ['glow', 'fill:none;stroke:#1c1c1c;stroke-linejoin:round'],
  ['ring', 'fill:none;stroke:#ffb000;stroke-linejoin:round'],
];

export const RULES_IN_THE_DARK: StyleRules = [
  ['paper', 'fill:#17232c'],
  ['coast', 'stroke:#2a2c2b'],
  ['ground', 'fill:#2a2c2b'],
  ['area', 'fill-opacity:.36'],
  ['land path', 'stroke:#e0c59c'],
  ['sea path', 'stroke:#9accfa'],
  ['exit', 'stroke:#999'],
  ['land circle', 'fill:#e0c59c'],
  ['sea circle', 'fill:#17191c;stroke:#9accfa'],
  ['place', 'fill:#2a2d32;stroke:#eee'],
  ['mark', 'fill:#eee'],
  ['name', 'fill:#f2f2f2;stroke:#17191c'],
  ['province', 'fill:#f2f2f2'],
  ['piece', 'stroke:#f2f2f2'],
  ['glow', 'stroke:#000'],
];

export const STYLE: string = styleOf();

function styleOf(): string {
  const written = (rules: StyleRules): string =>
    rules.map(([selector, rule]) => `.concordia-${selector}{${rule}}`).join('');
  return `${written(RULES)}@media (prefers-color-scheme:dark){${written(RULES_IN_THE_DARK)}}`;
}
