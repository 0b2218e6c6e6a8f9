/** Reading `.rules`: what stands where, before anybody knows what it means. */

/** A text that cannot be understood, or says what is not so, and where. */
export interface RulesFailure {
  /** The line of the text, from 1. */
  readonly line: number;
  /** What is wrong there. */
  readonly message: string;
}

/** A line of a scenario. */
export interface ScenarioLine {
  /** The line of the text, from 1. */
  readonly line: number;
  /** Without the blanks around it. */
  readonly text: string;
}

/** A scenario as it is written. */
export interface WrittenScenario {
  /** The line of its title. */
  readonly line: number;
  /** Its title, with the numbers of its rules in front: `R-4.3: of five cities four can be built in`. */
  readonly title: string;
  /** The numbers of its rules. */
  readonly rules: readonly string[];
  /** The tags of its game: those of the file so far, and its own. */
  readonly tags: ReadonlyMap<string, string>;
  /** What was named above it with `given name = ...`, by name. */
  readonly named: ReadonlyMap<string, string>;
  /** Its other lines. */
  readonly lines: readonly ScenarioLine[];
}

/** What a text of rules has in it. */
export interface WrittenRules {
  readonly scenarios: readonly WrittenScenario[];
  readonly failures: readonly RulesFailure[];
}

/** Letters of a text; the whole rulebook has a tenth of it. */
const MOST_LETTERS = 4_000_000;
const MOST_OF_A_LINE = 100_000;

const TAG = /^\[([A-Za-z][\w.-]*) "((?:[^"\\]|\\.)*)"\]/;
const NAMED = /^given ([\w-]+) *= *(.+)$/;
const RULE_NUMBER = /\bR-\d+\.\d+\b/g;

/** Cuts a text into scenarios. Work grows with the length of the text alone. */
export function readRules(text: string): WrittenRules {
  const scenarios: WrittenScenario[] = [];
  const failures: RulesFailure[] = [];
  if (text.length > MOST_LETTERS) {
    const message = `This is longer than ${MOST_LETTERS} letters.`;
    return { scenarios, failures: [{ line: 1, message }] };
  }
  let tags: ReadonlyMap<string, string> = new Map();
  const named = new Map<string, string>();
  let open: (WrittenScenario & { readonly lines: ScenarioLine[] }) | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const content = raw.trim();
    const isIndented = /^\s/.test(raw);
    if (content === '' || content.startsWith('#')) continue;
    if (content.length > MOST_OF_A_LINE) {
      failures.push({ line, message: `This line is longer than ${MOST_OF_A_LINE} letters.` });
      continue;
    }
    if (content.startsWith('[') && (!isIndented || open?.lines.length === 0)) {
      const own = tagsIn(content);
      if (own === undefined) failures.push({ line, message: 'A tag looks like [Map "Italia"].' });
      else if (isIndented && open !== undefined) open = retagged(scenarios, open, own);
      else tags = new Map([...tags, ...own]);
      continue;
    }
    if (isIndented) {
      if (open === undefined) failures.push({ line, message: 'A title stands above these lines.' });
      else open.lines.push({ line, text: content });
      continue;
    }
    const [, name, what] = NAMED.exec(content) ?? [];
    if (name !== undefined && what !== undefined) named.set(name, what);
    else {
      const rules = [...new Set(content.split(':', 1).join('').match(RULE_NUMBER) ?? [])];
      const lines: ScenarioLine[] = [];
      open = { line, title: content, rules, tags, named: new Map(named), lines };
      scenarios.push(open);
      if (rules.length === 0) {
        failures.push({
          line,
          message: 'A title begins with the numbers of its rules: "R-4.3: ...".',
        });
      }
    }
  }
  for (const { line, lines } of scenarios) {
    if (lines.length === 0) failures.push({ line, message: 'Nothing stands under this title.' });
  }
  return { scenarios, failures: failures.sort((a, b) => a.line - b.line) };
}

/** The tags of a line, in order; undefined if something else stands there. */
function tagsIn(content: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  let rest = content;
  while (rest !== '') {
    const tag = TAG.exec(rest);
    if (tag === null) return undefined;
    const [all, name = '', value = ''] = tag;
    found.set(name, value);
    rest = rest.slice(all.length).trimStart();
  }
  return found;
}

/** The scenario with tags of its own, in place of the one without. */
function retagged<S extends WrittenScenario>(
  scenarios: WrittenScenario[],
  open: S,
  own: ReadonlyMap<string, string>,
): S {
  const next = { ...open, tags: new Map([...open.tags, ...own]) };
  scenarios[scenarios.length - 1] = next;
  return next;
}
