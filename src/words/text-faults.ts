/** Faults of logs as text, in English; loaded with the notation. */

import { clauseOf, type ErrorWords, type WordsFor } from '../model/fault-words';
import type { TextFacts } from '../model/faults';
import { asHint } from '../model/find';
import { listed, pieceIn } from '../model/names';
import type { GameState } from '../model/state';
import { NOWHERE, namesOf } from './names';
import type { Naming } from './naming';

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

const textFaults: WordsFor<TextFacts> = {
  tooManyTags: (_names, { most }) => `there are more than ${most} tags`,
  tooManyClauses: (_names, { most }) => `there are more than ${most} actions`,
  tooManyLines: (_names, { most }) => `there are more than ${most} lines and comments`,
  tooManyCorrections: (_names, { most }) => `there are more than ${most} corrections`,
  brokenTag: (_names, { example }) => `write a tag like ${example}`,
  tagTwice: (_names, { tag }) => `there are two ${tag} tags`,
  unknownTag: (_names, { tag, nearest }) =>
    `there is no tag ${tag}${asHint(nearest) || '.'} If it is a note, write [meta.${tag} "..."]`,
  noJson: () => 'this is not JSON',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? `this log has version ${text}; install a newer concordia-rules, because this one reads version ${version}`
      : `this log has version ${text}; the current version is ${version}`,
  mapMissing: (_names, { example }) => `name the map, such as ${example}`,
  playersMissing: (_names, { example }) => `name the players, such as ${example}`,
  wrongPlayers: (_names, { least, most }) =>
    `name ${least} to ${most} players, with commas between them`,
  noNumber: (_names, { text }) => `${quoted(text)} is not a whole number`,
  ambiguous: (_names, { text, expected, more = 0 }) =>
    `${quoted(text)} could mean ${listed(more === 0 ? expected : [...expected, 'something else'], 'or')}`,
  displayMissing: () => 'name the cards on display first, in [Display "..."]',
  seedOrDraws: () => 'give a seed, or what was drawn at the table',
  yesOrNo: () => 'write yes or no',
  actionInComment: (_names, { text }) =>
    `${quoted(text)} reads like an action; reword the comment, or put one blank before the semicolon`,
  noSuchWord: (_names, { text, nearest }) =>
    `nothing here is called ${quoted(text)}${asHint(nearest)}`,
  afterGame: (_names, { text }) => `${quoted(text)} comes after the end of the game`,
  otherTurn: (_names, { player, decision }) => `it is not ${player}'s turn: ${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${quoted(text)} is not possible here: ${decision}${asHint(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    happened.length === 0
      ? `${quoted(text)} is not what happened`
      : `${quoted(text)} is not what happened: ${happened.join('; ')}`,
  otherPrice: (_names, { nearest }) => `the price is wrong; write ${quoted(nearest)}`,
  tooManyWords: (_names, { text }) => `${quoted(text)} is longer than any action`,
  noWholeAction: (_names, { text }) => `${quoted(text)} is not a complete action`,
  cardNotSeen: (_names, { card }) =>
    `no line says when ${card} was revealed; name the cards in [Display] and [Deck], or write + ${card}`,
  tokenNotKnown: (names, { city, goods }) =>
    `nothing says which token ${city} has: ${listed(goods.map(names.good), 'or')}; name it in [Cities]`,
  markerNotKnown: (names, { province, goods }) =>
    `nothing says which bonus marker ${province} has: ${listed(goods.map(names.good), 'or')}; name it in [Bonus]`,
  drawNotKnown: (names, { tag, place, pieces }) =>
    `nothing says what was drawn for ${typeof place === 'number' ? `place ${place}` : place} of [${tag}]: ${listed(pieces.map(pieceIn(names)), 'or')}; name it there`,
  drawsInFull: (_names, { tag, part }) =>
    `in [${tag}] everything has to be noted: ? stands for what nobody knows only without a seed, and only if the rules of ${part} say what they draw from`,
  otherMarkerNoted: (names, { province, good }) =>
    `with these city tokens, the bonus marker of ${province} cannot show ${names.good(good)}`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `this is turn ${turn} of the game, in round ${round}, not ${found}; is a line missing?`,
  afterEnd: () => 'the log has ended before this',
  wrongCorrection: (_names, { text }) => `“${text}” does not say what is corrected`,
  variationOfNothing: (_names, { most }) =>
    `a variation follows the line that it replaces, and there are at most ${most} within each other`,
  notInVariation: (_names, { text }) => `“${text}” cannot be part of a variation`,
  commentTooLong: (_names, { most }) => `this comment has more than ${most} letters`,
  commentNotClosed: () => 'the comment that begins here needs a } at its end',
};

/** Words for the faults of a text. */
export const textErrors: ErrorWords = { faults: textFaults };

/** A function that returns the clause for a reason; undefined if there are no words for it. */
export function clausesOf({ cards, words, errorWords, namesFor }: Naming) {
  const names = namesOf(NOWHERE, cards, [], words.names);
  return (reason: string, facts: object, state?: GameState): string | undefined =>
    clauseOf(reason, facts, state === undefined ? names : namesFor(state), errorWords);
}

function quoted(text: string): string {
  return `“${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}
