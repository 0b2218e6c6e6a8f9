/** What everybody may expect at a moment: the chance to win, and what each god will bring. */

import type { GameState } from 'concordia-rules';
import type { AnalysedMoment } from 'concordia-rules/bots';
import { nameOf } from '../../common/library';
import { namedSeat, Row } from '../../common/rows';
import { say } from '../../words/language';
import { Chance, Estimate } from './estimate';

interface ExpectedProps {
  /** For the names of the gods. */
  readonly state: GameState;
  readonly moment: AnalysedMoment;
}

export function Expected({ state, moment: { turn, seat, seats } }: ExpectedProps) {
  const { chances } = say.replay;
  const title = seat === null ? chances.atEnd : chances.expected(turn);
  const gods = Object.keys(seats[0]?.gods ?? {}).filter((god) =>
    seats.some(({ gods: own }) => Math.round(own[god] ?? 0) !== 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide" tabIndex={0} aria-label={title}>
      <table class="points expected">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, at) => (
              <th key={name} scope="col">
                {namedSeat(at, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            head={chances.chance}
            cells={seats.map((each) => <Chance key={each.name} {...each} />)}
          />
          {gods.map((god) => (
            <Row
              key={god}
              head={god === 'bonus' ? say.common.points.bonus : nameOf(state, god)}
              cells={seats.map(({ gods: own }) => Math.round(own[god] ?? 0))}
            />
          ))}
        </tbody>
        <tfoot>
          <Row
            mark="total"
            head={chances.points}
            cells={seats.map(({ name, points, pointsError }) => (
              <Estimate key={name} value={`${Math.round(points)}`} error={pointsError} />
            ))}
          />
        </tfoot>
      </table>
    </section>
  );
}
