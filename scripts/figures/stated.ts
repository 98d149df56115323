/**
 * Settings, limits and defaults with a unit, by page, each with its meaning. Measured numbers belong in `definitions.ts` instead.
 */
export const STATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/emulator/README.md': { '32 MiB': 'limit of request bodies' },
  'docs/decisions/0005-pictures-through-the-queue-of-fal.md': { '0.5 s': 'shortest time of an image in the emulator' },
  'docs/decisions/0015-failover-before-the-first-token.md': {
    '60 s': 'default of retry.maxRetryAfterMs',
    '2 s': 'default of maxWaitMs',
    '30 s': 'pause of the breaker',
  },
  'docs/decisions/0016-the-limiter-learns.md': { '5 %': 'step by which the rate grows' },
  'docs/guide/bulk-workers.md': { '30 s': 'default of --lease', '10 s': 'wait after Ctrl-C' },
  'docs/guide/bulk.md': {
    '30 s': 'interval of the probe',
    '5%': 'argument of an example',
    '24 hours': 'promise of the batch APIs',
    '50 MB': 'limit of a batch file',
    '5 times': 'default of --attempts',
    '10 s': 'wait after Ctrl-C',
  },
  'docs/guide/deployment.md': {
    '120s': 'setting of nginx',
    '15 s': 'default of keepAliveMs',
    '30 s': 'limit of API Gateway',
  },
  'docs/guide/failover.md': { '2 s': 'default of maxWaitMs', '30 s': 'pause of the breaker' },
  'docs/guide/files.md': { '64 MiB': 'default of maxBytes.json', '48 MB': 'three quarters of it, by base64' },
  'docs/guide/inference.md': {
    '600 s': 'default of timeouts',
    '120 s': 'default of timeouts',
    '500 ms': 'default of retry.baseMs',
    '8 s': 'default of retry.capMs',
    '60 s': 'default of retry.maxRetryAfterMs',
  },
  'docs/guide/long-jobs.md': { '10 minutes': 'default of timeouts.jobMs' },
  'docs/guide/node.md': { '10 s': 'default of connectMs and keepAliveMs' },
  'docs/guide/page-without-a-key.md': {
    '10 MiB': 'default of bodyBytes',
    '25 MiB': 'default of fileBytes',
    '30 s': 'default of bodyMs',
    '10 minutes': 'default of callMs',
    '15 s': 'default of keepAliveMs',
  },
  'docs/guide/promise-client.md': { '4.x': 'a version' },
  'docs/guide/react-hooks.md': { '5 MB': 'limit of localStorage in browsers' },
  'docs/guide/structured-output.md': { '0.4 s': 'limit of a repair' },
  'docs/guide/template-editor.md': {
    '1 s': 'limit of a render',
    '10 MB': 'limit of its output',
    '1.5 s': 'wait before the worker is replaced',
  },
  'docs/guide/template-language-server.md': { '0.5 s': 'limit of a render', '1 MB': 'limit of its output' },
  'docs/guide/timeouts-and-retries.md': {
    '10 s': 'default of undici, connect',
    '300 s': 'default of undici, headers and body',
    '60 s': 'default of retry.maxRetryAfterMs',
    '64 MiB': 'default of maxBytes.json',
    '256 MiB': 'default of maxBytes.event',
    '2 GiB': 'default of maxBytes.binary',
    '256 kB': 'unread bytes at which nodeFetch pauses',
  },
  'docs/guide/workbench.md': { '5 MB': 'limit of an attached file', '8 kB': 'limit of a link' },
};
