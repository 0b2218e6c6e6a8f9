/** The words of the library, in Polish: by themselves, for pages with a library. */
export { polish as libraryWords } from 'concordia-rules/words/pl';
