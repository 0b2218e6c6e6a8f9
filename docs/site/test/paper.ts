/** What a PDF of Chromium has on each of its pages, without a reader of PDF. */
import { inflateSync } from 'node:zlib';

/** How often each page draws text, in the order of the pages; an empty page draws none. */
export function textsOnPages(pdf: Buffer): readonly number[] {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => [number, body] as const,
    ),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  if (pages.length === 0) throw new Error('There is no page in this PDF.');
  return pages.map((body) => {
    const [, content = ''] = /\/Contents\s+(\d+) 0 R/.exec(body) ?? [];
    return (drawn(objects.get(content) ?? '').match(/\bT[jJ]\b/g) ?? []).length;
  });
}

/** The commands of a page, which Chromium compresses. */
function drawn(body: string): string {
  const [whole = '', head = '', length = 0] =
    /^([\s\S]*?\/Length\s+(\d+)[\s\S]*?)stream\r?\n/.exec(body) ?? [];
  const stream = Buffer.from(body.slice(whole.length, whole.length + Number(length)), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
}
