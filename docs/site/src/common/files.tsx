/** Files in and out, without any server. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../words/language';

/** More than any log or sheet has. */
const MOST_BYTES = 20_000_000;

interface FileDropProps {
  readonly label: string;
  /** What the file chooser offers, such as `.json`. */
  readonly accept?: string;
  readonly onText: (text: string, name: string) => void;
  readonly onFault: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** A place to drop a file, and a button to choose one. */
export function FileDrop({ label, accept, onText, onFault, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      if (file.size > MOST_BYTES) throw new Error(say.common.files.tooLarge(file.name));
      onText(await file.text(), file.name);
    } catch (error) {
      onFault(error);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same.
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <label class="button">
        {label}
        <input
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // So that the same file can be chosen again.
            void take(file).then(() => {
              currentTarget.value = '';
            });
          }}
        />
      </label>
      {children}
    </div>
  );
}

/** Gives the user a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Not at once: some browsers ask for it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether it is on the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
