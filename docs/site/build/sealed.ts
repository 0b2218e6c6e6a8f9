/** Forbids the built page to ask any other host for anything, so that nobody has to take our word for it. */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  // Pictures of boards bring their own style.
  "style-src 'self' 'unsafe-inline'",
  // A picture of a result is drawn from what this page has written.
  "img-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

export function sealed(): Plugin {
  return {
    name: 'sealed',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
