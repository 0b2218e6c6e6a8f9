import { render } from 'preact';
import { config } from 'zod/v4/core';
import { Shell } from './shell/shell';
import { speak } from './words/language';
import './style.css';

// Outsiders may bring schemas that would try to be compiled, which this page forbids.
config({ jitless: true });

await speak();
const app = document.querySelector('#app');
if (app !== null) render(<Shell />, app);

// Only what is built has a service worker, and only where the browser lets it have one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./service-worker.js').catch((error: unknown) => {
    console.info('The site is not kept for offline use:', error);
  });
}
