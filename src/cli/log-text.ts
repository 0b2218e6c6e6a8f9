import { jsonOf } from './printable';

/** A log with actions of any kind. */
interface WrittenLog {
  readonly options: object;
  readonly actions: readonly unknown[];
  readonly scores?: readonly number[];
}

/** A log as JSON with one action per line: short, and easy to diff. */
export function logText({ actions, scores, ...head }: WrittenLog): string {
  const lines = actions.map((action) => `    ${jsonOf(action)}`).join(',\n');
  const fields = [
    ...Object.entries(head).map(([key, value]) => `  ${jsonOf(key)}: ${jsonOf(value)}`),
    `  "actions": ${lines === '' ? '[]' : `[\n${lines}\n  ]`}`,
    ...(scores === undefined ? [] : [`  "scores": ${jsonOf(scores)}`]),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
}
