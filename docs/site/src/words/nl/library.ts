/** The words of the library, in Dutch: by themselves, for pages with a library. */
export { dutch as libraryWords } from 'concordia-rules/words/nl';
