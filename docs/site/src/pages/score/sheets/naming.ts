/** How sheets and their parts are called. */
import { language, say } from '../../../words/language';
import type { Draft } from '../draft';
import { MAPS } from '../maps';
import { readableName } from './read';

/** `Imperium`, or that houses were counted. Of a map that this site does not have, its id. */
export function mapName(map: string | undefined): string {
  if (map === undefined) return say.sheets.noMap;
  return MAPS.find(({ id }) => id === map)?.name ?? readableName(map);
}

/** `Imperium – Livia, Gaius`. */
export function titleOf(map: string | undefined, names: readonly string[]): string {
  return say.sheets.titled(mapName(map), names.join(', '));
}

export function titleOfDraft({ sheet }: Draft): string {
  return titleOf(
    sheet.map,
    sheet.players.map(({ name }) => readableName(name)),
  );
}

/** `Result – Imperium`. */
export function resultTitle({ sheet, intermediate }: Draft): string {
  const { game, step } = say.score;
  const what = intermediate ? game.intermediate : step.result;
  return sheet.map === undefined ? what : `${what} – ${mapName(sheet.map)}`;
}

/** `23 November 2026`, of `2026-11-23`. */
export function dateName(date: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return format.format(new Date(`${date}T00:00`));
}

/** The beginnings of a name's words, for the head of a narrow column; as many as tell the players apart as a rule. */
export function initials(name: string): string {
  const words = readableName(name).split(/\s+/);
  const letters = words.length > 1 ? words.map(firstOf).join('') : (words[0] ?? '');
  return [...letters].slice(0, words.length > 1 ? 2 : 3).join('');
}

function firstOf(word: string): string {
  return [...word][0] ?? '';
}
