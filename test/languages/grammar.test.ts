/** Grammar by hand: French, then what Polish and German decline. */
// answers for src/words
import { describe, expect, test } from 'vitest';
import { at, from, to } from '../../src/languages/de/grammar';
import { german } from '../../src/languages/de/index';
import { counted, fr, listed } from '../../src/languages/fr/grammar';
import { french } from '../../src/languages/fr/index';
import { aGood, names } from '../../src/languages/fr/names';
import {
  CARD,
  fromPlace,
  inPlace,
  intoPlace,
  ofPlayer,
  counted as polishCounted,
  some,
  toPlayer,
  who,
} from '../../src/languages/pl/grammar';
import { polish } from '../../src/languages/pl/index';
import { namesWith } from '../../src/model/names';
import { wordsWith } from '../../src/words/merged-words';

describe('numbers', () => {
  test.each([
    [0, '0 sesterce'],
    [1, '1 sesterce'],
    [2, '2 sesterces'],
    [18, '18 sesterces'],
  ])('%i', (amount, text) => {
    expect(names.money(amount)).toBe(text);
  });

  test('of what is no plain plural', () => {
    expect(counted(1, 'tuile utilisée', 'tuiles utilisées')).toBe('1 tuile utilisée');
    expect(counted(9, 'tuile utilisée', 'tuiles utilisées')).toBe('9 tuiles utilisées');
  });
});

describe('goods', () => {
  test('are counted', () => {
    expect(names.goods({})).toBe('rien');
    expect(names.goods({ brick: 1 })).toBe('1 brique');
    expect(names.goods({ brick: 2, wine: 1 })).toBe('2 briques et 1 vin');
    expect(names.goods({ food: 2, tool: 3, salt: 2 })).toBe('2 nourritures, 3 outils et 2 sels');
  });

  test('have a gender', () => {
    expect(aGood('brick')).toBe('une brique');
    expect(aGood('food')).toBe('une nourriture');
    expect(aGood('tool')).toBe('un outil');
    expect(aGood('wine')).toBe('un vin');
    expect(aGood('cloth')).toBe('un tissu');
    expect(aGood('salt')).toBe('un sel');
  });

  test('are paid with money and steps', () => {
    expect(names.cost({})).toBe('');
    expect(names.cost({ goods: { cloth: 1, brick: 1 }, money: 5 })).toBe(
      '1 brique, 1 tissu et 5 sesterces',
    );
    expect(names.cost({ any: 1 })).toBe('1 marchandise au choix');
    expect(names.cost({ any: 2, steps: 3 })).toBe('2 marchandises au choix et 3 pas');
  });
});

describe('names in a text', () => {
  test.each([
    ['Roma', 'de Roma'],
    ['Aquileia', 'd’Aquileia'],
    ['Hispania', 'd’Hispania'],
    ['Édith', 'd’Édith'],
    ['outil', 'd’outil'],
    ['œuf', 'd’œuf'],
    ['le siège 1', 'du siège 1'],
    ['les Alpes', 'des Alpes'],
    ['Livia', 'de Livia'],
    ['3', 'de 3'],
    ['', 'de '],
  ])('after de: %s', (name, text) => {
    expect(fr`de ${name}`).toBe(text);
    expect(fr`De ${name}`).toBe(text.replace(/^d/, 'D'));
  });

  test.each([
    ['le siège 1', 'c’est au siège 1'],
    ['les Romains', 'c’est aux Romains'],
    ['Aulus', 'c’est à Aulus'],
  ])('after à: %s', (name, text) => {
    expect(fr`c’est à ${name}`).toBe(text);
  });

  test('after an article, and after que', () => {
    expect(fr`la ${'brique'}`).toBe('la brique');
    expect(fr`le ${'outil'}`).toBe('l’outil');
    expect(fr`la ${'Asia'}`).toBe('l’Asia');
    expect(fr`plus que ${'un'}`).toBe('plus qu’un');
  });

  test('after a word that only ends like one', () => {
    expect(fr`Claude ${'Aulus'}`).toBe('Claude Aulus');
    expect(fr`salade ${'le soir'}`).toBe('salade le soir');
  });

  test('keep what is not French as it is', () => {
    expect(fr`de ${'雪'} à ${'<b>'}`).toBe('de 雪 à <b>');
  });
});

test('high punctuation stays with the word before it', () => {
  expect(fr`bonus : ${2} ; « ${'vin'} » ?`).toBe('bonus\u00a0: 2\u00a0; «\u00a0vin\u00a0»\u00a0?');
});

test('lists end with et', () => {
  expect([listed([]), listed(['A']), listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual([
    '',
    'A',
    'A et B',
    'A, B et C',
  ]);
});

test('names of what is not of this package are as elsewhere', () => {
  expect(french.names.role('publicanus')).toBe('Publicanus');
  expect(french.names.role('constructor')).toBe('Constructor');
  expect(french.names.half('Préfet/Architecte I', 'architect')).toBe(
    'Préfet/Architecte I comme Architecte',
  );
});

describe('Polish', () => {
  const names = namesWith(wordsWith(polish, []).names);

  test.each([
    [0, '0 kart', '0 kart'],
    [1, '1 karta', '1 kartę'],
    [4, '4 karty', '4 karty'],
    [5, '5 kart', '5 kart'],
    [12, '12 kart', '12 kart'],
    [21, '21 kart', '21 kart'],
    [24, '24 karty', '24 karty'],
  ])('%i', (count, alone, asObject) => {
    expect(polishCounted(count, CARD)).toBe(alone);
    expect(some(count, CARD)).toBe(asObject);
  });

  test('a player is declined by the noun before the name', () => {
    expect([who(names, 2), ofPlayer(names, 2), toPlayer(names, 2)]).toEqual([
      'Gracz na miejscu 2',
      'gracza na miejscu 2',
      'graczowi na miejscu 2',
    ]);
    const called = namesWith(wordsWith(polish, []).names, { player: () => 'Édith' });
    expect([who(called, 2), ofPlayer(called, 2), toPlayer(called, 2)]).toEqual([
      'Édith',
      'gracza Édith',
      'graczowi Édith',
    ]);
  });

  test('a place is declined by the noun before the name, or itself', () => {
    const said = (place: string, id = 'x') => {
      const here = namesWith(wordsWith(polish, []).names, { place: () => place });
      return [fromPlace, intoPlace, inPlace].map((way) => way(here, id));
    };
    expect(said('Roma')).toEqual(['z miasta Roma', 'do miasta Roma', 'w mieście Roma']);
    expect(said('Zamek Ubii')).toEqual(['z zamku Ubii', 'do zamku Ubii', 'w zamku Ubii']);
    expect(said('Morze Śródziemne', 'mediterranean')).toEqual([
      'z Morza Śródziemnego',
      'na Morze Śródziemne',
      'na Morzu Śródziemnym',
    ]);
    expect(said('Colossae', 'colossae')[2]).toBe('w mieście Colossae');
    expect(said('Colosseum', 'colosseum')[2]).toBe('w miejscu Colosseum');
    expect(said('Łódź koło Ebusus')).toEqual([
      'z łodzi koło Ebusus',
      'do łodzi koło Ebusus',
      'w łodzi koło Ebusus',
    ]);
  });
});

test('German places that are nouns have an article', () => {
  const names = namesWith(wordsWith(german, []).names);
  const places = ['Roma', 'Roma–Olbia', 'Startfeld', 'Kastell Alpes', 'Mittelmeer'];
  expect(places.map((place) => at(names, place))).toEqual([
    'in Roma',
    'auf Roma–Olbia',
    'auf dem Startfeld',
    'beim Kastell Alpes',
    'im Mittelmeer',
  ]);
  // A route is none, whatever its ends are.
  expect(at(names, 'Startfeld–Via Aurelia')).toBe('auf Startfeld–Via Aurelia');
  expect([to(names, 'Boot bei Ebusus'), from(names, 'Mittelmeer')]).toEqual([
    'zum Boot bei Ebusus',
    'vom Mittelmeer',
  ]);
});
