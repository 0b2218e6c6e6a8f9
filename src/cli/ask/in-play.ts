/** What maps and modules bring into the game of a sheet: cards, starting hands, lines and points. */

import { HAND } from '../../cards/sets';
import type { Card, CardId, MapModule, PlayerSheet, RuleModule, Seat } from '../../index';
import { allModules } from '../../modules';
import type { CliLanguage } from '../language';
import type { Draft } from './draft';

type Parts = Pick<CliLanguage, 'maps' | 'modules'>;

/** Modules that are not of this package and change what a sheet has. */
export function outsideModules({ modules }: Parts): readonly RuleModule[] {
  return modules.filter(
    ({ id, rules, sheet }) =>
      !allModules.some((own) => own.id === id) &&
      (rules.deck ?? rules.scores ?? sheet) !== undefined,
  );
}

export function modulesIn(draft: Draft, parts: Parts): readonly RuleModule[] {
  const { kind = 'base', played = {} } = draft;
  return parts.modules.filter(({ id }) => {
    if (id === 'venus') return kind !== 'base';
    return id === 'teams' ? kind === 'teams' : played[id] === true;
  });
}

/** The map with its rules; undefined if houses are only counted. */
export function mapIn({ map }: Draft, { maps }: Parts): MapModule | undefined {
  return maps.find(({ id }) => id === map?.id);
}

/** A player's starting hand: that of the base game, changed by the map and the modules. */
export function startingHand(draft: Draft, seat: Seat, parts: Parts): readonly CardId[] {
  const modules = modulesIn(draft, parts);
  const options = {
    ...Object.assign({}, ...modules.map(defaultsOf)),
    display: 'cloth',
    modules: modules.map(({ id }) => id),
    omitProvinces: [],
  } as const;
  const dealing = { players: draft.players.length, options };
  return [mapIn(draft, parts), ...modules].reduce<readonly CardId[]>(
    (hand, part) => part?.rules?.deck?.hand?.(hand, seat, dealing) ?? hand,
    HAND,
  );
}

function defaultsOf({ options = {} }: RuleModule): object {
  const fixed = Object.entries(options).flatMap(([name, { byDefault }]) =>
    typeof byDefault === 'function' ? [] : [[name, byDefault]],
  );
  return Object.fromEntries(fixed);
}

/** The cards that players can have. The base game has none of Venus. */
export function cardsIn(draft: Draft, parts: Parts): readonly Card[] {
  const modules = modulesIn(draft, parts);
  const owners = [
    ...outsideModules(parts).map((module) => [module, modules.includes(module)] as const),
    ...parts.maps.map((map) => [map, !draft.map || map.id === draft.map.id] as const),
  ];
  const isIn = new Map(
    owners.flatMap(([{ rules }, is]) => (rules?.deck?.cards ?? []).map(({ id }) => [id, is])),
  );
  return Object.values(draft.catalogue).filter(
    ({ id, gods }) => isIn.get(id) ?? (draft.kind !== 'base' || !gods.includes('venus')),
  );
}

/** The lines that modules add to the sheet of each player, and their meaning; those of the forum have a question. */
export function linesIn(draft: Draft, parts: Parts) {
  const modules = modulesIn(draft, parts).filter((module) =>
    outsideModules(parts).includes(module),
  );
  return modules.flatMap(({ sheet }) => Object.entries(sheet?.lines ?? {}));
}

/** The victory points that the lines of a player bring, by their ids: nobody has to count them. */
export function pointsOf(
  draft: Draft,
  player: PlayerSheet,
  parts: Parts,
): Readonly<Record<string, number>> {
  const modules = modulesIn(draft, parts);
  return Object.assign({}, ...modules.map(({ sheet }) => sheet?.points?.({ ...player })));
}

/** The victory points that the map and modules bring. */
export function scoresIn(draft: Draft, parts: Parts): NonNullable<RuleModule['rules']['scores']> {
  const all = [mapIn(draft, parts), ...modulesIn(draft, parts)];
  return all.flatMap((part) => part?.rules?.scores ?? []);
}
