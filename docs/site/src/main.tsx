import { render } from 'preact';
import { keepOffline } from './shell/offline';
import { isOfGames } from './shell/pages';
import { Shell } from './shell/shell';
import { language, speak, speakOfGames } from './words/language';
import './style.css';

// Where Zod looks for its settings. Outsiders may bring schemas, which it would try to compile, but this page forbids that;
// to load Zod for saying so would be more than the frame itself.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Who comes to a page of games needs both, and waits only once.
if (isOfGames(location.hash)) void speakOfGames();
const app = document.querySelector('#app');
try {
  await speak();
  document.documentElement.lang = language;
  if (app !== null) render(<Shell />, app);
} catch (error) {
  // The network has gone before there was a word to say so in.
  app?.append('This site could not be loaded. Please reload it once you are online.');
  throw error;
}

// Only what is built has a service worker.
if (import.meta.env.PROD) keepOffline();
