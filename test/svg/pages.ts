/** The pictures on the pages of the maps. */
import { fileURLToPath } from 'node:url';
import type { MapData } from '../../src/index';
import { boardSvg } from '../../src/svg';

export function pageOf(map: string, ending: 'md' | 'svg'): string {
  return fileURLToPath(new URL(`../../docs/maps/${map}.${ending}`, import.meta.url));
}

export function pictureOf(board: MapData): string {
  return `${boardSvg(board)}\n`;
}
