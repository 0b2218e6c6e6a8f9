import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copied, download } from '../../../common/files';
import { say } from '../../../words/language';
import type { Count } from '../count';
import { type Draft, namedSheet } from '../draft';
import { bgStatsLink } from './bg-stats';
import { resultTitle } from './naming';
import { linkTo, type Sent } from './share';
import { bggText, plainText } from './texts';

interface WaysProps extends Required<Sent> {
  readonly count: Count;
  readonly children?: ComponentChildren;
}

/** Ways for a sheet to go: to other phones, to other sites, to paper, to a file. */
export function Ways({ count, children, ...sent }: WaysProps) {
  const { draft, date } = sent;
  const words = say.sheets.share;
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const [hasQr, setHasQr] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said and shown is about the sheet as it was.
  useEffect(() => {
    setSaid('');
    setLink('');
    setHasQr(false);
  }, [draft]);

  async function copyLink(): Promise<void> {
    const next = await linkTo(sent);
    setLink(next);
    setSaid((await copied(next)) ? words.linkCopied : words.byHand);
  }

  async function send(): Promise<void> {
    const url = await linkTo(sent);
    try {
      await navigator.share({ title: words.subject(resultTitle(draft)), url });
    } catch (error) {
      // Whoever changes their mind need not be told.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setLink(url);
      setSaid(words.notSent);
    }
  }

  async function copy(text: string): Promise<void> {
    setSaid((await copied(text)) ? words.copied : words.notAllowed);
  }

  const { scores } = count;

  async function savePicture(): Promise<void> {
    if (scores === undefined) return;
    try {
      const { pictureOf } = await import('./picture');
      download(`concordia-${date}.png`, await pictureOf(draft, scores, date));
      setSaid('');
    } catch {
      setSaid(words.notDrawn);
    }
  }

  const way = (name: string, go: () => unknown) => (
    <button type="button" onClick={() => void go()}>
      {name}
    </button>
  );
  return (
    <section class="stack screen-only ways" aria-labelledby="ways">
      <h3 id="ways">{words.heading}</h3>
      <div class="row">
        {'share' in navigator && (
          <button type="button" class="main" onClick={() => void send()}>
            {words.send}
          </button>
        )}
        {way(words.link, copyLink)}
        <button
          type="button"
          aria-expanded={hasQr}
          onClick={async () => {
            if (!hasQr) setLink(await linkTo(sent));
            setHasQr(!hasQr);
          }}
        >
          {words.qr}
        </button>
        {way(words.print, () => print())}
        {scores !== undefined && way(words.picture, savePicture)}
        {way(words.save, () => saveSheet(draft, date))}
        {scores !== undefined && (
          <>
            {way(words.text, () => copy(plainText(draft, count)))}
            {way(words.bgg, () => copy(bggText(draft, date, count)))}
          </>
        )}
        {scores !== undefined && !draft.intermediate && (
          <a
            class="button"
            href={bgStatsLink(sent, scores)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.bgStats}
          </a>
        )}
        {children}
      </div>
      <p role="status">{said}</p>
      {hasQr && link !== '' && <QrCode link={link} />}
      {link !== '' && (
        <label class="link">
          {words.theLink}
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {draft.sheet.players.length > 1 && <p class="quiet">{words.everybody}</p>}
    </section>
  );
}

/** The sheet alone, as the command line reads it too. */
export function saveSheet(draft: Draft, date: string): void {
  download(`concordia-${date}.json`, `${JSON.stringify(namedSheet(draft), null, 2)}\n`);
}

/** Bytes that a phone still reads well from the screen of another one; a QR code could hold 2,953. */
const MOST_BYTES = 2000;

/** White around the code, in its squares: readers need that much. */
const BORDER = 4;

/** A link as a QR code. What draws it is loaded when somebody wants one. */
function QrCode({ link }: { link: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>();
  const [isMissing, setIsMissing] = useState(false);
  const isTooLong = new TextEncoder().encode(link).length > MOST_BYTES;
  useEffect(() => {
    if (isTooLong) return;
    import('uqr').then(
      ({ encode }) => setRows(encode(link, { ecc: 'L', border: BORDER }).data),
      () => setIsMissing(true),
    );
  }, [link, isTooLong]);
  const figure = useRef<HTMLElement>(null);
  // It opens below the edge of most phones.
  useEffect(() => {
    if (rows !== undefined) figure.current?.scrollIntoView({ block: 'nearest' });
  }, [rows]);
  if (isTooLong) return <p role="status">{say.sheets.share.qrTooLong}</p>;
  if (isMissing) return <p role="status">{say.sheets.share.qrNotLoaded}</p>;
  if (rows === undefined) return <p role="status">{say.shell.loading}</p>;
  return (
    <figure class="qr" ref={figure}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" shape-rendering="crispEdges">
        <title>{say.sheets.share.qrText}</title>
        {/* Black on white, in the dark too: readers want it so. */}
        <rect width="100%" height="100%" fill="#fff" />
        <path d={pathOf(rows)} fill="#000" />
      </svg>
      <figcaption class="quiet">{say.sheets.share.qrLead}</figcaption>
    </figure>
  );
}

/** A square for everything dark. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
