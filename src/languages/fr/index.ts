/**
 * All words of this package in French, with the terms of the French rules: `createLibrary({ maps, words: french })`.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from '../own';
import * as words from './words.js';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const french: OwnWords = words.whole;

/** Everything but screens, and faults of input. */
export const frenchGame: OwnGameWords = words.game;

/** What screens show beside the board, and what cards, tiles and places do. */
export const frenchScreens: OwnPartOfScreens = words.screens;

/** What is wrong with input, with maps and with rules, without the refusals of a game. */
export const frenchFaults: OwnFaultWords = words.faults;

// For libraries that play less: `createLibrary({ maps: [roma], words: [frenchBase, frenchRoma] })`.

/** All words of the base game. */
export const frenchBase: WordSet = words.base;

/** What the base game says in games. */
export const frenchBaseGame: WordSet = words.baseGame;

/** What the base game shows on screens. */
export const frenchBaseScreens: WordSet = words.baseScreens;

/** Faults of input, without those of maps and modules. */
export const frenchBaseFaults: WordSet = words.baseFaults;

/** The words of the map Aegyptus, beside those of the base game. */
export const frenchAegyptus: WordSet = words.aegyptus;

/** The words of the map Balearica, beside those of the base game. */
export const frenchBalearica: WordSet = words.balearica;

/** The words of bought goods, beside those of the base game. */
export const frenchBoughtGoods: WordSet = words.boughtGoods;

/** The words of the map Corsica, beside those of the base game. */
export const frenchCorsica: WordSet = words.corsica;

/** The words of the map Creta, beside those of the base game. */
export const frenchCreta: WordSet = words.creta;

/** The words of the forum, beside those of the base game. */
export const frenchForum: WordSet = words.forum;

/** The words of the map Gallia, beside those of the base game. */
export const frenchGallia: WordSet = words.gallia;

/** The words of the map Germania, beside those of the base game. */
export const frenchGermania: WordSet = words.germania;

/** The words of intermediate scoring, beside those of the base game. */
export const frenchIntermediateScoring: WordSet = words.intermediateScoring;

/** The words of the map Roma, beside those of the base game. */
export const frenchRoma: WordSet = words.roma;

/** The words of salt, beside those of the base game. */
export const frenchSalt: WordSet = words.salt;

/** The words of the map Sicilia, beside those of the base game. */
export const frenchSicilia: WordSet = words.sicilia;

/** The words of teams, beside those of the base game. */
export const frenchTeams: WordSet = words.teams;

/** The words of the cards of Concordia Venus, beside those of the base game. */
export const frenchVenus: WordSet = words.venus;
