/** A player's points so far, by god, on one short line. */
import { PLAIN_GODS, type PlayerScore } from '../../index';
import { titleCase } from '../names';
import { widthOf } from '../wrapped';

export function sumLine(
  { gods, minerva, concordia, bonus, total }: PlayerScore,
  width: number,
): string {
  const parts: (readonly [string, number])[] = [
    ...PLAIN_GODS.map((god) => [titleCase(god), gods[god]?.points ?? 0] as const),
    ['Minerva', minerva.reduce((sum, { points }) => sum + points, 0)],
    ['Concordia', concordia],
    ['Bonus', bonus],
  ];
  const counting = parts.filter(([, points]) => points !== 0);
  const told = (letters: number, separator: string): string =>
    counting.map(([name, points]) => `${short(name, letters)} ${points}`).join(separator);
  const lines = [told(9, ', '), told(3, ' '), told(2, ' ')].map((line) =>
    line === '' ? `= ${total}` : `= ${total}: ${line}`,
  );
  return lines.find((line) => widthOf(line) <= width) ?? lines.at(-1) ?? '';
}

function short(name: string, letters: number): string {
  // Vesta and Venus begin with the same letters.
  return letters === 2 && name === 'Venus' ? 'Vn' : name.slice(0, letters);
}
