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

/** Every board of this package without its rules: enough for scoring, and much lighter. */
export const allBoards = /* @__PURE__ */ Object.freeze([
  /* @__PURE__ */ defineBoard(imperium),
  /* @__PURE__ */ defineBoard(italia),
  /* @__PURE__ */ defineBoard(sicilia),
  /* @__PURE__ */ defineBoard(roma),
  /* @__PURE__ */ defineBoard(hellas),
  /* @__PURE__ */ defineBoard(ionium),
  /* @__PURE__ */ defineBoard(cyprus),
  /* @__PURE__ */ defineBoard(britannia),
  /* @__PURE__ */ defineBoard(germania),
  /* @__PURE__ */ defineBoard(byzantium),
  /* @__PURE__ */ defineBoard(hispania),
  /* @__PURE__ */ defineBoard(gallia),
  /* @__PURE__ */ defineBoard(corsica),
  /* @__PURE__ */ defineBoard(aegyptus),
  /* @__PURE__ */ defineBoard(creta),
  /* @__PURE__ */ defineBoard(balearica),
] as const);
