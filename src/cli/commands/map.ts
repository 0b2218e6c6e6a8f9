import type { Command } from 'commander';
import { GOODS, type MapModule } from '../../index';
import { nameOrOwn } from '../../model/names';
import { boardSvg } from '../../svg';
import type { Io } from '../io';
import { type CliLanguage, languageAlone } from '../language';
import type { CliWords } from '../languages/words';
import { mapFacts } from '../map-facts';
import { labelled, type Output, tableOf } from '../output';
import { addPictureOptions, type PictureFlags, writePicture } from '../picture';
import { type Names, namesOf } from '../printable-names';

type BoardWords = CliWords['map'];

interface MapFlags extends PictureFlags {
  readonly json?: true;
}

export function addMap(program: Command, io: Io, output: Output): void {
  const { map: texts, values } = output.words.help;
  const command = program
    .command('map')
    .description(texts.about)
    .argument(`<${values.id}>`, texts.id);
  addPictureOptions(command, output.words.help, texts)
    .option('--json', texts.json)
    .action(async (id: string, flags: MapFlags) => {
      const language = await languageAlone(program);
      const map = language.library.getMap(id);
      if (flags.svg !== undefined) {
        const nameOf = (id: string, own: string): string =>
          nameOrOwn(language.library.nameOf(map, id), id, own);
        await writePicture(flags.svg, () => boardSvg(map, { nameOf }), flags, io);
        return;
      }
      if (flags.json) {
        output.printJson(map);
        return;
      }
      output.print(...board(map, output, language));
    });
}

function board(map: MapModule, { paint }: Output, language: CliLanguage): readonly string[] {
  const { map: told, terms } = language.words;
  const { cities, provinces, routes, players } = mapFacts(map);
  const names = namesOf(map, [], language);
  const facts: (readonly [string, string])[] = [
    [told.players, players === null ? told.anyPlayers : told.advised(terms.range(...players))],
    [told.size, told.sizeOf({ cities, provinces })],
    [told.routes, told.routesOf(routes)],
    [told.start, startsInWords(map.start, told, names)],
    ...(map.capital === undefined
      ? []
      : [[told.later, startsInWords(map.capital, told, names)] as const]),
    ...specialPlaces(map, told, names),
    ...specialRoutes(map, told, names),
    ...(map.leftOut === undefined ? [] : [[told.leftOut, names.printed(map.leftOut)] as const]),
  ];
  const letters = new Map(map.cities.map(({ id, letter }) => [id, letter]));
  const rows = map.provinces.map(({ name, printed, cities: inside }) => [
    printed === undefined ? names.printed(name) : told.printedAs(names.printed(name), printed),
    terms.commas(
      inside.map((id) => withLetter(names.place(id), letterInWords(letters.get(id), told, names))),
    ),
  ]);
  return [
    paint.bold(`${names.printed(map.name)} (${map.id})`),
    ...labelled(facts, paint),
    tableOf([[told.province, told.cities], ...rows], ['left', 'left'], paint),
  ];
}

/** Some names already include the letter. */
function withLetter(name: string, letter: string): string {
  const inBrackets = `(${letter})`;
  return name.endsWith(inBrackets) ? name : `${name} ${inBrackets}`;
}

/** A letter as it is, a good by its name. */
function letterInWords(
  letter: MapModule['cities'][number]['letter'] | undefined,
  { letters }: BoardWords,
  names: Names,
): string {
  switch (letter) {
    case undefined:
      return '';
    case 'capital':
    case 'castle':
    case 'gate':
    case 'square':
      return letters[letter];
    default: {
      const good = GOODS.find((one) => one === letter);
      return good === undefined ? letter : names.good(good);
    }
  }
}

/** The places of a board that are neither cities nor capitals, one line each. */
function specialPlaces(
  { cities, fields = [] }: MapModule,
  told: BoardWords,
  names: Names,
): (readonly [string, string])[] {
  const citiesOf = (kind: string) => cities.filter(({ letter }) => letter === kind);
  const lines = [
    [told.castles, citiesOf('castle')],
    [told.gates, citiesOf('gate')],
    [told.squares, citiesOf('square')],
    [told.landFields, fields.filter(({ kind }) => kind === 'land')],
    [told.seaFields, fields.filter(({ kind }) => kind === 'sea')],
  ] as const;
  return lines.flatMap(([label, places]) =>
    places.length === 0
      ? []
      : [[label, names.listed(places.map(({ name }) => names.printed(name)))] as const],
  );
}

/** Routes that are crossed without a stop, and kinds of routes that are shared. */
function specialRoutes(
  { routes, sharedRoutes = [] }: MapModule,
  told: BoardWords,
  names: Names,
): (readonly [string, string])[] {
  const crossed = routes.filter(({ stop }) => stop === false);
  const inWords = crossed.map(({ id, kind }) => told.crossed({ place: names.place(id), kind }));
  return [
    ...(crossed.length === 0 ? [] : [[told.noStop, names.listed(inWords)] as const]),
    ...(sharedRoutes.length === 0 ? [] : [[told.shared, told.sharedRoutes(sharedRoutes)] as const]),
  ];
}

function startsInWords({ land, sea }: MapModule['start'], told: BoardWords, names: Names): string {
  const places = (start: typeof land) => names.listed([start].flat().map(names.place)) || undefined;
  return told.starts({ land: places(land), sea: places(sea) });
}
