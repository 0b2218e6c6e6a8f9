import { useState } from 'preact/hooks';
import { FaultPanel } from '../../../common/fault';
import { download, FileDrop } from '../../../common/files';
import { recordOf } from '../../../common/storage';
import { say } from '../../../words/language';
import { dateName, titleOf } from './naming';
import { draftIn, parsed } from './read';
import type { Entry, Shelf, Unreadable } from './shelf';
import './sheets.css';

interface ShelfListProps {
  readonly shelf: Shelf;
  /** Begins another sheet. */
  readonly onNew: () => void;
  /** After a sheet was opened, from the shelf or a file. */
  readonly onOpened?: () => void;
}

/** The sheets on this device by their days: to open, to remove, to take back. */
export function ShelfList({ shelf, onNew, onOpened }: ShelfListProps) {
  const words = say.sheets.list;
  const { open, all, removed, unreadable } = shelf;
  const [fault, setFault] = useState<unknown>();

  async function add(text: string): Promise<void> {
    try {
      shelf.add(await draftOfFile(text));
      setFault(undefined);
      onOpened?.();
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <section class="stack screen-only shelf" aria-labelledby="shelf">
      <h2 id="shelf">{words.heading}</h2>
      <p class="quiet">{words.lead}</p>
      <ul class="plain list kept">
        {all.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              class="entry"
              aria-current={entry.id === open.id ? 'true' : undefined}
              onClick={async () => {
                await shelf.choose(entry.id);
                onOpened?.();
              }}
            >
              <Titled entry={entry} />
              {entry.id === open.id && <small>{words.isOpen}</small>}
            </button>
            <button
              type="button"
              class="remove"
              aria-label={words.remove(titleOfEntry(entry))}
              onClick={() => shelf.remove(entry.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div role="status" class="stack">
        {removed.map((entry) => (
          <p key={entry.id} class="row">
            <span class="long">{words.removed(titleOfEntry(entry))}</span>
            <button type="button" onClick={() => shelf.takeBack(entry.id)}>
              {words.takeBack}
            </button>
          </p>
        ))}
      </div>
      {shelf.fault !== undefined && <FaultPanel error={shelf.fault} lead={words.cannotOpen} />}
      {fault !== undefined && <FaultPanel error={fault} lead={words.noFile} />}
      <FileDrop
        label={words.file}
        accept=".json,application/json"
        onFault={setFault}
        onText={(text) => void add(text)}
      >
        <button type="button" onClick={onNew}>
          {words.start}
        </button>
      </FileDrop>
      {unreadable.length > 0 && <NotReadable all={unreadable} />}
    </section>
  );
}

function Titled({ entry }: { entry: Entry }) {
  return (
    <span class="titled">
      <strong>{dateName(entry.date)}</strong>
      <span>
        <bdi>{titleOf(entry.map, entry.names)}</bdi>
      </span>
    </span>
  );
}

function titleOfEntry({ date, map, names }: Entry): string {
  return `${dateName(date)}, ${titleOf(map, names)}`;
}

/** They may be somebody's sheets, so they stay; a file of them can be looked at elsewhere. */
function NotReadable({ all }: { all: readonly Unreadable[] }) {
  const words = say.sheets.list;
  return (
    <details>
      <summary>
        {words.unreadable} ({all.length})
      </summary>
      <p class="quiet">{words.unreadableLead}</p>
      <div class="row">
        {all.map(({ id, text }, index) => (
          <button key={id} type="button" onClick={() => download('sheet.txt', text, 'text/plain')}>
            {words.save(`${index + 1}`)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** A sheet as it is saved here, or as storage has it. */
async function draftOfFile(text: string) {
  const input = await jsonOf(text);
  return draftIn('sheet' in recordOf(input) ? input : { sheet: input });
}

async function jsonOf(text: string): Promise<unknown> {
  try {
    return parsed(text);
  } catch {
    // It may have been posted somewhere; most files are what was saved here.
    const { unwrapped } = await import('../../../common/read-log');
    return plainJson(await unwrapped(text));
  }
}

function plainJson(text: string): unknown {
  try {
    return parsed(text);
  } catch {
    throw new Error(say.sheets.list.noJson);
  }
}
