import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/cli/input';
import { jsonFault } from '../../src/cli/json-fault';
import { MAX_YAML } from '../../src/cli/parse-text';
import { page as pageOf } from '../readme/markdown';
import { processorTime } from '../support/processor-time';
import { concordia, scratch } from './console';

const files = scratch();

async function refusal(file: string, stdin: string | Uint8Array = ''): Promise<string> {
  const { code, out, err } = await concordia(['score', file], { stdin });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).not.toContain('    at ');
  expect(err).toMatch(/^error: [^\n]+\n$/);
  return err;
}

test('files that cannot be read', async () => {
  expect(await refusal(`${files.dir}/none.json`)).toContain('no such file');
  expect(await refusal(files.dir)).toContain('directory');
});

test('input that is no text, empty or too long', async () => {
  expect(await refusal('-', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]))).toContain('UTF-8');
  expect(await refusal('-', ' \n')).toContain('empty');
  expect(await refusal('-', new Uint8Array(MAX_BYTES + 1))).toContain('larger than 20 MB');
});

test.each([
  ['quoted in a mail', (text: string) => text.replaceAll(/^/gm, '> ')],
  ['in a block of code', (text: string) => `\`\`\`json\n${text}\n\`\`\``],
  ['in a forum', (text: string) => `[quote="Livia"][code]\n${text}[/code]\n[/quote]\n`],
])('JSON and YAML %s are read as they are', async (_, posted) => {
  const yaml = pageOf('docs/examples/sheet-114.yaml');
  const plain = await concordia(['score', '-'], { stdin: yaml });
  expect(plain).toMatchObject({ code: 0, err: '' });
  const json = JSON.stringify(load(yaml), null, 2);
  for (const text of [yaml, json]) {
    expect(await concordia(['score', '-'], { stdin: posted(text) })).toEqual(plain);
  }
  // What is wrong keeps its place.
  const begin = posted('x').indexOf('x') - posted('x').lastIndexOf('\n', posted('x').indexOf('x'));
  expect(await refusal('-', posted('{"players": [],}'))).toContain(`column ${begin + 15}`);
});

describe('JSON that is none', () => {
  test('a fault is found exactly where the parser of JavaScript finds one', () => {
    const whole = JSON.stringify({
      a: [1, -2.5e3, true, null, 'x"\\\u0007é'],
      b: { c: {} },
      d: [],
    });
    expect(jsonFault(whole)).toBeUndefined();
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    for (let index = 0; index < whole.length; index++) {
      for (const sign of ['', '"', ',', '}', ']', ':', '1', 'e', '\\', '\n', '/']) {
        const text = whole.slice(0, index) + sign + whole.slice(index + 1);
        expect([text, jsonFault(text) === undefined]).toEqual([text, parses(text)]);
      }
    }
  });
});

describe('input that would take long to parse is refused at once', () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1`).join('\n');
  test.each([
    ['ten million open brackets', '['.repeat(10_000_000), 'nested too deeply'],
    ['millions of values', `[${'0,'.repeat(5_000_000)}0]`, 'too long'],
    ['a hundred thousand keys of YAML', keys, 'too long for YAML'],
    ['brackets of YAML', `a: ${'['.repeat(60_000)}`, 'nested too deeply'],
    ['lists in lists of YAML', `${'- '.repeat(40_000)}x`, 'nested too deeply'],
    ['faults without end', `[${','.repeat(MAX_YAML - 2)}]`, 'not JSON'],
    ['quotes without end', `a: ${'"'.repeat(MAX_YAML - 3)}`, 'not YAML'],
    ['comments without end', '//\n'.repeat(1_000_000), 'not JSON'],
  ])('%s', async (_, stdin, why) => {
    const start = processorTime();
    expect(await refusal('-', stdin)).toContain(why);
    expect(processorTime() - start).toBeLessThan(3000);
  });

  test('the longest YAML is read within the time', async () => {
    const stdin = Array.from({ length: MAX_YAML / 8 - 1 }, (_, index) => `${index + 10_000}: `);
    const start = processorTime();
    const { err } = await concordia(['score', '-'], { stdin: stdin.join('\n') });
    expect(err).toContain('INVALID_SHEET');
    // What is wrong with so many keys is told in bounds.
    expect(err.length).toBeLessThan(1500);
    expect(processorTime() - start).toBeLessThan(3000);
  });
});
