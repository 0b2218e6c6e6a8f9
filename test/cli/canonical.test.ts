/** The canonical text of data, written by hand, and its hash. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/cli/canonical';

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const many = 'qwertyuiopasdfghjklzxcvbnm';

test.each([
  ['{"b":[1,{"d":"é","c":null}],"a":true}', '{"a":true,"b":[1,{"c":null,"d":"é"}]}'],
  ['"\\u2028 and \\""', '"\u2028 and \\""'],
  // Objects would have them as 9, 10, a.
  ['{"a":0,"9":1,"10":2}', '{"10":2,"9":1,"a":0}'],
  ['[{"z":{"2":0,"1":1,"01":2},"":3}]', '[{"":3,"z":{"01":2,"1":1,"2":0}}]'],
  ['{"b":1,"__proto__":{"y":2,"x":3}}', '{"__proto__":{"x":3,"y":2},"b":1}'],
  [
    `{${[...many].map((key) => `"${key}":0`)}}`,
    '{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"i":0,"j":0,"k":0,"l":0,"m":0,"n":0,"o":0,"p":0,"q":0,"r":0,"s":0,"t":0,"u":0,"v":0,"w":0,"x":0,"y":0,"z":0}',
  ],
])('%s is written with its keys in order', (data, text) => {
  expect(hashOf(JSON.parse(data))).toBe(hashOfText(text));
});
