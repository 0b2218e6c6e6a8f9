/** Sentences name things; ids are for programs. Every text is said with every fact of its kind, in every language. */
// answers for src/words src/cli/languages src/languages src/maps src/modules
import { describe, expect, test } from 'vitest';
import { TAGS } from '../support/game-words';
import { type SaidIn, saidIn } from '../support/said-in';
import { textsIn } from '../support/varied-facts';

/**
 * What is about data or code: it repeats what stands there, or says what to write, so that a reader finds it. The
 * beginning of a key, and what it repeats.
 */
const WRITTEN: readonly (readonly [key: string, what: string])[] = [
  // Sentences about a whole input end with a clause of their own, or repeat the place in it.
  ['refusals.invalid', 'the clause behind it'],
  ['refusals.unreadableText', 'the clause behind it'],
  ['refusals.rulesFailed', 'a function of rules, and what these threw'],
  ['faults.otherwiseWrong', 'the message of a schema'],
  // An unknown id, and known ones to write instead.
  ['refusals.unknownMap', 'an unknown map'],
  ['refusals.otherMap', 'the map of a state'],
  ['refusals.unknownPlace', 'an unknown place'],
  ['refusals.unknownProvince', 'an unknown province'],
  ['faults.unknownField', 'an unknown field'],
  ['faults.unknownName', 'an unknown name'],
  ['faults.unknownCard', 'an unknown card'],
  ['faults.unknownEvent', 'an unknown event'],
  ['faults.unknownTile', 'an unknown tile'],
  ['faults.unknownGood', 'an unknown good'],
  ['faults.noSuch', 'an unknown id'],
  ['faults.notOnMap', 'an unknown place'],
  ['faults.notHere', 'an unknown place'],
  // What maps, modules and libraries are made of.
  ['refusals.unsupported', 'a module to import'],
  ['refusals.moduleNotPlayed', 'an option and its module'],
  ['refusals.notDefined', 'a function to call'],
  ['refusals.sameWordTwice', 'ids of rules'],
  ['refusals.unknownWord', 'ids of rules'],
  ['faults.missing', 'an id of a map'],
  ['faults.notAnId', 'an id to write'],
  ['faults.notAName', 'a name to write'],
  ['faults.notALibrary', 'functions'],
  ['faults.nameMissing', 'an id of a map'],
  ['faults.nameTaken', 'the name of a field'],
  ['faults.nothingDrawn', 'the id of a part'],
  ['faults.drawsInFull', 'the id of a part'],
  ['faults.notForTheLobby', 'options'],
  ['faults.dealIsTaken', 'an action'],
  ['faults.choiceIsOpen', 'a choice of rules'],
  ['faults.idOfOther', 'the id of a module'],
  ['faults.field', 'a field of a template'],
  ['faults.route', 'routes of a map'],
  ['faults.placeTwice', 'an id of a map'],
  ['faults.provinceTwice', 'an id of a map'],
  ['faults.cityTwice', 'an id of a map'],
  ['faults.cityWithoutProvince', 'an id of a map'],
  ['faults.notForHouses', 'an id of a map'],
  ['faults.startsOutsideCapital', 'an id of a map'],
  ['faults.noRouteFromStart', 'an id of a map'],
  ['faults.cutOff', 'an id of a map'],
  ['faults.labelOfNothing', 'an id of a map'],
  ['faults.noPointFor', 'an id of a map'],
  ['faults.pointOfNothing', 'an id of a map'],
];

/** Ids have small letters; those of several words have hyphens, signs between them or capitals inside. */
const ID = /^[a-z][a-z0-9]*(?:[-~:][a-z0-9~]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$/;
/** In other languages, a single word is an id, too: nobody says `brick` there, nor `grey`. */
const WORD = /^[a-z]{3,}$/;

/** Words of English that a language has for the same thing. */
const SAME: Readonly<Record<(typeof TAGS)[number], readonly string[]>> = {
  en: [],
  de: ['orange'],
  fr: ['orange', 'code', 'province'],
  nl: ['hand', 'land', 'code', 'god'],
  pl: [],
  ja: [],
};

/** An id that stands in a sentence as a word of it, and not in quotes. */
function idIn(tag: (typeof TAGS)[number], { facts, text }: SaidIn): string | undefined {
  return textsIn(facts).find((id) => {
    if (!ID.test(id) && (tag === 'en' || !WORD.test(id))) return false;
    if (SAME[tag].includes(id)) return false;
    const word = new RegExp(
      `(?<![\\p{Script=Latin}\\d“„«「"~:#.-])(?<!«\\u00a0)${id}(?![\\p{Script=Latin}\\d~:#-])`,
      'u',
    );
    return word.test(text);
  });
}

const used = new Set<unknown>();

function isWritten({ room, key }: SaidIn): boolean {
  const rule = WRITTEN.find(([start]) => room === 'game' && key.startsWith(start));
  used.add(rule);
  return rule !== undefined;
}

describe.each(TAGS)('%s', (tag) => {
  test('no sentence has an id in it', () => {
    const found = saidIn(tag).flatMap((said) => {
      const id = idIn(tag, said);
      return id === undefined || isWritten(said) ? [] : `${said.key}: ${id}\n  ${said.text}`;
    });
    expect(found.slice(0, 20)).toEqual([]);
  });
});

test('every exception is needed', () => {
  expect(WRITTEN.filter((rule) => !used.has(rule))).toEqual([]);
});

describe('an id is found', () => {
  const said = (text: string, ...facts: readonly string[]): SaidIn => ({
    room: 'game',
    key: 'events.cardPlayed',
    facts,
    text,
  });

  test.each<[(typeof TAGS)[number], string, string]>([
    ['en', 'Livia plays prefect-architect-i', 'prefect-architect-i'],
    ['en', 'Livia may playCard', 'playCard'],
    ['de', 'mehr als 9 Städte mit brick', 'brick'],
    ['ja', 'Romaの資源はclothではない', 'cloth'],
  ])('%s: %s', (tag, text, id) => {
    expect(idIn(tag, said(text, id))).toBe(id);
  });

  test('but not in a name, nor in quotes', () => {
    expect(idIn('de', said('„brick“ kennt niemand', 'brick'))).toBeUndefined();
    expect(idIn('en', said('Livia plays Prefect', 'prefect'))).toBeUndefined();
  });
});
