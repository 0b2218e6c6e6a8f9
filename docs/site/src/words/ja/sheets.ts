/** Sheets of the page Score, in Japanese. */
export { sheets } from '../en/sheets';
