/** The words of the library, in Japanese: by themselves, for pages with a library. */
export { japanese as libraryWords } from 'concordia-rules/words/ja';
