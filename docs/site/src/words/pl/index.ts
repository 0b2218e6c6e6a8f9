/** Polish. */
import { polish } from 'concordia-rules/words/pl';
import type { Texts } from '../texts';
import { check } from './check';
import { common } from './common';
import { play } from './play';
import { replay } from './replay';
import { score } from './score';
import { sheets } from './sheets';
import { shell } from './shell';

export const texts: Texts = {
  site: { shell, common, score, sheets, check, replay, play },
  library: polish,
};
