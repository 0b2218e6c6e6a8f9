/**
 * All words of this package in German, with the terms of the German rules: `createLibrary({ maps, words: german })`.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from '../own';
import * as words from './words.js';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const german: OwnWords = words.whole;

/** Everything but screens, and faults of input. */
export const germanGame: OwnGameWords = words.game;

/** What screens show beside the board, and what cards, tiles and places do. */
export const germanScreens: OwnPartOfScreens = words.screens;

/** What is wrong with input, with maps and with rules, without the refusals of a game. */
export const germanFaults: OwnFaultWords = words.faults;

// For libraries that play less: `createLibrary({ maps: [roma], words: [germanBase, germanRoma] })`.

/** All words of the base game. */
export const germanBase: WordSet = words.base;

/** What the base game says in games. */
export const germanBaseGame: WordSet = words.baseGame;

/** What the base game shows on screens. */
export const germanBaseScreens: WordSet = words.baseScreens;

/** Faults of input, without those of maps and modules. */
export const germanBaseFaults: WordSet = words.baseFaults;

/** The words of the map Aegyptus, beside those of the base game. */
export const germanAegyptus: WordSet = words.aegyptus;

/** The words of the map Balearica, beside those of the base game. */
export const germanBalearica: WordSet = words.balearica;

/** The words of bought goods, beside those of the base game. */
export const germanBoughtGoods: WordSet = words.boughtGoods;

/** The words of the map Corsica, beside those of the base game. */
export const germanCorsica: WordSet = words.corsica;

/** The words of the map Creta, beside those of the base game. */
export const germanCreta: WordSet = words.creta;

/** The words of the forum, beside those of the base game. */
export const germanForum: WordSet = words.forum;

/** The words of the map Gallia, beside those of the base game. */
export const germanGallia: WordSet = words.gallia;

/** The words of the map Germania, beside those of the base game. */
export const germanGermania: WordSet = words.germania;

/** The words of intermediate scoring, beside those of the base game. */
export const germanIntermediateScoring: WordSet = words.intermediateScoring;

/** The words of the map Roma, beside those of the base game. */
export const germanRoma: WordSet = words.roma;

/** The words of salt, beside those of the base game. */
export const germanSalt: WordSet = words.salt;

/** The words of the map Sicilia, beside those of the base game. */
export const germanSicilia: WordSet = words.sicilia;

/** The words of teams, beside those of the base game. */
export const germanTeams: WordSet = words.teams;

/** The words of the cards of Concordia Venus, beside those of the base game. */
export const germanVenus: WordSet = words.venus;
