/** English, after which every other language is made. */
import { check } from './check';
import { common } from './common';
import { guides } from './guides';
import { play } from './play';
import { reference } from './reference';
import { replay } from './replay';
import { score } from './score';
import { sheets } from './sheets';
import { shell } from './shell';

export const english = { shell, common, score, sheets, check, replay, play, guides, reference };
