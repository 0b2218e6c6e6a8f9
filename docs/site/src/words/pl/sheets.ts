/** Sheets of the page Score, in Polish. */
export { sheets } from '../en/sheets';
