/** Lists the packages bundled in the command line in dist/THIRD-PARTY.txt, as their licences require. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

export const THIRD_PARTY = 'dist/THIRD-PARTY.txt';

/** A package with its licence notice. */
interface Notice {
  readonly name: string;
  readonly copyright: string;
  readonly licence: string;
  readonly terms: string;
}

/** The path up to the folder of the innermost package. */
const IN_PACKAGE = /^.*(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Where the terms begin in the licences that occur. */
const TERMS = /^(?:Permission (?:is hereby granted|to use)|\s*Apache License\n)[\s\S]*/m;

export const notices: Plugin = {
  name: 'notices',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const outputs = Object.values(metafile?.outputs ?? {});
      const files = outputs.flatMap(({ inputs }) =>
        Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
          bytesInOutput > 0 ? [file] : [],
        ),
      );
      mkdirSync(dirname(THIRD_PARTY), { recursive: true });
      writeFileSync(THIRD_PARTY, noticesOf(foldersOf(files).map(noticeOf)));
    });
  },
};

/** The folders of the packages that files come from. */
function foldersOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => IN_PACKAGE.exec(file.replaceAll('\\', '/')) ?? []);
  return [...new Set(folders)].sort();
}

function noticeOf(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8');
  const [terms] = TERMS.exec(text) ?? [];
  if (terms === undefined) throw new Error(`${folder} has no licence that is known`);
  const [copyright = `Copyright ${author.name ?? author}`] =
    /^Copyright.*/m.exec(text.slice(0, -terms.length)) ?? [];
  return { name: `${name} ${version}`, copyright, licence: license, terms: terms.trim() };
}

function noticesOf(all: readonly Notice[]): string {
  const licences = [...new Set(all.map(({ licence }) => licence))].sort();
  const parts = licences.map((licence) => {
    const under = all.filter((notice) => notice.licence === licence);
    const names = under.map(({ name, copyright }) => `${name}\n  ${copyright}`);
    return [`${licence}:`, ...names, '', under[0]?.terms].join('\n');
  });
  return `${['The command line (cli.js) has these packages in it.', ...parts].join('\n\n')}\n`;
}
