/** Turns names on a score sheet, such as `Prefect I` or `Isca Dumnoniorum`, into ids. */
import { idNamed } from '../model/find';
import { isRecord } from '../model/plain';

type SheetFields = Readonly<Record<string, unknown>>;

/**
 * A copy of the sheet with ids instead of names; input that is not a sheet is returned unchanged.
 *
 * @param cardNames - the cards and roles that can be listed.
 */
export function tidySheet(input: unknown, cardNames: readonly string[]): unknown {
  const player: Edits = {
    cards: (cards) =>
      Array.isArray(cards) ? tidyList(cards, cardNames) : edited(cards, { minerva: tidyList }),
    houses: tidyList,
    tiles: tidyList,
  };
  return edited(input, {
    map: tidyName,
    cityGoods: tidyRecord,
    players: (players) =>
      Array.isArray(players) ? players.map((one) => edited(one, player)) : players,
  });
}

type Edits = Readonly<Record<string, (value: unknown) => unknown>>;

function edited(value: unknown, edits: Edits): unknown {
  if (!isRecord(value)) return value;
  const fields: SheetFields = value;
  const changed = Object.entries(edits).flatMap(([key, edit]) =>
    Object.hasOwn(fields, key) ? [[key, edit(fields[key])] as const] : [],
  );
  return { ...fields, ...Object.fromEntries(changed) };
}

/** @param ids - the possible ids, if known. */
function tidyName(value: unknown, ids: readonly string[] = []): unknown {
  return typeof value === 'string' ? idNamed(value, ids) : value;
}

function tidyList(value: unknown, ids?: readonly string[]): unknown {
  return Array.isArray(value) ? value.map((name) => tidyName(name, ids)) : value;
}

/** If two names become the same id, none is changed, because one would hide the other. */
function tidyRecord(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [idNamed(key, []), tidyName(item)] as const,
  );
  const isUnique = new Set(entries.map(([key]) => key)).size === entries.length;
  return isUnique ? Object.fromEntries(entries) : value;
}
