/** What the editors of a sheet are given. */
import type { Draft } from './draft';

/**
 * Changes the sheet. One step of undo takes back all changes of a field that follow each other, such as the letters of
 * a name.
 */
export type Change = (field: string, change: (draft: Draft) => Draft) => void;

export interface EditorProps {
  readonly draft: Draft;
  readonly onChange: Change;
}

export interface PlayerEditorProps extends EditorProps {
  /** The brush: whose cards, houses and things are changed. */
  readonly seat: number;
  /** Takes another brush. */
  readonly onSeat: (seat: number) => void;
  /** Whoever has told all of this step goes on with the next one; not where all steps stand side by side. */
  readonly onNext?: (() => void) | undefined;
}
