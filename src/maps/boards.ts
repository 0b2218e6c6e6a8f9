/** The boards of this package without their rules, for programs that play no game: much smaller. */
import { type DrawnMap, defineBoard } from '../kit';
import { type ScorerDefinition, withLayout } from '../kit-rules';
import {
  board as boardAegyptus,
  places as placesAegyptus,
  points as pointsAegyptus,
} from './aegyptus/board';
import { squaresScore } from './aegyptus/score';
import type { OneForEachMap } from './all';
import { balearica, places as placesBalearica } from './balearica';
import { britannia, places as placesBritannia } from './britannia';
import { byzantium, places as placesByzantium } from './byzantium';
import {
  board as boardCorsica,
  places as placesCorsica,
  points as pointsCorsica,
} from './corsica/board';
import { board as boardCreta, places as placesCreta, points as pointsCreta } from './creta/board';
import { cyprus, places as placesCyprus } from './cyprus';
import {
  board as boardGallia,
  places as placesGallia,
  points as pointsGallia,
} from './gallia/board';
import {
  board as boardGermania,
  places as placesGermania,
  points as pointsGermania,
} from './germania/board';
import { hellas, places as placesHellas } from './hellas';
import { hispania, places as placesHispania } from './hispania';
import { imperium, places as placesImperium } from './imperium';
import { ionium, places as placesIonium } from './ionium';
import { italia, places as placesItalia } from './italia';
import { board as boardRoma, places as placesRoma, points as pointsRoma } from './roma/board';
import { byzantiumScore } from './roma/score';
import {
  board as boardSicilia,
  places as placesSicilia,
  points as pointsSicilia,
} from './sicilia/board';

/** Places, and the names of points that a map brings: what scoring needs. */
export const allPlaces = Object.freeze([
  placesImperium,
  placesItalia,
  placesSicilia,
  { ...placesRoma, rules: { scores: [byzantiumScore] } },
  placesHellas,
  placesIonium,
  placesCyprus,
  placesBritannia,
  placesGermania,
  placesByzantium,
  placesHispania,
  placesGallia,
  placesCorsica,
  { ...placesAegyptus, rules: { scores: [squaresScore] } },
  placesCreta,
  placesBalearica,
] as const satisfies OneForEachMap<NonNullable<ScorerDefinition['maps']>[number]>);

/** Boards with points: what pictures need. */
export const allBoards = Object.freeze([
  imperium,
  italia,
  withLayout(defineBoard(boardSicilia), pointsSicilia),
  withLayout(defineBoard(boardRoma), pointsRoma),
  hellas,
  ionium,
  cyprus,
  britannia,
  withLayout(defineBoard(boardGermania), pointsGermania),
  byzantium,
  hispania,
  withLayout(defineBoard(boardGallia), pointsGallia),
  withLayout(defineBoard(boardCorsica), pointsCorsica),
  withLayout(defineBoard(boardAegyptus), pointsAegyptus),
  withLayout(defineBoard(boardCreta), pointsCreta),
  balearica,
] as const satisfies OneForEachMap<DrawnMap>);
