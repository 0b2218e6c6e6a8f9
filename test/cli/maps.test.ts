import { describe, expect, test } from 'vitest';
import { mapIds } from '../../src/index';
import { concordia, row } from './console';

describe('maps', () => {
  test('lists every map with its size', async () => {
    const { code, out } = await concordia(['maps']);
    expect(code).toBe(0);
    // Imperium: 30 cities in 12 provinces, for 3 to 5.
    const [name, cities, provinces, routes, players] = row(out, 'imperium') ?? [];
    expect([name, cities, provinces, players]).toEqual(['Imperium', '30', '12', '3 to 5']);
    expect(Number(routes)).toBeGreaterThan(30);
    // Sicilia: 23 cities in 9 provinces; Roma: 25 places in 7 districts, 5 building sites in 2 fields.
    expect(row(out, 'sicilia')?.slice(0, 3)).toEqual(['Sicilia', '23', '9']);
    expect(row(out, 'roma')?.slice(0, 3)).toEqual(['Roma', '30', '9']);
    expect(row(out, 'hellas')?.slice(0, 3)).toEqual(['Hellas', '25', '10']);
    expect(row(out, 'ionium')?.slice(0, 3)).toEqual(['Ionium', '30', '12']);
    expect(row(out, 'cyprus')?.slice(0, 3)).toEqual(['Cyprus', '30', '12']);
    // the ten castles of Germania are no cities, nor are the two squares of Aegyptus.
    expect(row(out, 'germania')?.slice(0, 3)).toEqual(['Germania', '30', '12']);
    expect(row(out, 'aegyptus')?.slice(0, 3)).toEqual(['Aegyptus', '22', '10']);
    for (const id of mapIds()) expect(row(out, id)).toBeDefined();
  });

  test('R-10.11: says what is left out', async () => {
    const { out } = await concordia(['maps']);
    const left = out.split('\n').filter((line) => line.startsWith('Left out'));
    expect(left).toEqual(['Left out on Balearica: the fish market, whose rules no source gives']);
    const list: { id: string; leftOut: string | null }[] = JSON.parse(
      (await concordia(['maps', '--json'])).out,
    );
    expect(list.filter(({ leftOut }) => leftOut !== null)).toMatchObject([{ id: 'balearica' }]);
  });

  test('--json', async () => {
    const { out } = await concordia(['maps', '--json']);
    const list: { id: string }[] = JSON.parse(out);
    expect(list.map(({ id }) => id)).toEqual(mapIds());
    expect(list).toContainEqual(
      expect.objectContaining({ id: 'imperium', cities: 30, provinces: 12, players: [3, 5] }),
    );
  });
});

describe('map', () => {
  test('shows a board', async () => {
    const { code, out } = await concordia(['map', 'imperium']);
    expect(code).toBe(0);
    expect(out).toContain('Imperium (imperium)');
    expect(out).toContain('30 cities in 12 provinces');
    expect(out).toMatch(/^Start +Roma by land, Roma by sea$/m);
    expect(row(out, 'Britannia')).toEqual(['Isca Dumnoniorum (A), Londinium (A)']);
    expect(row(out, 'Libya (printed: Lybia)')).toEqual(['Cyrene (C), Leptis Magna (C)']);
  });

  test('R-10.2: shows gates, fields and building sites', async () => {
    const { code, out } = await concordia(['map', 'roma']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Start +Start field by land, Ostia by sea$/m);
    expect(out).toMatch(/^Gates +Via Flaminia, Via Aurelia, Via Appia and Via Tiburtina$/m);
    expect(out).toMatch(/^Fields by land +Start field$/m);
    expect(out).toMatch(/^Fields by sea +Ostia, Massilia, .*Athenae and Byzantium$/m);
    expect(row(out, 'Carthago')).toEqual(['Carthago (brick), Carthago (food)']);
    expect(row(out, 'Capitolinus')).toEqual([
      'Forum Romanum (A), Colosseum (A), Circus Maximus (A)',
    ]);
  });

  test('R-9.15: shows the route of Ionium that nobody stays on', async () => {
    const { out } = await concordia(['map', 'ionium']);
    expect(out).toMatch(/^No stop on +Apollonia–Brundisium by land$/m);
    expect((await concordia(['map', 'hellas'])).out).not.toContain('No stop');
  });

  test('R-10.4: shows the castles of Germania and its shared rivers', async () => {
    const { out } = await concordia(['map', 'germania']);
    expect(out).toContain('30 cities in 12 provinces');
    expect(out).toMatch(/^Start +Basilia by land, Colonia Agrippina by sea$/m);
    const [, castles = ''] = /^Castles +(.*)$/m.exec(out) ?? [];
    expect(castles.split(/, | and /)).toHaveLength(10);
    expect(castles).toContain('Castle Agri Decumates');
    expect(out).toMatch(/^Shared +routes by sea, by any number$/m);
  });

  test('R-10.6: shows where the first ships of Gallia wait, and where later ones begin', async () => {
    const { out } = await concordia(['map', 'gallia']);
    expect(out).toMatch(/^Start +Lutetia by land, Mediterranean by sea$/m);
    expect(out).toMatch(/^Later colonists +Lutetia by land, Lutetia by sea$/m);
    expect(out).toMatch(/^Fields by sea +Mediterranean$/m);
    expect(out).toMatch(/^No stop on +Bononia–Londinium by land$/m);
    expect(out).not.toMatch(/^Shared/m);
  });

  test('R-10.8: shows the trade squares of Aegyptus', async () => {
    const { out } = await concordia(['map', 'aegyptus']);
    expect(out).toContain('22 cities in 10 provinces');
    expect(out).toMatch(/^Squares +Gold and Frankincense$/m);
    expect(out).toMatch(/^Shared +routes by sea, by any number$/m);
  });

  test('R-10.11: shows the boats of Balearica, and what is left out', async () => {
    const { out } = await concordia(['map', 'balearica']);
    expect(out).toMatch(
      /^Start +nowhere by land, Boat near Ebusus and Boat near Minorica by sea$/m,
    );
    expect(out).toMatch(/^Left out +the fish market, whose rules no source gives$/m);
    const others = mapIds().filter((id) => id !== 'balearica');
    for (const id of others) expect((await concordia(['map', id])).out).not.toContain('Left out');
  });

  test('R-10.1: has no special places where the board has none', async () => {
    const { out } = await concordia(['map', 'sicilia']);
    expect(out).toContain('23 cities in 9 provinces');
    expect(out).toMatch(/^Start +Syracusae by land, Syracusae by sea$/m);
    expect(out).not.toMatch(/^(Castles|Gates|Squares|Fields)/m);
  });

  test.each(mapIds())('%s has no gaps', async (id) => {
    const { code, out } = await concordia(['map', id]);
    expect(code).toBe(0);
    expect(out).not.toContain('undefined');
  });

  test('--json is its data', async () => {
    const { out } = await concordia(['map', 'imperium', '--json']);
    const map = JSON.parse(out);
    expect(map).toMatchObject({ id: 'imperium', start: { land: 'roma', sea: 'roma' } });
    expect(map.provinces).toHaveLength(12);
    expect(map).not.toHaveProperty('rules');
  });

  test('an unknown map is refused', async () => {
    const { code, err } = await concordia(['map', 'nowhere']);
    expect(code).toBe(1);
    expect(err).toContain('UNKNOWN_MAP');
  });
});
