import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../../words/language';

/** Bytes that a phone still reads well from the screen of another one; a QR code could hold 2,953. */
const MOST_BYTES = 2000;

/** White around the code, in its squares: readers need that much. */
const BORDER = 4;

/** A link as a QR code. What draws it is loaded when somebody wants one. */
export function QrCode({ link }: { link: string }) {
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
