/** Sheets of the page Score, in Dutch. */
export { sheets } from '../en/sheets';
