/** The words of the library, in French: by themselves, for pages with a library. */
export { french as libraryWords } from 'concordia-rules/words/fr';
