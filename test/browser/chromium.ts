/** Pages built with Vite and served to a Chromium, for examples with a screen. */

import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { build, type Plugin } from 'vite';
import { sourcesAsBuilt } from '../../tools/as-built';
import { ROOT } from '../readme/markdown';
import { leftOut } from '../support/left-out';
import { IS_NIGHT } from '../support/night';

/** What is visited: at night all of it, before a push the first few. */
export function visited<T>(all: readonly T[], few: number): readonly T[] {
  return IS_NIGHT ? all : all.slice(0, few);
}

/** Whether a longer variant is left out, which is said. */
export function isForTheNight(): boolean {
  if (!IS_NIGHT) leftOut('longer variants of tests in a browser', 'the night has them');
  return !IS_NIGHT;
}

/** The files of a page by their paths, such as `/index.html`. */
export type Site = ReadonlyMap<string, string>;

/** Examples import the package as its users do. */
const ALIAS = [
  { find: /^concordia-rules$/, replacement: `${ROOT}src/index.ts` },
  { find: /^concordia-rules\/((?:maps|modules)\/.+)$/, replacement: `${ROOT}src/$1/index.ts` },
  { find: /^concordia-rules\/(.+)$/, replacement: `${ROOT}src/$1.ts` },
];

interface BuildOptions {
  readonly plugins?: Plugin[];
  /** Packages that the bundle imports from elsewhere. */
  readonly external?: readonly RegExp[];
  /** Leaves the code as it is, each source between two lines that say its path and that it ends. */
  readonly isReadable?: boolean;
  /** The pages of the folder, if it has others than `index.html`. */
  readonly pages?: readonly string[];
  /** Packages that get a script of their own, by its name. */
  readonly apart?: Readonly<Record<string, RegExp>>;
}

/** Statements, since a bundler drops comments. */
const namedSources: Plugin = {
  name: 'named-sources',
  transform(code, id) {
    if (!id.startsWith(`${ROOT}src/`)) return undefined;
    const mark = (path: string) => `globalThis.source = ${JSON.stringify(path)};`;
    return `${mark(id.slice(ROOT.length))}\n${code}\n${mark('')}`;
  },
};

/** @param folder - where the `index.html` is, from the root of this repository. */
export async function built(folder: string, options: BuildOptions = {}): Promise<Site> {
  const { plugins = [], external = [], isReadable = false } = options;
  const { pages = ['index.html'], apart = {} } = options;
  const groups = Object.entries(apart).map(([name, test]) => ({ name, test }));
  const result = await build({
    root: `${ROOT}${folder}`,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, ...(isReadable ? [namedSources] : []), sourcesAsBuilt],
    resolve: { alias: ALIAS },
    build: {
      write: false,
      ...(isReadable && { minify: false }),
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: pages.map((page) => `${ROOT}${folder}/${page}`),
        external: [...external],
        output: { codeSplitting: { groups } },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
}

/** Bytes of all scripts of a page, gzipped. */
export function weightOf(site: Site): number {
  const scripts = [...site].filter(([path]) => path.endsWith('.js'));
  return scripts.reduce((sum, [, code]) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** What servers say of files, by their endings. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export async function served(site: Site): Promise<{ server: Server; url: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const text = site.get(path);
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/` };
}

/** Where a Chromium is installed, best one without windows, which is quicker; `CHROMIUM` says so where it is elsewhere. */
export const CHROMIUM: string | undefined = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find(existsSync);

/** Whether there is no Chromium, which is said. */
export function withoutChromium(): boolean {
  if (CHROMIUM === undefined) {
    leftOut('tests in a browser', 'there is no Chromium (CHROMIUM may say where one is)');
  }
  return CHROMIUM === undefined;
}

export function launched(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** What a browser says that is nobody's fault, with the reason. */
const ALLOWED: readonly string[] = [
  // Said by Playwright itself: keeping the whole site for later would take longer than most visits.
  'Service Worker registration blocked by Playwright',
];

/** A browser as one person has it, and what has gone wrong on any of its pages so far. */
export interface Watched {
  readonly context: BrowserContext;
  readonly faults: string[];
}

/**
 * A new one, which notes errors, warnings and what nobody has caught.
 *
 * @param allowed - how messages begin that its pages may say; who allows one gives the reason.
 */
export async function watched(
  browser: Browser,
  options: BrowserContextOptions = {},
  allowed: readonly string[] = [],
): Promise<Watched> {
  const context = await browser.newContext(options);
  const faults: string[] = [];
  const isAllowed = (text: string): boolean =>
    [...ALLOWED, ...allowed].some((start) => text.startsWith(start));
  context.on('console', (message) => {
    const isFault = ['error', 'warning', 'assert'].includes(message.type());
    if (isFault && !isAllowed(message.text())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  return { context, faults };
}
