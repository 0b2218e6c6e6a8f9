import type { Command } from 'commander';
import type { MapModule } from '../../index';
import { counted } from '../../model/counted';
import { boardSvg } from '../../svg';
import type { Io } from '../io';
import { languageOf } from '../language';
import { mapFacts } from '../map-facts';
import { listed, namesOf } from '../names';
import { labelled, type Output, tableOf } from '../output';
import { addPictureOptions, type PictureFlags, writePicture } from '../picture';

interface MapFlags extends PictureFlags {
  readonly json?: true;
}

export function addMap(program: Command, io: Io, output: Output): void {
  const command = program
    .command('map')
    .description('show a board: provinces, cities and their letters, routes, start')
    .argument('<id>', 'map; see "concordia maps"');
  addPictureOptions(command, 'the board')
    .option('--json', "print the map's data as JSON")
    .action(async (id: string, flags: MapFlags) => {
      const map = languageOf(program).library.getMap(id);
      if (flags.svg !== undefined) {
        await writePicture(flags.svg, () => boardSvg(map), flags, io);
        return;
      }
      if (flags.json) {
        output.printJson(map);
        return;
      }
      output.print(...board(map, output));
    });
}

function board(map: MapModule, { paint }: Output): readonly string[] {
  const { cities, provinces, routes, players } = mapFacts(map);
  const facts: (readonly [string, string])[] = [
    ['Players', players === null ? 'any number' : `${players.join(' to ')} advised`],
    ['Size', `${counted(cities, 'city', 'cities')} in ${counted(provinces, 'province')}`],
    ['Routes', `${routes.land} by land, ${routes.sea} by sea`],
    ['Start', startsInWords(map, map.start)],
    ...(map.capital === undefined
      ? []
      : [['Later colonists', startsInWords(map, map.capital)] as const]),
    ...specialPlaces(map),
    ...specialRoutes(map),
    ...(map.leftOut === undefined ? [] : [['Left out', map.leftOut] as const]),
  ];
  const letters = new Map(map.cities.map(({ id, letter }) => [id, letter]));
  const names = namesOf(map, []);
  const rows = map.provinces.map((province) => [
    asPrinted(province),
    province.cities.map((id) => withLetter(names.place(id), letters.get(id))).join(', '),
  ]);
  return [
    paint.bold(`${map.name} (${map.id})`),
    ...labelled(facts, paint),
    tableOf([['Province', 'Cities and their letters'], ...rows], ['left', 'left'], paint),
  ];
}

/** Some names already include the letter. */
function withLetter(name: string, letter: string | undefined): string {
  const letterInWords = `(${letter})`;
  return name.endsWith(letterInWords) ? name : `${name} ${letterInWords}`;
}

/** The places of a board that are neither cities nor capitals, one line each. */
function specialPlaces({ cities, fields = [] }: MapModule): (readonly [string, string])[] {
  const citiesOf = (kind: string) => cities.filter(({ letter }) => letter === kind);
  const lines = [
    ['Castles', citiesOf('castle')],
    ['Gates', citiesOf('gate')],
    ['Squares', citiesOf('square')],
    ['Fields by land', fields.filter(({ kind }) => kind === 'land')],
    ['Fields by sea', fields.filter(({ kind }) => kind === 'sea')],
  ] as const;
  return lines.flatMap(([label, places]) =>
    places.length === 0 ? [] : [[label, listed(places.map(({ name }) => name))] as const],
  );
}

/** Routes that are crossed without a stop, and kinds of routes that are shared. */
function specialRoutes(map: MapModule): (readonly [string, string])[] {
  const names = namesOf(map, []);
  const { sharedRoutes = [] } = map;
  const crossed = map.routes.filter(({ stop }) => stop === false);
  const inWords = crossed.map(({ id, kind }) => `${names.place(id)} by ${kind}`);
  return [
    ...(crossed.length === 0 ? [] : [['No stop on', listed(inWords)] as const]),
    ...(sharedRoutes.length === 0
      ? []
      : [['Shared', `routes by ${listed(sharedRoutes)}, by any number`] as const]),
  ];
}

function startsInWords(map: MapModule, { land, sea }: MapModule['start']): string {
  const names = namesOf(map, []);
  const places = (start: typeof land) => listed([start].flat().map(names.place)) || 'nowhere';
  return `${places(land)} by land, ${places(sea)} by sea`;
}

function asPrinted({ name, printed }: { readonly name: string; readonly printed?: string }) {
  return printed === undefined ? name : `${name} (printed: ${printed})`;
}
