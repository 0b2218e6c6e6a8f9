/** What a sheet is counted with, and its cards are dealt from: it comes while people choose their game. */
export { counted } from './count';
export { dealt } from './deck';
export { loadMap } from './library';
