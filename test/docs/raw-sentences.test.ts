/** What is refused has a reason and its facts: no sentence stands where an error is made, but with the words. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { page, ROOT } from '../readme/markdown';

/** Those of `testing` are messages of tests, for programmers. */
const FILES = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('testing/'),
);

/** Errors that say something themselves, by file. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'model/freeze.ts': 'an error of JavaScript, as writing to a frozen object throws one',
  'cli/serve/fault.ts': 'the names that JSON-RPC has for its codes',
  'cli/archive/worker.ts': 'how a worker has ended; what is printed is `workerDied`',
  'cli/catalogue/foreign.ts':
    'for those who write a catalogue: the message of a compiler, which is English',
  'cli/catalogue/traced.ts': 'caught where it is thrown: nobody reads it',
  'cli/refused.ts': 'an end of the program without any text: nobody reads it',
};

/** At least two words. */
const WORDS = /\p{L}[,:;]? \p{L}/u;

const parsed = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

const SOURCES = FILES.map((file) => parsed(file, page(`src/${file}`)));

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Functions that never return: they throw what they are called with. */
function throwersOf(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const found = new Set(['super']);
  for (const source of sources) {
    walk(source, (node) => {
      const isNever = ts.isFunctionLike(node) && node.type?.kind === ts.SyntaxKind.NeverKeyword;
      if (isNever && node.name !== undefined) found.add(node.name.getText());
    });
  }
  return found;
}

const THROWERS = throwersOf(SOURCES);

/** What an error may say: the arguments of its constructor or of what throws it, and whatever is called a message. */
function saidBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') return [node.initializer];
  if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) {
    return node.arguments ?? [];
  }
  if (!ts.isCallExpression(node)) return [];
  // `inputFaults.refuse(...)` is a thrower, too.
  const name = node.expression.getText().replace(/^.*\.#?/, '');
  return THROWERS.has(name) ? node.arguments : [];
}

function sentencesIn(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  walk(source, (node) => {
    for (const said of saidBy(node)) {
      walk(said, (part) => {
        const isText = ts.isStringLiteralLike(part) || ts.isTemplateExpression(part);
        const text = part.getText().replace(/\$\{[^}]*\}/g, 'x');
        if (isText && WORDS.test(text)) found.add(text);
      });
    }
  });
  return [...found];
}

describe('an error', () => {
  test('is found wherever it is made', () => {
    const text = `
      const refusal = { code: 'NO_ROOM', message: 'There is no room.' };
      const other = { message: (names) => \`Keep \${names.goods(goods)}\` };
      refuse({ code: 'NO_ROOM', message: isFull ? 'All is full.' : told });
      throw new ConcordiaError({ ...refusal, details: { why: 'it is full' } });
      inputFaults.refuse('INVALID_INPUT', 'path', 'wrongType', undefined, { expected: 'a list' });
      const text = 'This is told elsewhere.';`;
    expect(sentencesIn(parsed('some.ts', text))).toEqual([
      "'There is no room.'",
      '`Keep x`',
      "'All is full.'",
      "'it is full'",
      "'a list'",
    ]);
    for (const name of ['refuse', 'refuseFault', 'failed']) {
      expect(THROWERS).toContain(name);
    }
  });

  test('says nothing in a sentence of its own', () => {
    const saying = SOURCES.flatMap((source) => {
      const sentences = sentencesIn(source);
      return sentences.length === 0 ? [] : [[source.fileName, sentences] as const];
    });
    const others = saying.filter(([file]) => !(file in EXCEPTIONS));
    expect(others).toEqual([]);
    expect(saying.map(([file]) => file).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });
});
