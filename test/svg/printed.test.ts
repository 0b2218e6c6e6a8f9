/** Pictures as they are printed, to the letter: whatever is drawn otherwise shows in them, and a reader sees whether it is right. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import { createGame, getMap, type NewGame, picturesOf, viewFor } from '../../src/index';
import { allBoards } from '../../src/maps/boards';
import { boardSvg, stateSvg } from '../../src/svg';
import { pageOf, pictureOf, START_PICTURE, startPicture } from './pages';

const PLAYERS = ['Livia', 'Gaius', 'Marcus'];

/** Pieces of maps and modules, on the board and beside it. */
const GAMES: readonly NewGame[] = [
  { map: 'roma', players: PLAYERS, modules: ['forum'], seed: 'printed' },
  { map: 'germania', players: PLAYERS, modules: ['salt'], cards: 'venus', seed: 'printed' },
  { map: 'sicilia', players: [...PLAYERS, 'Julia'], teams: true, seed: 'printed' },
];

test.each(allBoards)('the page of $id shows it; `npm run pictures` draws it anew', (board) => {
  expect(readFileSync(pageOf(board.id, 'svg'), 'utf8')).toBe(pictureOf(board));
  expect(readFileSync(pageOf(board.id, 'md'), 'utf8')).toContain(`](${board.id}.svg)`);
});

test('the start page of the site shows a game', () => {
  expect(readFileSync(START_PICTURE, 'utf8')).toBe(startPicture());
});

test.each(GAMES)('a game on $map, as Livia sees it', async (options) => {
  const start = createGame(options);
  const { states } = playOut(library, start, planner, chanceFromSeed('printed'), 90);
  const view = viewFor(states.at(-1) ?? start, 0);
  const picture = stateSvg(view, { parts: picturesOf(view) });
  await expect(`${picture}\n`).toMatchFileSnapshot(`printed/${options.map}.svg`);
});

test('marked places with names of their own', async () => {
  const names: Readonly<Record<string, string>> = { italia: 'Italien', 'sea:neapolis~roma': 'See' };
  const highlight = ['roma', 'neapolis', 'sea:neapolis~roma'];
  const nameOf = (id: string, usual: string) => names[id] ?? usual;
  const picture = boardSvg(getMap('italia'), { highlight, title: 'Italien', nameOf });
  await expect(`${picture}\n`).toMatchFileSnapshot('printed/italia.svg');
});
