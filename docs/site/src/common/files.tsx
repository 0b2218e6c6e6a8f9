/** Files in and out, without any server. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../words/language';
import './parts.css';

/** More than any log or sheet has. */
const MOST_BYTES = 20_000_000;

interface FileDropProps {
  readonly label: string;
  /** What the file chooser offers, such as `.json`. */
  readonly accept?: string;
  readonly onText: (text: string, name: string) => void;
  /** For several files at once; without it, only the first is taken. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onFault: (error: unknown) => void;
  readonly children?: ComponentChildren;
}

/** A place to drop a file, and a button to choose one. */
export function FileDrop({ label, accept, onText, onFiles, onFault, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1 && onFiles !== undefined) return onFiles(files);
    try {
      onText(await textIn(file), file.name);
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
        void take([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <label class="button">
        {label}
        <input
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          onChange={({ currentTarget }) => {
            // So that the same file can be chosen again.
            void take([...(currentTarget.files ?? [])]).then(() => {
              currentTarget.value = '';
            });
          }}
        />
      </label>
      {children}
    </div>
  );
}

/**
 * The text of a file; some programs of Windows write it in UTF-16.
 *
 * @throws an error for people if it is too large or cannot be read.
 */
export async function textIn(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(say.common.files.tooLarge(file.name));
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [first, second] = bytes;
    const isLittle = first === 0xff && second === 0xfe;
    const isBig = first === 0xfe && second === 0xff;
    const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new Error(say.common.files.notRead(file.name), { cause: error });
  }
}

/** Gives the user a file. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type }) : content,
  );
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
