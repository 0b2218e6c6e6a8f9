/**
 * All words of this package in Japanese, with the terms of the Japanese rules: `createLibrary({ maps, words: japanese })`.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';
import type { OwnFaultWords, OwnGameWords, OwnPartOfScreens, OwnWords } from '../own';
import * as words from './words.js';

/** Names of cities, provinces, maps and tiles come from the parts of a library. */
export const japanese: OwnWords = words.whole;

/** Everything but screens, and faults of input. */
export const japaneseGame: OwnGameWords = words.game;

/** What screens show beside the board, and what cards, tiles and places do. */
export const japaneseScreens: OwnPartOfScreens = words.screens;

/** What is wrong with input, with maps and with rules, without the refusals of a game. */
export const japaneseFaults: OwnFaultWords = words.faults;

// For libraries that play less: `createLibrary({ maps: [roma], words: [japaneseBase, japaneseRoma] })`.

/** All words of the base game. */
export const japaneseBase: WordSet = words.base;

/** What the base game says in games. */
export const japaneseBaseGame: WordSet = words.baseGame;

/** What the base game shows on screens. */
export const japaneseBaseScreens: WordSet = words.baseScreens;

/** Faults of input, without those of maps and modules. */
export const japaneseBaseFaults: WordSet = words.baseFaults;

/** The words of the map Aegyptus, beside those of the base game. */
export const japaneseAegyptus: WordSet = words.aegyptus;

/** The words of the map Balearica, beside those of the base game. */
export const japaneseBalearica: WordSet = words.balearica;

/** The words of bought goods, beside those of the base game. */
export const japaneseBoughtGoods: WordSet = words.boughtGoods;

/** The words of the map Corsica, beside those of the base game. */
export const japaneseCorsica: WordSet = words.corsica;

/** The words of the map Creta, beside those of the base game. */
export const japaneseCreta: WordSet = words.creta;

/** The words of the forum, beside those of the base game. */
export const japaneseForum: WordSet = words.forum;

/** The words of the map Gallia, beside those of the base game. */
export const japaneseGallia: WordSet = words.gallia;

/** The words of the map Germania, beside those of the base game. */
export const japaneseGermania: WordSet = words.germania;

/** The words of intermediate scoring, beside those of the base game. */
export const japaneseIntermediateScoring: WordSet = words.intermediateScoring;

/** The words of the map Roma, beside those of the base game. */
export const japaneseRoma: WordSet = words.roma;

/** The words of salt, beside those of the base game. */
export const japaneseSalt: WordSet = words.salt;

/** The words of the map Sicilia, beside those of the base game. */
export const japaneseSicilia: WordSet = words.sicilia;

/** The words of teams, beside those of the base game. */
export const japaneseTeams: WordSet = words.teams;

/** The words of the cards of Concordia Venus, beside those of the base game. */
export const japaneseVenus: WordSet = words.venus;
