/** What everybody may expect at a moment: the chance to win, and what each god will bring. */

import type { GameState } from 'concordia-rules';
import type { AnalysedMoment } from 'concordia-rules/bots';
import { nameOf } from '../../common/library';
import { Seat } from '../../common/seat';
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
                <Seat seat={at} /> <span class="name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{chances.chance}</th>
            {seats.map((each) => (
              <td key={each.name}>
                <Chance {...each} />
              </td>
            ))}
          </tr>
          {gods.map((god) => (
            <tr key={god}>
              <th scope="row">{god === 'bonus' ? say.common.points.bonus : nameOf(state, god)}</th>
              {seats.map(({ name, gods: own }) => (
                <td key={name}>{Math.round(own[god] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="total">
            <th scope="row">{chances.points}</th>
            {seats.map((each) => (
              <td key={each.name}>
                <Estimate value={`${Math.round(each.points)}`} error={each.pointsError} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
