import { defineBoard } from '../kit';
import { board as aegyptus } from './aegyptus/board';
import { squaresScore } from './aegyptus/score';
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
import { byzantiumScore } from './roma/score';
import { board as sicilia } from './sicilia/board';

/** Every board of this package, with no more of its rules than scoring needs: much smaller. */
export const allBoards = Object.freeze([
  defineBoard(imperium),
  defineBoard(italia),
  defineBoard(sicilia),
  { ...defineBoard(roma), rules: { scores: [byzantiumScore] } },
  defineBoard(hellas),
  defineBoard(ionium),
  defineBoard(cyprus),
  defineBoard(britannia),
  defineBoard(germania),
  defineBoard(byzantium),
  defineBoard(hispania),
  defineBoard(gallia),
  defineBoard(corsica),
  { ...defineBoard(aegyptus), rules: { scores: [squaresScore] } },
  defineBoard(creta),
  defineBoard(balearica),
] as const);
