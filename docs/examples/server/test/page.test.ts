/** The page of docs/examples/server in a Chromium, on its real server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  built,
  CHROMIUM,
  launched,
  served,
  watched,
  withoutChromium,
} from '../../../../test/browser/chromium';
import { startServer } from '../server';
import { openSqlite } from '../sqlite';

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  vi.unstubAllEnvs();
});

test.skipIf(withoutChromium())(
  'two play at tables on the page of the server, by the board and by buttons, and take back',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordia-server-'));
    open.push(() => rmSync(folder, { recursive: true }));
    const store = openSqlite(join(folder, 'games.db'));
    open.push(() => store.close());
    const games = await startServer({ store });
    open.push(() => games.close());
    const tokens = await games.newGame({ map: 'italia', players: ['Livia', 'Gaius'] });
    vi.stubEnv('VITE_SERVER', `ws://127.0.0.1:${games.port}`);
    const { server, url } = await served(await built('docs/examples/server'));
    open.push(() => server.close());
    const browser = await launched(CHROMIUM ?? '');
    open.push(() => browser.close());
    const heard: (readonly string[])[] = [];
    const visit = async (token: string | undefined) => {
      // That a connection cannot be made, the browser says itself.
      const { context, faults } = await watched(browser, {}, ['WebSocket connection to']);
      heard.push(faults);
      const page = await context.newPage();
      await page.goto(`${url}#${token}`);
      await page.locator('.board svg').waitFor();
      return {
        page,
        heading: (text: string) => page.getByRole('heading', { name: text, exact: true }).waitFor(),
        press: (name: string) => page.getByRole('button', { name }).click(),
      };
    };
    const [livia, gaius, watching] = [
      await visit(tokens[0]),
      await visit(tokens[1]),
      await visit(tokens[2]),
    ];
    const all = [livia, gaius, watching];
    for (const { heading } of all) await heading('Livia plays a card');
    expect(await gaius.page.locator('.choices button').count()).toBe(0);
    await livia.press('Play Architect');
    await livia.page.locator('.concordia-open[data-key="capital:roma"]').waitFor();
    const said = 'Livia plays Architect';
    for (const { page } of all) await page.getByRole('status').getByText(said).waitFor();
    // From Roma and where to leaves one action, and Gaius sees the colonist go.
    const at = () => gaius.page.locator('[data-key="colonist:0:land:0"]').getAttribute('transform');
    const before = await at();
    const tap = (key: string) => livia.page.locator(`.concordia-target[data-key="${key}"]`).click();
    await tap('capital:roma');
    await tap('route:land:casinum~roma');
    await gaius.page.getByRole('status').getByText('colonist').waitFor();
    await expect.poll(at).not.toBe(before);
    await livia.press('Take back');
    await expect.poll(at).toBe(before);
    await livia.press('Take back');
    for (const { heading } of all) await heading('Livia plays a card');

    // Nothing listens any more, and then again.
    const { port } = games;
    await games.close();
    const lost = gaius.page.getByRole('alert').getByText('The connection is lost.');
    await lost.waitFor();
    open.push(
      (
        (again) => async () =>
          (await again).close()
      )(startServer({ store, port })),
    );
    await lost.waitFor({ state: 'detached' });
    await watching.page.goto(`${url}#nonsense`);
    await watching.page
      .getByRole('alert')
      .getByText('This server does not understand that')
      .waitFor();
    expect(heard.flat()).toEqual([]);
  },
  120_000,
);
