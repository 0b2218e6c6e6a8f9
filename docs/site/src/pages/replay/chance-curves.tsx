/** Everybody's chance to win over the turns, with the band in which the estimate may be. */
import type { AnalysedMoment } from 'concordia-rules/bots';
import { say } from '../../words/language';
import { bandOf, toldShare } from './estimate';
import { colourOf, Frame, Line, type OverTurns, pointAt } from './frame';

interface ChanceCurvesProps extends OverTurns {
  readonly analysed: readonly AnalysedMoment[];
}

/** The dashes of each seat's line, for those who do not tell colours apart. */
const SEAT_DASHES: readonly string[] = ['none', '10 3', '4 3', '14 3 4 3', '2 2', '7 6'];

const TICKS = [0, 0.25, 0.5, 0.75, 1];

export function ChanceCurves({ analysed, ...over }: ChanceCurvesProps) {
  const players = analysed[0]?.seats ?? [];
  const chancesOf = (seat: number) =>
    analysed.map(({ after, seats }) => {
      const { chance = 0, chanceError = 0 } = seats[seat] ?? {};
      const [least, most] = bandOf(chance, chanceError);
      return { after, chance, least, most };
    });
  return (
    <Frame
      {...over}
      label={say.replay.chances.label(analysed.at(-1)?.turn ?? 1)}
      top={1}
      ticks={TICKS.map((value) => ({ value, text: toldShare(value) }))}
      ends={players.map(({ name }, seat) => ({
        name,
        colour: colourOf(seat),
        value: chancesOf(seat).at(-1)?.chance ?? 0,
      }))}
    >
      {({ x, y }) => {
        const edge = (seat: number, side: 'least' | 'chance' | 'most') =>
          chancesOf(seat).map(({ after, ...values }) => pointAt(x(after), y(values[side])));
        return (
          <>
            {players.map(({ name }, seat) => (
              <polygon
                key={name}
                class="band"
                points={[...edge(seat, 'most'), ...edge(seat, 'least').toReversed()].join(' ')}
                fill={colourOf(seat)}
              />
            ))}
            {players.map(({ name }, seat) => (
              <Line
                key={name}
                points={edge(seat, 'chance')}
                colour={colourOf(seat)}
                dashes={SEAT_DASHES[seat] ?? 'none'}
              />
            ))}
          </>
        );
      }}
    </Frame>
  );
}
