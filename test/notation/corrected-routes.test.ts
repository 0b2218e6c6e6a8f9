/** Corrections that move colonists, on every map: what `formatLog` writes of them is read back. */
import { expect, test } from 'vitest';
import { ConcordiaError, formatLog, type GameLog, getMap, mapIds, parseLog } from '../../src/index';

/** Routes whose ends are joined by land and by sea, by their ends. */
function twinsOf(map: string): readonly string[] {
  const routes = getMap(map).routes.map(({ id }) => id);
  return routes.filter((id) => {
    const [kind = '', ends = ''] = id.split(':');
    return routes.includes(`${kind === 'land' ? 'sea' : 'land'}:${ends}`);
  });
}

/** Nobody stands on some of them, such as that between Bononia and Londinium. */
function mayStay(map: string, id: string): boolean {
  return getMap(map).routes.find((route) => route.id === id)?.stop !== false;
}

function corrected(map: string, to: string): GameLog {
  const kind = to.startsWith('land:') ? 'land' : 'sea';
  return {
    format: 'concordia-log',
    version: 2,
    options: parseLog(`[Map "${map}"] [Players "Red, Blue"] [Seed "x"]\nTribune`).options,
    actions: [],
    corrections: [
      { after: 0, changes: [{ type: 'colonist', seat: 0, kind, from: 'storehouse', to }] },
    ],
  };
}

test.each(mapIds())('%s: a colonist is put on either of two routes with the same ends', (map) => {
  for (const route of twinsOf(map).filter((id) => mayStay(map, id))) {
    const log = corrected(map, route);
    expect(parseLog(formatLog(log))).toEqual(log);
  }
});

test('there are such routes: Alexandria and Cyrene are joined by land and by sea', () => {
  expect(twinsOf('imperium')).toEqual(
    expect.arrayContaining(['land:alexandria~cyrene', 'sea:alexandria~cyrene']),
  );
});

test('a route that no colonist of the kind can be on is named as on the board', () => {
  const text = '[Map "Ionium"] [Players "Red, Blue"] [Seed "x"]\n';
  const act = () => parseLog(`${text}correction Red: land storehouse > Apollonia-Brundisium`);
  expect(act).toThrow(ConcordiaError);
  expect(act).toThrow('Line 2, column 17: no land colonist can be at Apollonia–Brundisium');
});

test('so it is in a log of JSON', () => {
  const text = '[Map "Ionium"] [Players "Red, Blue"] [Seed "x"]\n';
  const log = parseLog(`${text}correction Red: sea storehouse > Apollonia-Brundisium\nTribune`);
  const changes = [
    {
      type: 'colonist',
      seat: 0,
      kind: 'land',
      from: 'storehouse',
      to: 'sea:apollonia~brundisium',
    },
  ] as const;
  const act = () => formatLog({ ...log, corrections: [{ after: 0, changes }] });
  expect(act).toThrow('no land colonist can be at Apollonia–Brundisium');
});

test('a log that leaves its options out is written without them', () => {
  const { options, ...log } = parseLog('[Map "Italia"] [Players "Red, Blue"] [Seed "x"]\nTribune');
  const { map, players } = options;
  const bare: GameLog = JSON.parse(
    JSON.stringify({ ...log, options: { map, players, seed: 'x' } }),
  );
  const text = formatLog(bare);
  expect(text).toBe(formatLog({ ...log, options }));
  expect(text).not.toContain('undefined');
});
