/**
 * All words of this package in Dutch, with the terms of the Dutch rules: `createLibrary({ maps, words: dutch })`.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from '../own';
import * as words from './words.js';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const dutch: OwnWords = words.whole;

/** Everything but screens, and faults of input. */
export const dutchGame: OwnGameWords = words.game;

/** What screens show beside the board, and what cards, tiles and places do. */
export const dutchScreens: OwnPartOfScreens = words.screens;

/** What is wrong with input, with maps and with rules, without the refusals of a game. */
export const dutchFaults: OwnFaultWords = words.faults;

// For libraries that play less: `createLibrary({ maps: [roma], words: [dutchBase, dutchRoma] })`.

/** All words of the base game. */
export const dutchBase: WordSet = words.base;

/** What the base game says in games. */
export const dutchBaseGame: WordSet = words.baseGame;

/** What the base game shows on screens. */
export const dutchBaseScreens: WordSet = words.baseScreens;

/** Faults of input, without those of maps and modules. */
export const dutchBaseFaults: WordSet = words.baseFaults;

/** The words of the map Aegyptus, beside those of the base game. */
export const dutchAegyptus: WordSet = words.aegyptus;

/** The words of the map Balearica, beside those of the base game. */
export const dutchBalearica: WordSet = words.balearica;

/** The words of bought goods, beside those of the base game. */
export const dutchBoughtGoods: WordSet = words.boughtGoods;

/** The words of the map Corsica, beside those of the base game. */
export const dutchCorsica: WordSet = words.corsica;

/** The words of the map Creta, beside those of the base game. */
export const dutchCreta: WordSet = words.creta;

/** The words of the forum, beside those of the base game. */
export const dutchForum: WordSet = words.forum;

/** The words of the map Gallia, beside those of the base game. */
export const dutchGallia: WordSet = words.gallia;

/** The words of the map Germania, beside those of the base game. */
export const dutchGermania: WordSet = words.germania;

/** The words of intermediate scoring, beside those of the base game. */
export const dutchIntermediateScoring: WordSet = words.intermediateScoring;

/** The words of the map Roma, beside those of the base game. */
export const dutchRoma: WordSet = words.roma;

/** The words of salt, beside those of the base game. */
export const dutchSalt: WordSet = words.salt;

/** The words of the map Sicilia, beside those of the base game. */
export const dutchSicilia: WordSet = words.sicilia;

/** The words of teams, beside those of the base game. */
export const dutchTeams: WordSet = words.teams;

/** The words of the cards of Concordia Venus, beside those of the base game. */
export const dutchVenus: WordSet = words.venus;
