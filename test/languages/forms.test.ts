/** Faults whose sentences have several forms, in French and in English: each form, as a person should read it. */
import { describe, expect, test } from 'vitest';
import { french } from '../../src/languages/fr';
import { clauseOf, inWords } from '../../src/model/telling';
import { englishErrors } from '../../src/words/faults';
import { NOWHERE, namesOf } from '../../src/words/names';

const LANGUAGES = [
  { words: englishErrors, names: namesOf(NOWHERE, new Map(), []) },
  { words: french, names: namesOf(NOWHERE, new Map(), [], french.names) },
];

/** A clause or a sentence with these facts, in English and in French. */
function told(reason: string, details: object): readonly string[] {
  return LANGUAGES.map(({ words, names }) => {
    const text =
      clauseOf(reason, details, names, [words]) ??
      inWords({ code: 'OTHER', reason, message: 'nobody says this', details }, names, [words])
        .message;
    return text.replace(/[\u00a0\u202f]/g, ' ');
  });
}

const CARDS = ['architect', 'colonist', 'consul', 'diplomat', 'farmer', 'mason', 'mercator'];
const MANY = [...CARDS, 'prefect', 'senator', 'smith'];

describe('in French', () => {
  test.each<readonly [reason: string, facts: object, french: string]>([
    ['unknownField', { fields: [{ name: 'x' }] }, 'champ inconnu : « x »'],
    [
      'unknownField',
      { fields: [{ name: 'x', nearest: 'y' }, { name: 'z' }], more: 3, advice: 'bonus' },
      'champs inconnus : « x » (voulez-vous dire y ?), « z » et 3 autres ; les points des règles propres au plateau ou à un module s’écrivent dans le champ bonus du joueur',
    ],
    [
      'otherMarker',
      { good: null, coins: 2 },
      'le marqueur doit montrer 2 pièces et aucune marchandise',
    ],
    [
      'otherMarker',
      { good: 'wine', coins: 1 },
      'le marqueur doit montrer 1 pièce et cette marchandise : vin',
    ],
    [
      'wrongColonists',
      { kind: 'land', count: 3 },
      'le joueur doit avoir en tout 3 colons de terre',
    ],
    ['wrongColonists', { kind: 'sea', count: 3 }, 'le joueur doit avoir en tout 3 colons de mer'],
    [
      'noSuchExit',
      { field: 'roma', exit: 'x', kind: 'sea' },
      'le lieu roma a la sortie x, qui n’est pas une route de mer',
    ],
    ['noRouteFromStart', { kind: 'sea', start: 'roma' }, 'aucune route de mer ne part de roma'],
    ['noRouteFromStart', { kind: 'land', start: 'roma' }, 'aucune route de terre ne part de roma'],
    [
      'ambiguous',
      { text: 'C', expected: ['Colonia', 'Carthago'] },
      '« C » peut vouloir dire Colonia ou Carthago',
    ],
    [
      'ambiguous',
      { text: 'C', expected: ['Colonia', 'Carthago'], more: 2 },
      '« C » peut vouloir dire Colonia, Carthago ou autre chose',
    ],
    ['otherwiseDone', { text: 'x', happened: [] }, '« x » n’est pas ce qui s’est passé'],
    [
      'otherwiseDone',
      { text: 'x', happened: ['y', 'z'] },
      '« x » n’est pas ce qui s’est passé : y ; z',
    ],
    [
      'unknownMap',
      { map: 'romx', known: ['roma'], nearest: 'roma' },
      'Voulez-vous dire roma ? Il n’y a pas de plateau romx ; plateaux disponibles : roma.',
    ],
    [
      'unknownMap',
      { map: 'romx', known: [] },
      'Il n’y a pas de plateau romx ; plateaux disponibles : aucun.',
    ],
    [
      'unknownPlace',
      { unknown: 'a~b', what: 'route', board: 'Roma', nearest: 'b~a', isSame: true },
      'Il n’y a pas de route a~b sur Roma ; cette route s’écrit b~a.',
    ],
    [
      'unknownPlace',
      { unknown: 'x', what: 'city', board: 'Roma', elsewhere: 'Creta' },
      'Il n’y a pas de cité x sur Roma ; cela se trouve sur Creta.',
    ],
    [
      'unknownProvince',
      { province: 'x', board: 'Roma', nearest: 'italia' },
      'Il n’y a pas de province x sur Roma ; voulez-vous dire italia ?',
    ],
    ['unknownProvince', { province: 'x', board: 'Roma' }, 'Il n’y a pas de province x sur Roma.'],
    [
      'rulesFailed',
      { rules: 'toy', at: 'the step build, options', failure: 'promise' },
      'Les règles de toy ont échoué, à l’endroit action build, options : elles ont renvoyé une promesse, mais les règles doivent être synchrones',
    ],
    [
      'rulesFailed',
      { at: 'the gate', failure: 'badValue', found: 'string' },
      'Des règles ont échoué, à l’endroit the gate : ce qui est renvoyé est un texte',
    ],
    [
      'rulesFailed',
      {
        rules: 'toy',
        at: 'setUp',
        failure: 'badValue',
        found: 'string',
        expected: ['array', 'null'],
      },
      'Les règles de toy ont échoué, à l’endroit setUp : ce qui est renvoyé est un texte au lieu d’une liste ou vide',
    ],
    [
      'rulesFailed',
      { rules: 'toy', at: 'setUp', failure: 'misuse', issues: [] },
      'Les règles de toy ont échoué, à l’endroit setUp : une fonction est mal appelée',
    ],
    [
      'rulesFailed',
      { rules: 'toy', at: 'setUp', failure: 'badAmount', of: 'wine', amount: -1, seat: 2 },
      'Les règles de toy ont échoué, à l’endroit setUp : il reste -1 pour le vin au siège 2',
    ],
    [
      'sameWordTwice',
      { part: 'x', modules: ['salt', 'venus'] },
      'Deux parties de cette bibliothèque définissent le même nom (partie x) : salt et venus.',
    ],
    [
      'sameWordTwice',
      { part: 'x', isBase: true },
      'Deux parties de cette bibliothèque définissent le même nom (partie x). Il se peut que concordia-rules/kit soit chargé en deux exemplaires.',
    ],
    [
      'unknownWord',
      { rules: 'toy', role: 'x' },
      'Les règles de toy nomment ce qu’aucune partie de cette bibliothèque ne définit (rôle x).',
    ],
  ])('%s %j', (reason, facts, french) => {
    const [, words] = told(reason, facts);
    expect(words).toBe(french);
  });

  test('of many cards eight are named', () => {
    const [, words = ''] = told('otherDeck', { missing: MANY, extra: ['weaver'] });
    expect(words).toMatch(/; il manque ([^,]+, ){7}[^,]+ et 2 autres ; de trop : /);
    const [, missing = ''] = told('otherDeck', { missing: [], extra: CARDS });
    expect(missing).not.toContain('il manque');
    expect(missing).not.toContain('autres');
  });
});

describe('in English', () => {
  test.each<readonly [reason: string, facts: object, english: string]>([
    [
      'unknownProvince',
      { province: 'x', board: 'Roma', nearest: 'italia' },
      'Roma has no province x; did you mean italia?',
    ],
    ['unknownProvince', { province: 'x', board: 'Roma' }, 'Roma has no province x.'],
    [
      'rulesFailed',
      { rules: 'toy', at: 'setUp', failure: 'misuse', issues: [] },
      'The rules of toy failed in setUp: a function was called with invalid arguments',
    ],
  ])('%s %j', (reason, facts, english) => {
    const [words] = told(reason, facts);
    expect(words).toBe(english);
  });
});
