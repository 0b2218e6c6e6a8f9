/** The result as a picture for others: winner, points by god, the board with its houses. It is drawn on this device. */
import { seatPaints, stateSvgWith } from 'concordia-rules/svg';
import { say } from '../../../words/language';
import type { Draft } from '../draft';
import { getMap, nameOn } from '../library';
import { viewOf } from '../on-board';
import { dateName, resultTitle } from './naming';
import { readableName } from './read';
import { rowsOf, type Scored, toldWinners } from './rows';

const WIDTH = 1200;
const SIDE = 48;
const LINE = 44;
/** Of the names of gods. */
const FIRST = 260;
/** Letters of a name above a column, of up to six. */
const SHORT = 14;

/** @throws if the browser cannot draw it. */
export async function pictureOf(draft: Draft, scores: Scored, date: string): Promise<Blob> {
  const { svg, height } = resultSvg(draft, scores, date);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob === null) throw new Error(say.sheets.share.notDrawn);
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Names may be anything, so whatever somebody has typed is text and nothing else. */
function resultSvg(
  draft: Draft,
  scores: Scored,
  date: string,
): { readonly svg: string; readonly height: number } {
  const { players } = scores;
  const words = say.common.points;
  const names = players.map(({ name }) => readableName(name));
  const column = (WIDTH - 2 * SIDE - FIRST) / players.length;
  const right = (seat: number): number => SIDE + FIRST + (seat + 1) * column;
  const won = toldWinners(draft, scores);
  const lines: string[] = [
    text(SIDE, 76, resultTitle(draft), 'font-size="34"'),
    text(WIDTH - SIDE, 76, dateName(date), 'text-anchor="end" fill="#6b6357"'),
    text(SIDE, 140, won, `font-size="${largest(won)}" font-weight="700"`),
  ];
  let y = 200;
  for (const [seat, name] of names.entries()) {
    const paint = seatPaints[seat];
    const at = right(seat);
    lines.push(
      `<rect x="${at - column + 12}" y="${y - 32}" width="${column - 12}" height="44" rx="6" fill="${paint?.fill}"/>`,
      text(at - 10, y, clipped(name), `text-anchor="end" fill="${paint?.ink}" font-weight="700"`),
    );
  }
  const most = Math.max(1, ...rowsOf(draft, scores).flatMap(({ cells }) => cells));
  for (const { name, cells } of rowsOf(draft, scores)) {
    y += LINE;
    lines.push(text(SIDE, y, name, ''));
    for (const [seat, points] of cells.entries()) {
      const width = Math.max(0, ((column - 80) * points) / most);
      lines.push(
        `<rect x="${right(seat) - 62 - width}" y="${y - 22}" width="${width}" height="24" rx="3" fill="${seatPaints[seat]?.fill}" opacity="0.55"/>`,
        text(right(seat) - 10, y, `${points}`, 'text-anchor="end"'),
      );
    }
  }
  y += LINE + 6;
  lines.push(text(SIDE, y, words.total, 'font-weight="700"'));
  for (const [seat, { total }] of players.entries()) {
    lines.push(
      text(right(seat) - 10, y, `${total}`, 'text-anchor="end" font-weight="700" font-size="34"'),
    );
  }
  y += 30;
  const board = boardOf(draft, y);
  const height = y + (board?.height ?? 0) + SIDE;
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="26" fill="#2b2620"><rect width="100%" height="100%" fill="#faf6ee"/>${lines.join('')}${board?.svg ?? ''}</svg>`,
  };
}

/** The board below the points, if houses were told by their cities. */
function boardOf(
  draft: Draft,
  y: number,
): { readonly svg: string; readonly height: number } | undefined {
  const { map, players } = draft.sheet;
  if (map === undefined || !players.some(({ houses }) => 'length' in houses && houses.length > 0)) {
    return undefined;
  }
  const draw = stateSvgWith({
    getMap,
    nameOf: (_: unknown, id: string) => nameOn(map, id),
  });
  const svg = draw(viewOf(draft, map));
  const [, width = 1, high = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const height = Math.round(((WIDTH - 2 * SIDE) * high) / width);
  const placed = `<svg x="${SIDE}" y="${y}" width="${WIDTH - 2 * SIDE}" height="${height}" `;
  return {
    height,
    svg: svg.replace(
      /^<svg ([^>]*?)>/,
      (_, given: string) => `${placed}${given.replace(/(?:^|\s)(?:width|height)="[^"]*"/g, '')}>`,
    ),
  };
}

/** As large as fits on one line: hardly a letter is wider than it is high. */
function largest(said: string): number {
  return Math.min(48, Math.floor((WIDTH - 2 * SIDE) / ([...said].length * 0.62)));
}

function clipped(name: string): string {
  const letters = [...name];
  return letters.length > SHORT ? `${letters.slice(0, SHORT - 1).join('')}…` : name;
}

function text(x: number, y: number, said: string, how: string): string {
  return `<text x="${x}" y="${y}" ${how}>${escaped(said)}</text>`;
}

/** Also without letters that no XML may have. */
function escaped(said: string): string {
  return said
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
