/** Faults of answers, and errors that end the dialogue, in English and in French. */
import { fr, listed as listedInFrench, meant } from '../../languages/fr/grammar';
import type { ShapeFacts } from '../../model/fault-facts';
import type { WordsFor } from '../../model/fault-words';
import { listed } from '../../model/names';
import { asHint } from '../../model/nearest';

type NoFacts = object;

/** The file that keeps the answers; undefined if they are lost. */
interface KeptIn {
  readonly draft?: string | undefined;
}

/** Kinds of things that answers name. */
export type What = 'card' | 'city' | 'game' | 'god' | 'good' | 'map' | 'player' | 'tile';

/** The reasons with their facts. The library has its own reasons. */
export interface AskFacts extends Pick<ShapeFacts, 'wrongSize'> {
  readonly answerMissing: NoFacts;
  readonly notKnown: {
    readonly what: What;
    readonly word: string;
    readonly nearest?: string;
    /** All known names, if there are few. */
    readonly known?: readonly string[];
  };
  /** `more` counts the meanings that are not listed. */
  readonly severalMeant: {
    readonly word: string;
    readonly found: readonly string[];
    readonly more: number;
  };
  readonly nothingCounted: { readonly count: string };
  readonly neitherYesNorNo: NoFacts;
  readonly noWholeNumber: { readonly found: string };
  readonly nobodyPlayed: NoFacts;
  readonly oddNames: { readonly names: number };
  readonly minervaNotNamed: NoFacts;
  readonly whichGoods: { readonly goods: readonly string[] };
  readonly firstQuestion: NoFacts;
  readonly answerTooLong: NoFacts;
  readonly endedEarly: KeptIn;
  readonly endedByQuit: KeptIn;
  readonly interrupted: KeptIn;
  /** A question with its usual answer; `since` is a date with a time. */
  readonly draftFound: { readonly since: string };
  readonly draftHelp: NoFacts;
  /** Of so many answers of a draft, those that can still be given. */
  readonly draftTaken: { readonly taken: number; readonly answers: number };
  readonly draftNotKept: { readonly why: string };
  readonly otherEnding: { readonly file: string; readonly endings: readonly string[] };
  readonly inputNotRead: { readonly why: string };
}

const WHAT: Readonly<Record<What, string>> = {
  card: 'card',
  city: 'city',
  game: 'game',
  god: 'god or specialist',
  good: 'good',
  map: 'map',
  player: 'player',
  tile: 'tile',
};

export const englishAskFaults: WordsFor<AskFacts> = {
  // Only numbers have this fault.
  wrongSize: (_names, { most, least = 0 }) =>
    most === undefined ? `at least ${least}` : `at most ${most}`,
  answerMissing: () => 'type an answer, or ? for help',
  notKnown: (_names, { what, word, nearest, known = [] }) =>
    `there is no ${WHAT[what]} ${word}${known.length === 0 ? asHint(nearest) : `; choose from ${known.join(', ')}`}`,
  severalMeant: (_names, { word, found, more }) =>
    `${word} could be ${listed(found, 'or')}${more === 0 ? '' : `, or ${more} more`}`,
  nothingCounted: (_names, { count }) => `say what there are ${count} of`,
  neitherYesNorNo: () => 'answer yes or no',
  noWholeNumber: (_names, { found }) => `type a whole number, not ${found}`,
  nobodyPlayed: () => 'somebody must have played',
  oddNames: (names, { names: count }) =>
    `name two players for each team, not ${names.counted(count, 'player')} in all`,
  minervaNotNamed: () => "name Minerva's cards, such as farmer or smith",
  whichGoods: (_names, { goods }) =>
    `name the goods, or type ${goods.length} numbers: ${goods.join(', ')}`,
  firstQuestion: () => 'this is the first question',
  answerTooLong: () => 'an answer is too long',
  endedEarly: (_names, { draft }) =>
    draft === undefined
      ? 'the answers ended too early; nothing was saved'
      : `the answers ended too early; they are kept in ${draft}`,
  endedByQuit: (_names, { draft }) =>
    draft === undefined
      ? 'ended by quit; nothing was saved'
      : `ended by quit; the answers are kept in ${draft}`,
  interrupted: (_names, { draft }) =>
    draft === undefined
      ? 'nothing is saved'
      : `the answers are kept in ${draft}; the same command goes on with them`,
  draftFound: (_names, { since }) => `Go on with the sheet from ${since}? [yes]`,
  draftHelp: () => 'yes: go on where it ended; no: begin again, without those answers',
  draftTaken: (names, { taken, answers }) =>
    taken === answers
      ? `${names.counted(taken, 'answer')} taken over`
      : `${taken} of ${names.counted(answers, 'answer')} taken over; the others no longer fit, and are asked again`,
  draftNotKept: (_names, { why }) => `the answers are not kept: ${why}`,
  otherEnding: (_names, { file, endings }) =>
    `${file} cannot be written: its name must end with ${endings.join(', ')}`,
  inputNotRead: (_names, { why }) => `standard input cannot be read: ${why}`,
};

const FRENCH_WHAT: Readonly<Record<What, string>> = {
  card: 'carte',
  city: 'cité',
  game: 'jeu',
  god: 'dieu ni de spécialiste',
  good: 'marchandise',
  map: 'plateau',
  player: 'joueur',
  tile: 'tuile',
};

export const frenchAskFaults: WordsFor<AskFacts> = {
  wrongSize: (_names, { most, least = 0 }) =>
    most === undefined ? fr`au moins ${least}` : fr`au plus ${most}`,
  answerMissing: () => fr`tapez une réponse, ou ? pour de l’aide`,
  notKnown(_names, { what, word, nearest, known = [] }) {
    const rest =
      known.length === 0 ? meant(nearest) : fr` ; choisissez parmi ${listedInFrench(known)}`;
    return fr`il n’y a pas de ${FRENCH_WHAT[what]} ${word}${rest}`;
  },
  severalMeant: (_names, { word, found, more }) =>
    fr`${word} peut vouloir dire ${listedInFrench(found, 'ou')}${more === 0 ? '' : fr`, ou ${more} autres`}`,
  nothingCounted: (_names, { count }) => fr`dites de quoi il y a ${count}`,
  neitherYesNorNo: () => 'répondez par oui ou par non',
  noWholeNumber: (_names, { found }) => fr`tapez un nombre entier, et non ${found}`,
  nobodyPlayed: () => 'quelqu’un doit avoir joué',
  oddNames: (names, { names: count }) =>
    fr`nommez deux joueurs par équipe, et non ${names.counted(count, 'joueur')} en tout`,
  minervaNotNamed: () => 'nommez les cartes de Minerve, par exemple fermier ou forgeron',
  whichGoods: (_names, { goods }) =>
    fr`nommez les marchandises, ou tapez ${goods.length} nombres : ${goods.join(', ')}`,
  firstQuestion: () => 'c’est la première question',
  answerTooLong: () => 'une réponse est trop longue',
  endedEarly: (_names, { draft }) =>
    draft === undefined
      ? fr`les réponses s’arrêtent trop tôt ; rien n’est enregistré`
      : fr`les réponses s’arrêtent trop tôt ; elles sont gardées dans ${draft}`,
  endedByQuit: (_names, { draft }) =>
    draft === undefined
      ? fr`terminé par quit ; rien n’est enregistré`
      : fr`terminé par quit ; les réponses sont gardées dans ${draft}`,
  interrupted: (_names, { draft }) =>
    draft === undefined
      ? 'rien n’est enregistré'
      : fr`les réponses sont gardées dans ${draft} ; la même commande les reprend`,
  draftFound: (_names, { since }) => fr`Reprendre la feuille du ${since} ? [oui]`,
  draftHelp: () => fr`oui : on reprend à la fin ; non : on recommence, sans ces réponses`,
  draftTaken: (names, { taken, answers }) =>
    taken === answers
      ? fr`on reprend ${names.counted(taken, 'réponse')}`
      : fr`on reprend ${taken} de ${names.counted(answers, 'réponse')} ; les autres ne vont plus, et sont demandées à nouveau`,
  draftNotKept: (_names, { why }) => fr`les réponses ne sont pas gardées : ${why}`,
  otherEnding: (_names, { file, endings }) =>
    fr`on ne peut pas écrire ${file} : le nom doit finir par ${endings.join(', ')}`,
  inputNotRead: (_names, { why }) => fr`on ne peut pas lire l’entrée standard : ${why}`,
};
