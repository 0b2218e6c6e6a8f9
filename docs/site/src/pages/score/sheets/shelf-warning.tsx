import { useState } from 'preact/hooks';
import { copied } from '../../../common/files';
import { say } from '../../../words/language';
import { linkTo } from './share';
import type { Shelf } from './shelf';
import { saveSheet } from './ways';
import './sheets.css';

/** What people must know about where their sheet is, with ways out. */
export function ShelfWarning({ shelf }: { shelf: Shelf }) {
  const words = say.sheets.warning;
  const { open, warning } = shelf;
  const [said, setSaid] = useState('');
  if (warning === undefined) return null;
  const isLost = warning === 'full' || warning === 'closed';
  return (
    <div class={isLost ? 'fault screen-only' : 'marked screen-only'} role="alert">
      <p>{words[warning]}</p>
      {isLost && <p>{warning === 'full' ? words.waysOut : words.waysOutClosed}</p>}
      <div class="row">
        {isLost ? (
          <>
            <button type="button" onClick={() => saveSheet(open.draft, open.date)}>
              {say.sheets.share.save}
            </button>
            <button
              type="button"
              onClick={async () => {
                const done = await copied(await linkTo(open));
                setSaid(done ? say.sheets.share.linkCopied : say.sheets.share.notAllowed);
              }}
            >
              {say.sheets.share.link}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => shelf.understood()}>
            {words.understood}
          </button>
        )}
      </div>
      {said !== '' && <p>{said}</p>}
    </div>
  );
}
