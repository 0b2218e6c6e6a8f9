/** Players who have been given no name have one in each language, and none of these is in a state or a log. */
import { describe, expect, test } from 'vitest';
import { createLibrary, createGame as inEnglish } from '../../src/index';
import { german } from '../../src/languages/de';
import { french } from '../../src/languages/fr';
import { japanese } from '../../src/languages/ja';
import { dutch } from '../../src/languages/nl';
import { polish } from '../../src/languages/pl';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules/all';
import { stateSceneWith, stateSvg, stateSvgWith } from '../../src/svg';
import { concordia } from '../cli/console';
import { thrownBy } from '../support/scenario';

const LANGUAGES = [german, french, dutch, polish, japanese];
const GAME = { map: 'imperium', players: 3, seed: 'unnamed' } as const;

describe.each([
  ['de', 'Spieler 1', german],
  ['fr', 'Joueur 1', french],
  ['nl', 'Speler 1', dutch],
  ['pl', 'Gracz 1', polish],
  ['ja', 'プレイヤー1', japanese],
] as const)('in %s', (tag, name, words) => {
  const library = createLibrary({ maps: [imperium], modules: allModules, words });
  const state = library.createGame(GAME);

  test('texts and errors say it', () => {
    expect(library.describeDecision(state)).toContain(name);
    expect(library.describeDecision(state)).not.toContain('Player');
    const { players, decision } = library.screenModel(library.viewFor(state, 0));
    expect(decision.text).toContain(name);
    expect(JSON.stringify(players)).toContain(name);
    const wrong = { type: 'playCard', seat: 1, card: 'tribune' } as const;
    const error = thrownBy(() => library.applyAction(state, wrong));
    expect(error.message).toContain(name);
    expect(error.message).not.toContain('Player');
    const form = library.setUpForm(GAME);
    expect(form.names[0]).toMatchObject({ label: name, value: name });
    expect(library.createGame({ ...form.options, seed: GAME.seed })).toEqual(state);
  });

  test('pictures say it: their title, what is told of them, and every piece', () => {
    const title = (svg: string): string => /<title>.*?(?=<)/.exec(svg)?.[0] ?? '';
    const picture = stateSvgWith(library)(library.viewFor(state, 0));
    expect(title(picture)).toContain(`<title>Imperium – ${name}, `);
    expect(picture.split(name).length).toBeGreaterThan(10);
    const named = { nameOf: (id: string) => library.nameOf(state, id) };
    const scene = JSON.stringify(stateSceneWith(library)(state));
    for (const drawn of [picture, scene, stateSvg(state, named)]) {
      expect(drawn.match(/Player/)).toBeNull();
    }
    expect(library.nameOf(state, 'player:0')).toBe(name);
    const other = library.createGame({ ...GAME, players: ['Player 2', 'Player 1', 'Livia'] });
    expect(title(stateSvgWith(library)(other))).toBe('<title>Imperium – Player 2, Player 1, Livia');
  });

  test('states and logs do not', () => {
    expect(JSON.stringify(state)).toBe(JSON.stringify(inEnglish(GAME)));
  });

  test('a name that was given stays, and so does that of another seat', () => {
    const other = library.createGame({ ...GAME, players: ['Player 2', 'Player 1', 'Livia'] });
    expect(library.describeDecision(other)).toContain('Player 2');
  });

  test('a log is written with it and reads back as the same', () => {
    const { recordGame, formatLog, parseLog } = createLibrary({
      maps: [imperium],
      modules: allModules,
      languages: LANGUAGES,
    });
    const log = recordGame(GAME, [{ type: 'playCard', seat: 0, card: 'senator' }]);
    const text = formatLog(log, { language: tag });
    expect(text).toContain(`1 ${name}`);
    expect(text).not.toContain('Player 1');
    expect(parseLog(text)).toEqual(log);
    // Whoever writes by hand may use the name of any language.
    expect(parseLog(text.replaceAll(name, 'Player 1'))).toEqual(log);
    expect(parseLog(text.replaceAll(name, 'Spieler 1'))).toEqual(log);
  });

  test('the command line says it', async () => {
    const stdin = `[Map "Imperium"]\n[Players "3"]\n[Seed "unnamed"]\n\n1 Player 1: Mercator`;
    const { out } = await concordia(['validate', '--lang', tag, '-'], { stdin });
    expect(out).toContain(name);
    expect(out).not.toContain('Player');
    const drawn = await concordia(['replay', '--svg', '-', '--lang', tag, '-'], { stdin });
    expect(drawn.out.match(/Player/)).toBeNull();
    expect(drawn.out.split(name).length).toBeGreaterThan(10);
    const played = await concordia(['play', '--players', '3', '--lang', tag, '--seed', 'x'], {
      stdin: '',
    });
    expect(played.out + played.err).toContain(name);
    expect(played.out + played.err).not.toContain('Player 1');
  });
});
