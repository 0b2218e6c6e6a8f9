import { defineMap } from '../kit';
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
  /* @__PURE__ */ defineMap(imperium),
  /* @__PURE__ */ defineMap(italia),
  /* @__PURE__ */ defineMap(sicilia),
  /* @__PURE__ */ defineMap(roma),
  /* @__PURE__ */ defineMap(hellas),
  /* @__PURE__ */ defineMap(ionium),
  /* @__PURE__ */ defineMap(cyprus),
  /* @__PURE__ */ defineMap(britannia),
  /* @__PURE__ */ defineMap(germania),
  /* @__PURE__ */ defineMap(byzantium),
  /* @__PURE__ */ defineMap(hispania),
  /* @__PURE__ */ defineMap(gallia),
  /* @__PURE__ */ defineMap(corsica),
  /* @__PURE__ */ defineMap(aegyptus),
  /* @__PURE__ */ defineMap(creta),
  /* @__PURE__ */ defineMap(balearica),
] as const);
