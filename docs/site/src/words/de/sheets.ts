/** Sheets of the page Score, in German. */
export { sheets } from '../en/sheets';
