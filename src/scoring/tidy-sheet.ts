/** Turns names on a score sheet, such as `Prefect I` or `Isca Dumnoniorum`, into ids. */
import { asId } from '../model/nearest';
import { isRecord } from '../model/plain';

type SheetFields = Readonly<Record<string, unknown>>;

/** A copy of the sheet with ids instead of names; input that is not a sheet is returned unchanged. */
export function tidySheet(input: unknown): unknown {
  return edited(input, {
    map: tidyName,
    cityGoods: tidyRecord,
    players: (players) =>
      Array.isArray(players) ? players.map((player) => edited(player, PLAYER)) : players,
  });
}

type Edits = Readonly<Record<string, (value: unknown) => unknown>>;

const PLAYER: Edits = {
  cards: (cards) => (Array.isArray(cards) ? tidyList(cards) : edited(cards, { minerva: tidyList })),
  houses: tidyList,
  tiles: tidyList,
};

function edited(value: unknown, edits: Edits): unknown {
  if (!isRecord(value)) return value;
  const fields: SheetFields = value;
  const changed = Object.entries(edits).flatMap(([key, edit]) =>
    Object.hasOwn(fields, key) ? [[key, edit(fields[key])] as const] : [],
  );
  return { ...fields, ...Object.fromEntries(changed) };
}

function tidyName(value: unknown): unknown {
  return typeof value === 'string' ? asId(value) : value;
}

function tidyList(value: unknown): unknown {
  return Array.isArray(value) ? value.map(tidyName) : value;
}

/** If two names become the same id, none is changed, because one would hide the other. */
function tidyRecord(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [asId(key), tidyName(item)] as const);
  const isUnique = new Set(entries.map(([key]) => key)).size === entries.length;
  return isUnique ? Object.fromEntries(entries) : value;
}
