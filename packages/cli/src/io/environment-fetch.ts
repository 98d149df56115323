import type { Io } from './io.ts';

/** This machine is never reached through a proxy: the built-in emulator runs here. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Variables that name a proxy, in small or capital letters. */
const PROXIES = ['https_proxy', 'http_proxy', 'all_proxy'];

/** The `fetch` of an environment: through its proxy if it names one, which the `fetch` of Node ignores. */
export function environmentFetch(env: Io['env']): typeof globalThis.fetch {
  const named = PROXIES.some((name) => env[name] || env[name.toUpperCase()]);
  if (!named) return globalThis.fetch;
  let proxied: Promise<typeof globalThis.fetch> | undefined;
  return async (input, init) => {
    proxied ??= import('./open-transport.ts').then(({ openTransport }) => {
      const others = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
      return openTransport({ noProxy: [...others, ...HERE].join(',') });
    });
    return (await proxied)(input, init);
  };
}
