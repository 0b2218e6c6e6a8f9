/** Brings changes into pages: what Vite builds has them, and what a Chromium comes to on them counts for the present test. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin as BundlePlugin } from 'esbuild';
import type { BrowserType } from 'playwright-core';
import type { InlineConfig, Plugin } from 'vite';
import { ROOT } from './answers';
import type { Counts } from './orders';

/** The files with changes in them, by their paths. */
const TEXTS = 'texts.json';

export function writeTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  writeFileSync(resolve(folder, TEXTS), JSON.stringify(Object.fromEntries(texts)));
}

/** Gives suites our Vite and our Chromium, which are the usual ones but for the changes. */
export const PAGES: BundlePlugin = {
  name: 'pages',
  setup(build) {
    const made = {
      vite: `
        import * as usual from 'vite';
        import { withChanges } from './test/mutation/pages';
        export * from 'vite';
        export const build = (config) => usual.build(withChanges(config));`,
      'playwright-core': `
        import * as usual from 'playwright-core';
        import { counting } from './test/mutation/pages';
        export * from 'playwright-core';
        export const chromium = counting(usual.chromium);`,
    };
    build.onResolve({ filter: /^(vite|playwright-core)$/ }, ({ path, namespace }) =>
      namespace === 'page' ? { path, external: true } : { path, namespace: 'page' },
    );
    build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
      contents: made[path as keyof typeof made],
      resolveDir: ROOT,
    }));
  },
};

export function withChanges(config: InlineConfig): InlineConfig {
  const folder = process.env.MUTATION_BUNDLES ?? '';
  const texts = new Map<string, string>(
    Object.entries(JSON.parse(readFileSync(resolve(folder, TEXTS), 'utf8'))),
  );
  const changes: Plugin = {
    name: 'changes',
    enforce: 'pre',
    load: (path) => texts.get(path.slice(ROOT.length + 1).replaceAll('\\', '/')),
  };
  return { ...config, plugins: [changes, config.plugins] };
}

/** The same browser, each page of which makes the change that is made here, and tells which ones it comes to. */
export function counting(chromium: BrowserType): Pick<BrowserType, 'launch'> {
  return {
    async launch(options) {
      const browser = await chromium.launch(options);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...args) => {
        const context = await newContext(...args);
        const { activeMutant, hitLimit } = countsHere();
        await context.exposeBinding('cameTo', (_source, id: string) => {
          const { mutantCoverage, currentTestId = '' } = countsHere();
          const counted = mutantCoverage.perTest[currentTestId] ?? {};
          mutantCoverage.perTest[currentTestId] = counted;
          counted[id] = (counted[id] ?? 0) + 1;
        });
        await context.addInitScript(countInPage, { activeMutant, hitLimit });
        return context;
      };
      return browser;
    },
  };
}

function countsHere(): Counts {
  return (globalThis as unknown as { __stryker__: Counts }).__stryker__;
}

/** Runs in the page, before its scripts. */
function countInPage(told: Pick<Counts, 'activeMutant' | 'hitLimit'>): void {
  const page = globalThis as unknown as { __stryker__: Counts; cameTo: (id: string) => void };
  const counted = new Proxy<Record<string, number>>(
    {},
    {
      set(counts, id, count) {
        if (!Object.hasOwn(counts, id)) page.cameTo(String(id));
        counts[String(id)] = count;
        return true;
      },
    },
  );
  const hitCount = told.hitLimit === undefined ? undefined : 0;
  page.__stryker__ = { ...told, hitCount, mutantCoverage: { static: counted, perTest: {} } };
}
