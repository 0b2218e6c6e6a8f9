/** A player's points so far, by god, on one short line. */
import { PLAIN_GODS, type PlayerScore } from '../../index';
import { type CliLanguage, scoreName } from '../language';
import { printable } from '../printable';
import { namesWithoutMap } from '../printable-names';
import { otherPoints } from '../score-table';
import { widthOf } from '../wrapped';

export function sumLine(player: PlayerScore, width: number, language: CliLanguage): string {
  const { gods, minerva, concordia, scores, total } = player;
  const { score } = language.words;
  const { title } = namesWithoutMap(language);
  const parts: (readonly [string, number])[] = [
    ...PLAIN_GODS.map((god) => [title(god), gods[god]?.points ?? 0] as const),
    [title('minerva'), minerva.reduce((sum, { points }) => sum + points, 0)],
    [score.concordia, concordia],
    ...Object.entries(scores).map(
      ([id, points]) => [printable(scoreName(language, id)), points] as const,
    ),
    [score.bonus, otherPoints(player)],
  ];
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
