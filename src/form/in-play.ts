/** What maps and modules bring into the game of a sheet: cards, starting hands, lines and points. */
import type { Card, CardId } from '../model/cards';
import { MAX_SEATS, type Seat } from '../model/ids';
import { allSheets } from '../modules/sheets';
import type { PlayerSheet } from '../scoring/sheet';
import type { FormEntries, SheetMap, SheetModule } from './entries';
import type { FormSheets } from './question';

/** Modules that are not of this package and change what a sheet has. */
export function outsideModules({ definition }: FormSheets): readonly SheetModule[] {
  return definition.modules.filter(
    ({ id, rules, sheet }) =>
      !allSheets.some((own) => own.id === id) &&
      (rules.deck ?? rules.scores ?? sheet) !== undefined,
  );
}

export function modulesIn(
  entries: FormEntries,
  { definition }: FormSheets,
): readonly SheetModule[] {
  const { kind = 'base', played = {} } = entries;
  return definition.modules.filter(({ id }) => {
    if (id === 'venus') return kind !== 'base';
    return id === 'teams' ? kind === 'teams' : played[id] === true;
  });
}

/** A player's starting hand: that of the base game, changed by the map and the modules. */
export function startingHand(
  entries: FormEntries,
  seat: Seat,
  sheets: FormSheets,
): readonly CardId[] {
  const { map, players } = entries;
  const { hands } = sheets.cardsOf({
    ...(map && { map: map.id }),
    players: Math.min(players.length, MAX_SEATS),
    modules: modulesIn(entries, sheets).map(({ id }) => id),
  });
  return hands[seat] ?? [];
}

/** The cards that players can have. The base game has none of Venus. */
export function cardsIn(entries: FormEntries, sheets: FormSheets): readonly Card[] {
  const modules = modulesIn(entries, sheets);
  const { map } = entries;
  const owners: readonly (readonly [Pick<SheetMap, 'rules'>, boolean])[] = [
    ...outsideModules(sheets).map((module) => [module, modules.includes(module)] as const),
    ...sheets.definition.maps.map((one) => [one, !map || one.id === map.id] as const),
  ];
  const isIn = new Map(
    owners.flatMap(([{ rules }, is]) => (rules?.deck?.cards ?? []).map(({ id }) => [id, is])),
  );
  return Object.values(entries.catalogue).filter(
    ({ id, gods }) => isIn.get(id) ?? (entries.kind !== 'base' || !gods.includes('venus')),
  );
}

/** The lines that modules add to the sheet of each player, and their meaning; those of the forum have a question. */
export function linesIn(entries: FormEntries, sheets: FormSheets) {
  const modules = modulesIn(entries, sheets).filter((module) =>
    outsideModules(sheets).includes(module),
  );
  return modules.flatMap(({ sheet }) => Object.entries(sheet?.lines ?? {}));
}

/** The victory points that the lines of a player bring, by their ids: nobody has to count them. */
export function pointsOf(
  entries: FormEntries,
  player: PlayerSheet,
  sheets: FormSheets,
): Readonly<Record<string, number>> {
  const modules = modulesIn(entries, sheets);
  return Object.assign({}, ...modules.map(({ sheet }) => sheet?.points?.({ ...player })));
}

/** The ids of the victory points that the map and modules bring. */
export function scoresIn(entries: FormEntries, sheets: FormSheets): readonly string[] {
  const { map } = entries;
  const all = [...(map ? [map] : []), ...modulesIn(entries, sheets)];
  return all.flatMap((part) => part.rules?.scores ?? []).map(({ id }) => id);
}
