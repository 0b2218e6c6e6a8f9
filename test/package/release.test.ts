/** What a release is made of: where the project lives, what is in the package, what has changed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repository, scripts, version } from '../../package.json';
import { bundledIn, shippedOf } from '../../tools/release/bill-of-materials';
import { firstOf, notesOf, pendingIn } from '../../tools/release/changelog';
import { homeOf, namesNobody, publishedReadme } from '../../tools/release/home';
import { provenanceOf } from '../../tools/release/provenance';

describe('where the project lives', () => {
  test('is one line of package.json', () => {
    expect(repository).toMatch(/^github:[\w.-]+\/[\w.-]+$/);
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest).not.toHaveProperty('homepage');
    expect(manifest).not.toHaveProperty('bugs');
  });

  test('is written out for npm', () => {
    expect(homeOf('github:livia/rules', undefined)).toEqual({
      repository: { type: 'git', url: 'git+https://github.com/livia/rules.git' },
      homepage: 'https://github.com/livia/rules#readme',
      bugs: 'https://github.com/livia/rules/issues',
    });
    expect(homeOf('github:livia/rules', 'livia/rules').bugs).toContain('livia/rules');
  });

  test.each([
    undefined,
    '',
    'github:OWNER/concordia-rules',
    'livia/rules',
    'https://github.com/livia/rules',
    { type: 'git', url: 'git+https://github.com/livia/rules.git' },
  ])('nothing is released while it is %j', (line) => {
    expect(() => homeOf(line, undefined)).toThrow('has to be "github:owner/name"');
  });

  test('nothing is released from another place', () => {
    expect(() => homeOf('github:livia/rules', 'gaius/rules')).toThrow(
      '"repository" in package.json is livia/rules, and this is gaius/rules.',
    );
  });
});

test('a dry run stands in for an owner only where none is named', () => {
  expect(namesNobody('github:OWNER/concordia-rules')).toBe(true);
  expect(namesNobody('github:livia/rules')).toBe(false);
  expect(namesNobody('github:OWNERS/rules')).toBe(false);
});

test('a provenance names the package, its file and the commit', () => {
  const { subject, predicate } = provenanceOf(
    { name: 'rules', version: '1.2.0' },
    'github:livia/rules',
    'c0ffee',
    new TextEncoder().encode('abc'),
  );
  // The SHA-512 of "abc", as FIPS 180 has it.
  const sha512 = /^ddaf35a193617abacc417349ae204131.*a54ca49f$/;
  expect(subject).toEqual([
    { name: 'pkg:npm/rules@1.2.0', digest: { sha512: expect.stringMatching(sha512) } },
  ]);
  expect(predicate).toMatchObject({
    buildDefinition: {
      resolvedDependencies: [
        {
          uri: 'git+https://github.com/livia/rules@refs/heads/main',
          digest: { gitCommit: 'c0ffee' },
        },
      ],
    },
  });
});

describe('the README as npm shows it', () => {
  const published = (text: string) => publishedReadme(text, 'github:livia/rules', '1.2.0');
  const files = 'https://github.com/livia/rules/blob/v1.2.0';

  test.each([
    ['[rules](docs/rules.md)', `[rules](${files}/docs/rules.md)`],
    [
      '[step](docs/a.md#the-step), [MIT](LICENSE)',
      `[step](${files}/docs/a.md#the-step), [MIT](${files}/LICENSE)`,
    ],
    [
      '![A board](docs/a.svg)',
      '![A board](https://raw.githubusercontent.com/livia/rules/v1.2.0/docs/a.svg)',
    ],
    ['[site](docs/site/README.md)', '[site](https://livia.github.io/rules/)'],
    ['[npm](https://npmjs.com), [below](#below)', '[npm](https://npmjs.com), [below](#below)'],
    ['```ts\nlist[0](first)\n```', '```ts\nlist[0](first)\n```'],
  ])('%j', (text, expected) => {
    expect(published(text)).toBe(expected);
  });

  test('has absolute links and no other', () => {
    const readme = readFileSync('README.md', 'utf8');
    const targets = [...published(readme).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
    expect(targets).toHaveLength([...readme.matchAll(/\]\(/g)].length);
    for (const target of targets) expect(target).toMatch(/^https:\/\//);
  });

  test('is not made while nobody owns the repository', () => {
    expect(() => publishedReadme('', 'github:OWNER/rules', '1.0.0')).toThrow('has to be');
  });
});

describe('the bill of materials', () => {
  const all = {
    metadata: { component: { 'bom-ref': 'rules@1.0.0', name: 'folder' } },
    components: ['zod@4.0.0', 'deep@1.0.0', '@a/cli@2.0.0', '@a/cli@1.0.0', 'vitest@4.0.0'].map(
      (ref) => ({ 'bom-ref': ref }),
    ),
    dependencies: [
      { ref: 'rules@1.0.0', dependsOn: ['zod@4.0.0', 'vitest@4.0.0', '@a/cli@2.0.0'] },
      { ref: 'zod@4.0.0', dependsOn: ['deep@1.0.0'] },
      { ref: '@a/cli@2.0.0', dependsOn: ['vitest@4.0.0'] },
      { ref: 'deep@1.0.0' },
    ],
  };

  test('is what is installed with the package and what is inside of it, and no more', () => {
    const bill = shippedOf(all, 'rules', ['@a/cli@2.0.0'], ['zod']);
    expect(bill.metadata.component).toEqual({ 'bom-ref': 'rules@1.0.0', name: 'rules' });
    expect(bill.components.map((component) => component['bom-ref'])).toEqual([
      'zod@4.0.0',
      'deep@1.0.0',
      '@a/cli@2.0.0',
    ]);
    expect(bill.dependencies).toEqual([
      { ref: 'rules@1.0.0', dependsOn: ['@a/cli@2.0.0', 'zod@4.0.0', 'deep@1.0.0'] },
      { ref: '@a/cli@2.0.0', dependsOn: [] },
      { ref: 'zod@4.0.0', dependsOn: ['deep@1.0.0'] },
      { ref: 'deep@1.0.0', dependsOn: [] },
    ]);
  });

  test('is not made if something is not known', () => {
    expect(() => shippedOf(all, 'rules', ['odd@1.0.0'], ['zod'])).toThrow('odd@1.0.0');
    expect(() => shippedOf(all, 'rules', [], ['zod', 'other'])).toThrow('other');
  });

  test('has what the licences in the package name', () => {
    const notices = `The command line (cli.js) has these packages in it.

MIT:
@a/cli 2.0.0
  Copyright (c) Livia
emoji 8.0.0-beta.1
  Copyright Gaius

Permission is hereby granted
`;
    expect(bundledIn(notices)).toEqual(['@a/cli@2.0.0', 'emoji@8.0.0-beta.1']);
  });
});

describe('what has changed', () => {
  test('is the part of the changelog', () => {
    const changelog = '# rules\n\n## 1.1.0\n\n### Minor Changes\n\n- New.\n\n## 1.0.0\n\n- Old.\n';
    expect(notesOf(changelog, '1.1.0')).toBe('### Minor Changes\n\n- New.\n');
    expect(notesOf(changelog, '1.0.0')).toBe('- Old.\n');
    expect(() => notesOf(changelog, '1.0')).toThrow('CHANGELOG.md has nothing of 1.0.');
  });

  test('is written for the present version', () => {
    expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('\n');
  });

  test('before the first release is a part of it', () => {
    const changelog =
      '# rules\n\n## 1.0.0\n\n### Major Changes\n\n- 1f4f202: First release.\n\n  - **Logs**: as text, and\n    as JSON.\n\n  Stable.\n';
    expect(firstOf(changelog, 'rules', '1.0.0')).toEqual({
      changelog: '# rules\n\n',
      changeset:
        "---\n'rules': major\n---\n\nFirst release.\n\n- **Logs**: as text, and\n  as JSON.\n\nStable.\n",
    });
    expect(() => firstOf(changelog, 'rules', '1.1.0')).toThrow('one section, of 1.1.0');
    const later = changelog.replace('## 1.0.0', '## 1.1.0\n\n- New.\n\n## 1.0.0');
    expect(() => firstOf(later, 'rules', '1.1.0')).toThrow('one section');
  });

  test('is pending in changesets, and not in the page about them', () => {
    expect(pendingIn(['README.md', 'config.json', 'publius.md'])).toEqual(['publius.md']);
  });

  test('of texts, is known from the version on: it notes those it has', () => {
    expect(scripts['release:version'].split(' && ').at(-1)).toBe('npm run pages -- released');
  });
});
