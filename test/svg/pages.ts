/** The pictures on the pages of the maps, and on the start page of the site. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MapData, replay, validPrefix } from '../../src/index';
import { boardSvg, stateSvg } from '../../src/svg';

export function pageOf(map: string, ending: 'md' | 'svg'): string {
  return here(`docs/maps/${map}.${ending}`);
}

/** @param path - from the root of the repository. */
function here(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

export function pictureOf(board: MapData): string {
  return `${boardSvg(board)}\n`;
}

/** The game that the start page of the site shows, after so many actions. */
const SHOWN = { log: 'docs/examples/imperium-4.json', after: 160 };

export const START_PICTURE = here('docs/site/src/pages/start/board.svg');

export function startPicture(): string {
  const { scores: _scores, ...log } = validPrefix(
    JSON.parse(readFileSync(here(SHOWN.log), 'utf8')),
  );
  const state = replay({ ...log, actions: log.actions.slice(0, SHOWN.after) });
  return `${stateSvg(state, { beside: false })}\n`;
}
