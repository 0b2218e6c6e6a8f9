/**
 * All words of this package in Polish, with the terms of the Polish rules: `createLibrary({ maps, words: polish })`.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from '../own';
import * as words from './words.js';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const polish: OwnWords = words.whole;

/** Everything but screens, and faults of input. */
export const polishGame: OwnGameWords = words.game;

/** What screens show beside the board, and what cards, tiles and places do. */
export const polishScreens: OwnPartOfScreens = words.screens;

/** What is wrong with input, with maps and with rules, without the refusals of a game. */
export const polishFaults: OwnFaultWords = words.faults;

// For libraries that play less: `createLibrary({ maps: [roma], words: [polishBase, polishRoma] })`.

/** All words of the base game. */
export const polishBase: WordSet = words.base;

/** What the base game says in games. */
export const polishBaseGame: WordSet = words.baseGame;

/** What the base game shows on screens. */
export const polishBaseScreens: WordSet = words.baseScreens;

/** Faults of input, without those of maps and modules. */
export const polishBaseFaults: WordSet = words.baseFaults;

/** The words of the map Aegyptus, beside those of the base game. */
export const polishAegyptus: WordSet = words.aegyptus;

/** The words of the map Balearica, beside those of the base game. */
export const polishBalearica: WordSet = words.balearica;

/** The words of bought goods, beside those of the base game. */
export const polishBoughtGoods: WordSet = words.boughtGoods;

/** The words of the map Corsica, beside those of the base game. */
export const polishCorsica: WordSet = words.corsica;

/** The words of the map Creta, beside those of the base game. */
export const polishCreta: WordSet = words.creta;

/** The words of the forum, beside those of the base game. */
export const polishForum: WordSet = words.forum;

/** The words of the map Gallia, beside those of the base game. */
export const polishGallia: WordSet = words.gallia;

/** The words of the map Germania, beside those of the base game. */
export const polishGermania: WordSet = words.germania;

/** The words of intermediate scoring, beside those of the base game. */
export const polishIntermediateScoring: WordSet = words.intermediateScoring;

/** The words of the map Roma, beside those of the base game. */
export const polishRoma: WordSet = words.roma;

/** The words of salt, beside those of the base game. */
export const polishSalt: WordSet = words.salt;

/** The words of the map Sicilia, beside those of the base game. */
export const polishSicilia: WordSet = words.sicilia;

/** The words of teams, beside those of the base game. */
export const polishTeams: WordSet = words.teams;

/** The words of the cards of Concordia Venus, beside those of the base game. */
export const polishVenus: WordSet = words.venus;
