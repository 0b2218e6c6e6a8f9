import { defineBoard, type MapModule } from '../kit';
import type { ScorerDefinition } from '../kit-rules';
import { board as aegyptus } from './aegyptus/board';
import { squaresScore } from './aegyptus/score';
import type { allMaps } from './all';
import { balearica } from './balearica';
import { britannia } from './britannia';
import { byzantium } from './byzantium';
import { board as corsica } from './corsica/board';
import { board as creta } from './creta/board';
import { cyprus } from './cyprus';
import { board as gallia } from './gallia/board';
import { board as germania } from './germania/board';
import { hellas } from './hellas';
import { hispania } from './hispania';
import { imperium } from './imperium';
import { ionium } from './ionium';
import { italia } from './italia';
import { board as roma } from './roma/board';
import { byzantiumScore } from './roma/score';
import { board as sicilia } from './sicilia/board';

/** One for each map, in their order: a map without its board does not compile. */
type BoardsOf<M extends readonly MapModule[]> = {
  readonly [I in keyof M]: ScoredMap & { readonly id: M[I]['id'] };
};

type ScoredMap = NonNullable<ScorerDefinition['maps']>[number];

/** Every board of this package, with no more of its rules than scoring needs: much smaller. */
export const allBoards = Object.freeze([
  imperium,
  italia,
  defineBoard(sicilia),
  { ...defineBoard(roma), rules: { scores: [byzantiumScore] } },
  hellas,
  ionium,
  cyprus,
  britannia,
  defineBoard(germania),
  byzantium,
  hispania,
  defineBoard(gallia),
  defineBoard(corsica),
  { ...defineBoard(aegyptus), rules: { scores: [squaresScore] } },
  defineBoard(creta),
  balearica,
] as const satisfies BoardsOf<typeof allMaps>);
