import { randomBytes } from 'node:crypto';
import { createEmulator, EMULATOR_HUB_TOKEN, type EmulatorOptions, endpointsAt } from '@hubkit/emulator';
import { Hono } from 'hono';
import type { SecurityVariables } from './security.ts';

/** The page in which examples of the documentation run. */
const SANDBOX_PATH = '/sandbox';

/**
 * Serves a page for a sandboxed frame, with a separate emulator. The frame has an opaque origin and sends `Origin: null`, like
 * every sandboxed page on the web, so its emulator has an address known only to this page.
 */
export function createSandbox(options: Omit<EmulatorOptions, 'basePath'> = {}) {
  const basePath = `${SANDBOX_PATH}/${randomBytes(16).toString('hex')}`;
  const emulator = createEmulator({ ...options, basePath, allowedOrigins: ['null'] });
  const app = new Hono<{ Variables: SecurityVariables }>();
  app.get(SANDBOX_PATH, (c) => {
    const base = new URL(c.req.url).origin + basePath;
    const nonce = c.get('nonce');
    const settings = JSON.stringify({ endpoints: endpointsAt(base), token: EMULATOR_HUB_TOKEN });
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': sandboxPolicy(nonce, base),
      'x-frame-options': 'SAMEORIGIN',
    };
    return c.html(
      `<!doctype html><title>Example</title><script nonce="${nonce}">${frameScript(settings)}</script>`,
      200,
      headers,
    );
  });
  app.all(`${basePath}/*`, (c) => emulator.fetch(c.req.raw));
  return app;
}

/** The code of an example comes by message and runs as a blob; it reaches its emulator and nothing else. */
function sandboxPolicy(nonce: string, base: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' blob:`,
    `connect-src ${base}/`,
    `img-src ${base}/ data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Runs code received from the parent page and returns its console output. */
const frameScript = (settings: string): string => `
globalThis.hubkitSandbox = ${settings};
const send = (message) => parent.postMessage(message, '*');
const show = (value) => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.message;
  const seen = new Set();
  try {
    return JSON.stringify(value, (key, item) => {
      if (typeof item === 'bigint') return String(item);
      if (typeof item === 'object' && item !== null) { if (seen.has(item)) return '[Circular]'; seen.add(item); }
      return item;
    }, 2) ?? String(value);
  } catch { return String(value); }
};
for (const name of ['log', 'info', 'warn', 'error', 'debug'])
  console[name] = (...values) => send({ type: 'log', text: values.map(show).join(' ') });
addEventListener('error', ({ message }) => send({ type: 'error', text: message }));
addEventListener('unhandledrejection', ({ reason }) => send({ type: 'error', text: show(reason) }));
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  const url = URL.createObjectURL(new Blob([data.code], { type: 'text/javascript' }));
  import(url).then(() => send({ type: 'done' }), (error) => send({ type: 'error', text: show(error) }));
}, { once: true });
send({ type: 'ready' });
`;
