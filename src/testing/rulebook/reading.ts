/** Reading `.rules`: what stands where, before anybody knows what it means. */
import {
  ENGLISH_RULES,
  faultOf,
  type RulesFacts,
  type RulesFault,
  type RulesReason,
  ruleFaultIn,
} from './faults';

/** A text that cannot be understood, or says what is not so, and where. */
export type RulesFailure = RulesFault & {
  /** The line of the text, from 1. */
  readonly line: number;
  /** What is wrong there, in English. */
  readonly message: string;
};

/** A fault in its line. */
export function failureAt(line: number, fault: RulesFault): RulesFailure {
  return { line, message: ruleFaultIn(ENGLISH_RULES, fault), ...fault };
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

/** Letters of a text; the longest of the rulebook has a twentieth of it. */
const MOST_LETTERS = 1_000_000;
const MOST_OF_A_LINE = 20_000;
const MOST_SCENARIOS = 2000;
/** Tags of a game, and names of what is given. */
const MOST_NAMES = 200;

const TAG = /^\[([A-Za-z][\w.-]*) "((?:[^"\\]|\\.)*)"\]/;
const NAMED = /^given ([\w-]+) *= *(.+)$/;
/** Rules of the game, and those of somebody's map or module: `Colchis 2`. */
const RULE_NUMBER = /\bR-\d+\.\d+\b/g;
const OWN_RULE = /^\p{L}.* \d+$/u;

/** A scenario that is still being read. */
interface OpenScenario extends WrittenScenario {
  readonly tags: Map<string, string>;
  readonly lines: ScenarioLine[];
}

/** Cuts a text into scenarios. Work grows with the length of the text alone. */
export function readRules(text: string): WrittenRules {
  const reader = new RulesReader();
  if (text.length > MOST_LETTERS) reader.fail(1, 'tooLong', { most: MOST_LETTERS });
  else {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) reader.take(index + 1, line);
  }
  return reader.read();
}

class RulesReader {
  readonly #scenarios: OpenScenario[] = [];
  readonly #failures: RulesFailure[] = [];
  /** Those of the file so far; each scenario has a copy. */
  readonly #tags = new Map<string, string>();
  readonly #named = new Map<string, string>();
  #open: OpenScenario | undefined;
  #isFull = false;

  fail<R extends RulesReason>(line: number, reason: R, facts: RulesFacts[R]): void {
    this.#failures.push(failureAt(line, faultOf(reason, facts)));
  }

  take(line: number, raw: string): void {
    const content = raw.trim();
    if (content === '' || content.startsWith('#') || this.#isFull) return;
    if (content.length > MOST_OF_A_LINE) this.fail(line, 'longLine', { most: MOST_OF_A_LINE });
    else if (/^\s/.test(raw)) this.#takeInside(line, content);
    else this.#takeOutside(line, content);
  }

  read(): WrittenRules {
    for (const { line, lines } of this.#scenarios) {
      if (lines.length === 0) this.fail(line, 'noLines', {});
    }
    const failures = this.#failures.sort((one, other) => one.line - other.line);
    return { scenarios: this.#scenarios, failures };
  }

  #takeInside(line: number, content: string): void {
    const open = this.#open;
    if (open === undefined) this.fail(line, 'noTitle', {});
    else if (content.startsWith('[') && open.lines.length === 0) {
      this.#addTags(open.tags, line, content);
    } else open.lines.push({ line, text: content });
  }

  #takeOutside(line: number, content: string): void {
    const [, name, what] = NAMED.exec(content) ?? [];
    if (content.startsWith('[')) this.#addTags(this.#tags, line, content);
    else if (name === undefined || what === undefined) this.#begin(line, content);
    else {
      this.#named.set(name, what);
      this.#checkSize(this.#named, line);
    }
  }

  #begin(line: number, title: string): void {
    if (this.#scenarios.length === MOST_SCENARIOS) {
      this.#isFull = true;
      this.fail(line, 'manyScenarios', { most: MOST_SCENARIOS });
      return;
    }
    const rules = rulesIn(title);
    if (rules.length === 0) this.fail(line, 'noRule', {});
    const tags = new Map(this.#tags);
    this.#open = { line, title, rules, tags, named: new Map(this.#named), lines: [] };
    this.#scenarios.push(this.#open);
  }

  #addTags(tags: Map<string, string>, line: number, content: string): void {
    const own = tagsIn(content);
    if (own === undefined) this.fail(line, 'form', { example: '[Map "Italia"]' });
    for (const [name, value] of own ?? []) tags.set(name, value);
    this.#checkSize(tags, line);
  }

  /** Names are copied for each scenario: where there are too many, nothing more is read. */
  #checkSize({ size }: ReadonlyMap<string, string>, line: number): void {
    if (size <= MOST_NAMES) return;
    this.#isFull = true;
    this.fail(line, 'manyNames', { most: MOST_NAMES });
  }
}

/** `R-4.3, Colchis 2: what it shows` has two. */
function rulesIn(title: string): readonly string[] {
  const [front = ''] = title.split(':', 1);
  const rules = front.split(',').flatMap((part) => {
    const own = part.trim();
    return part.match(RULE_NUMBER) ?? (OWN_RULE.test(own) ? [own] : []);
  });
  return [...new Set(rules)];
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
