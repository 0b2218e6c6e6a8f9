/** Draws the icons of the site, from docs/site/public/icon.svg, with a Chromium: `npm run icons`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url);
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
/** For devices that cut the corners themselves. */
const square = svg.replace(/ rx="\d+"/, '');
/** Devices may cut a circle out of it, of four fifths of the width, in which everything must be. */
const maskable = square.replaceAll(
  '<g ',
  '<g transform="translate(32 32) scale(.78) translate(-32 -32)" ',
);

const ICONS = [
  { file: 'icon-180.png', size: 180, picture: square },
  { file: 'icon-192.png', size: 192, picture: svg },
  { file: 'icon-512.png', size: 512, picture: svg },
  { file: 'icon-maskable-512.png', size: 512, picture: maskable },
];

const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, picture } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${picture}`);
  writeFileSync(new URL(file, PUBLIC), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
