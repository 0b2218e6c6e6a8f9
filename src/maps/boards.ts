import { defineBoard } from '../kit';
import { board as aegyptus } from './aegyptus/board';
import { board as balearica } from './balearica/board';
import { board as britannia } from './britannia/board';
import { board as byzantium } from './byzantium/board';
import { board as corsica } from './corsica/board';
import { board as creta } from './creta/board';
import { board as cyprus } from './cyprus/board';
import { board as gallia } from './gallia/board';
import { board as germania } from './germania/board';
import { board as hellas } from './hellas/board';
import { board as hispania } from './hispania/board';
import { board as imperium } from './imperium/board';
import { board as ionium } from './ionium/board';
import { board as italia } from './italia/board';
import { board as roma } from './roma/board';
import { board as sicilia } from './sicilia/board';

/** Every board of this package without its rules: enough for scoring, and much smaller. */
export const allBoards = Object.freeze([
  defineBoard(imperium),
  defineBoard(italia),
  defineBoard(sicilia),
  defineBoard(roma),
  defineBoard(hellas),
  defineBoard(ionium),
  defineBoard(cyprus),
  defineBoard(britannia),
  defineBoard(germania),
  defineBoard(byzantium),
  defineBoard(hispania),
  defineBoard(gallia),
  defineBoard(corsica),
  defineBoard(aegyptus),
  defineBoard(creta),
  defineBoard(balearica),
] as const);
