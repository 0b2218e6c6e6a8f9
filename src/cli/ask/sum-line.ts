/** A player's points so far, by god, on one short line. */
import type { PlayerScore } from '../../index';
import type { CliLanguage } from '../language';
import { otherPoints, pointsFrom, SOURCES, sourceName } from '../points';
import { widthOf } from '../wrapped';

export function sumLine(player: PlayerScore, width: number, language: CliLanguage): string {
  const { scores, total } = player;
  const named = SOURCES.filter((source) => source !== 'bonus');
  const parts = [
    ...named.map((source) => [source, pointsFrom(player, source)] as const),
    ...Object.entries(scores),
    ['bonus', otherPoints(player)] as const,
  ].map(([source, points]) => [sourceName(source, language), points] as const);
  const counting = parts.filter(([, points]) => points !== 0);
  const told = (letters: number, separator: string): string => {
    const names = shortened(
      parts.map(([name]) => name),
      letters,
    );
    return counting.map(([name, points]) => `${names.get(name)} ${points}`).join(separator);
  };
  const lines = [told(width, ', '), told(9, ', '), told(3, ' '), told(2, ' ')].map((line) =>
    line === '' ? `= ${total}` : `= ${total}: ${line}`,
  );
  return lines.find((line) => widthOf(line) <= width) ?? lines.at(-1) ?? '';
}

/** Their first letters; Venus, which begins like Vesta, has its first and third one. */
function shortened(names: readonly string[], letters: number): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  for (const name of names) {
    const start = name.slice(0, letters);
    const isTaken = [...short.values()].includes(start);
    short.set(name, isTaken ? `${name.slice(0, letters - 1)}${name.charAt(letters)}` : start);
  }
  return short;
}
