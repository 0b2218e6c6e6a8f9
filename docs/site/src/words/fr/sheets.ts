/** Sheets of the page Score, in French. */
export { sheets } from '../en/sheets';
