/** The words of the library, in German: by themselves, for pages with a library. */
export { german as libraryWords } from 'concordia-rules/words/de';
