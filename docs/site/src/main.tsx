import { render } from 'preact';
import { keepOffline } from './shell/offline';
import { isOfGames } from './shell/pages';
import { Shell } from './shell/shell';
import { speak, speakOfGames } from './words/language';
import './style.css';

// Where Zod looks for its settings. Outsiders may bring schemas, which it would try to compile, but this page forbids that;
// to load Zod for saying so would be more than the frame itself.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Who comes to a page of games needs both, and waits only once.
if (isOfGames(location.hash)) void speakOfGames();
await speak();
const app = document.querySelector('#app');
if (app !== null) render(<Shell />, app);

// Only what is built has a service worker.
if (import.meta.env.PROD) keepOffline();
