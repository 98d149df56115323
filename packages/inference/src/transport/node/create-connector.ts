import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import type { UndiciModule } from './undici-module.ts';

/** Makes the function that opens connections. It has its own timer, because undici's is late by up to a second. */
export function createConnector(
  undici: UndiciModule,
  timeoutMs: number,
  options: { readonly lookup?: LookupFunction; readonly ca?: string[] },
): buildConnector.connector {
  // Its other options are those of `net.connect`. The connector returns its socket, which the types of undici leave out.
  const given: buildConnector.BuildOptions = Object.assign({ timeout: 0 }, options);
  const open = undici.buildConnector(given) as unknown as (...args: Parameters<buildConnector.connector>) => {
    destroy(error: Error): void;
  };
  return (target, callback) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const socket = open(target, (...outcome) => {
      clearTimeout(timer);
      callback(...outcome);
    });
    const message = `No connection to ${target.hostname}:${target.port} within ${timeoutMs} ms`;
    timer = setTimeout(() => socket.destroy(new undici.errors.ConnectTimeoutError(message)), timeoutMs);
  };
}
