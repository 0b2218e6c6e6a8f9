import { expect, test } from 'vitest';
import { notRead } from '../../src/cli/input';
import { ROOT } from '../readme/markdown';
import { concordia } from './console';

/** As the system tells it: a code, and a message with its inside. */
const told = (code: string): Error =>
  Object.assign(new Error(`${code}: open '/root/a', errno -1`), { code });

test.each([
  ['ENOENT', /no such file/],
  ['EISDIR', /is a directory/],
  ['ENOTDIR', /not a directory/],
  ['EACCES', /permission denied/],
  ['EPERM', /permission denied/],
  ['EEXIST', /already exists/],
  ['ENOSPC', /disk is full/],
])('%s is told in words, without the inside of the message', (code, words) => {
  const { message } = notRead(told(code), 'a.json');
  expect(message).toMatch(words);
  expect(message).not.toContain(code);
  expect(message).not.toContain('errno');
});

test('whatever else goes wrong is told as it is, in signs that a terminal only shows', () => {
  expect(notRead(told('EIO'), 'a.json').message).toContain('EIO');
  expect(notRead('a\u001b[31mb', 'a.json').message).not.toContain('\u001b');
});

test('a file as a folder is told by every command that reads one', async () => {
  const { code, err } = await concordia(['validate', `${ROOT}package.json/x.json`]);
  expect(code).toBe(1);
  expect(err).toMatch(/part of the path is not a directory/);
});
