/** The id of a game is that of what is played, whatever else a library knows. */
import { expect, test } from 'vitest';
import { gameIdsIn } from '../../../src/cli/archive/game-id';
import { createLibrary, type UncheckedLog } from '../../../src/index';
import { count, defineModule, defineRules, option } from '../../../src/kit';
import { imperium } from '../../../src/maps/imperium';
import { allModules } from '../../../src/modules/all';

const peaceFor = (options: object) =>
  defineModule({
    id: 'peace',
    options: options as Record<string, never>,
    rules: defineRules({ id: 'peace' }),
  });
const peaceRounds = option({ ...count(1, 60, 'After how many.'), byDefault: 12 });

const plain = createLibrary({ maps: [imperium], modules: allModules });
const before = createLibrary({ maps: [imperium], modules: [...allModules, peaceFor({})] });
const after = createLibrary({
  maps: [imperium],
  modules: [
    peaceFor({ peaceRounds, warlike: option({ ...peaceRounds, byDefault: 3 }) }),
    ...allModules,
  ],
});
const gameId = (
  log: unknown,
  library: { readonly readLog: (log: unknown) => UncheckedLog; readonly parseOptions: unknown },
) => gameIdsIn({ parseOptions: library.parseOptions as never })(library.readLog(log));

const GAME = { map: 'imperium', players: ['Anna', 'Ben'], seed: 'id' } as const;

test('a new module and its options change no id of games that do not play it', () => {
  for (const chosen of [
    {},
    { modules: ['salt'] },
    { cards: 'venus' },
    { startingGoods: 'bought' },
  ]) {
    const log = plain.recordGame({ ...GAME, ...(chosen as object) }, []);
    expect(gameId(log, after)).toBe(gameId(log, plain));
  }
});

test('a new option changes no id of games that have its default', () => {
  const log = before.recordGame({ ...GAME, modules: ['peace', 'salt'] }, []);
  expect(gameId(log, after)).toBe(gameId(log, before));
});

test('what is chosen otherwise is another game; the order of modules is not', () => {
  const idOf = (chosen: object) => gameId(after.recordGame({ ...GAME, ...chosen }, []), after);
  const ids = [
    {},
    { modules: ['peace'] },
    { modules: ['peace'], peaceRounds: 4 },
    { modules: ['peace'], warlike: 12 },
    { players: 4, teams: true },
    { players: 4, cards: 'venus' },
    { display: 'wine' },
    { seed: 'other' },
  ].map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(idOf({ modules: ['salt', 'peace'] })).toBe(idOf({ modules: ['peace', 'salt'] }));
  expect(idOf({ modules: ['peace'], peaceRounds: 12 })).toBe(ids[1]);
  expect(idOf({ players: 4, teams: true, cards: 'venus' })).toBe(ids[4]);
});

test('a game that begins from a state is told by it, without its options', () => {
  const start = plain.createGame(GAME);
  const log = plain.recordFrom(start, []);
  expect(gameId(log, after)).toBe(gameId(log, plain));
  expect(gameId(log, plain)).not.toBe(gameId(plain.recordGame(GAME, []), plain));
});

test('the games of an archive have the ids that each has by itself', () => {
  const options = [
    { ...GAME },
    { ...GAME, modules: ['salt', 'peace'] },
    { ...GAME, modules: ['peace'], peaceRounds: 4 },
    { ...GAME, players: 4, teams: true },
    { ...GAME, players: ['Anna', 'Ben', 'Cleo', 'Dora'], teams: true },
    { ...GAME, players: 4 },
    { map: 'imperium', players: 2, seed: 'other' },
    { ...GAME },
  ];
  const logs = options.map((chosen) => after.readLog(after.recordGame({ ...chosen }, [])));
  const library = { parseOptions: after.parseOptions as never };
  const alone = logs.map((log) => gameIdsIn(library)(log));
  expect(logs.map(gameIdsIn(library))).toEqual(alone);
  expect(logs.toReversed().map(gameIdsIn(library))).toEqual(alone.toReversed());
});
