/** The fields of all actions, decisions and events, with what each says of itself. */
import type { Shape } from '../../src/kit';
import { VIEW_EVENTS } from '../../src/kit/events';
import { ALL_RULES } from '../../tools/all-rules';
import { TOLD_EVENTS } from '../support/all-events';

interface DescribedField {
  /** How its type is written: `ActionByType<'buildHouse'>`. */
  readonly owner: string;
  readonly name: string;
  readonly description: string;
}

export const describedFields: readonly DescribedField[] = [
  ...ALL_RULES.flatMap(({ steps = [] }) => steps).flatMap(({ type, shape }) =>
    fieldsOf(`ActionByType<'${type}'>`, shape),
  ),
  ...ALL_RULES.flatMap(({ decisions = [] }) => decisions).flatMap(({ kind, shape }) =>
    fieldsOf(`DecisionByKind<'${kind}'>`, shape),
  ),
  ...[...TOLD_EVENTS, ...VIEW_EVENTS].flatMap(({ type, shape }) =>
    fieldsOf(`EventByType<'${type}'>`, shape),
  ),
];

function fieldsOf(owner: string, shape: Shape): readonly DescribedField[] {
  return Object.entries(shape).map(([name, { description }]) => ({ owner, name, description }));
}
