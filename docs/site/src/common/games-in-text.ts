/** Loaded when somebody has a text. */
export { gamesIn } from 'concordia-rules/notation';
