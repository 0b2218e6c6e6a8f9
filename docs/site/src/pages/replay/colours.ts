/** Colours of the plots. */

/** Of each seat, those of the board's picture. */
export const SEAT_COLOURS: readonly string[] = [
  '#0072b2',
  '#d55e00',
  '#f0e442',
  '#007a5a',
  '#e39ac4',
  '#3a3a3a',
];

/** The dashes of each seat's line, for those who do not tell colours apart. */
export const SEAT_DASHES: readonly string[] = ['none', '10 3', '4 3', '14 3 4 3', '2 2', '7 6'];

/** Of each share of the points. */
export const SHARE_COLOURS: Readonly<Record<string, string>> = {
  vesta: '#c2553a',
  jupiter: '#5b8fd0',
  saturnus: '#8a6bb1',
  venus: '#e08bb4',
  mercurius: '#e0a526',
  mars: '#a33b4d',
  minerva: '#2b8a94',
  concordia: '#7f9c3b',
  bonus: '#8a8f98',
};
