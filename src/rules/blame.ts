/** Whom to blame for pieces that a module is given, such as tiles; the kit watches rules in the same way. */
export { type Blame, blaming } from '../kit/blame';
