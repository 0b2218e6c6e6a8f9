import { render } from 'preact';
import { config } from 'zod/v4/core';
import { keepOffline } from './shell/offline';
import { isOfGames } from './shell/pages';
import { Shell } from './shell/shell';
import { speak, speakOfGames } from './words/language';
import './style.css';

// Outsiders may bring schemas that would try to be compiled, which this page forbids.
config({ jitless: true });

// Who comes to a tool needs both, and waits only once.
if (isOfGames(location.hash)) void speakOfGames();
await speak();
const app = document.querySelector('#app');
if (app !== null) render(<Shell />, app);

// Only what is built has a service worker.
if (import.meta.env.PROD) keepOffline();
