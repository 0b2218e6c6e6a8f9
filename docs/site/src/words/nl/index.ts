/** Dutch. */
import type { SiteWords } from '../texts';
import { check } from './check';
import { common } from './common';
import { guides } from './guides';
import { play } from './play';
import { reference } from './reference';
import { replay } from './replay';
import { score } from './score';
import { sheets } from './sheets';
import { shell } from './shell';

export const texts: SiteWords = {
  shell,
  common,
  score,
  sheets,
  check,
  replay,
  play,
  guides,
  reference,
};
