import { render } from 'preact';
import { Shell } from './shell/shell';
import './style.css';

const app = document.querySelector('#app');
if (app !== null) render(<Shell />, app);

// Only what is built has a service worker, and only where the browser lets it have one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./service-worker.js').catch((error: unknown) => {
    console.info('The site is not kept for offline use:', error);
  });
}
