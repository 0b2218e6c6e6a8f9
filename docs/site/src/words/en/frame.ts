/** What every page needs, and the texts of pages that have few. */
export { common } from './common';
export { guides } from './guides';
export { reference } from './reference';
export { shell } from './shell';
