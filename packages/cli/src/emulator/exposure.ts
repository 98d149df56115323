import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { UsageError } from '../command-line/errors.ts';

/** Returns true if other machines can reach this address; throws unless --expose allows it. */
export function checkHost(host: string, isExposed: boolean): boolean {
  if (isLoopback(host)) return false;
  if (isExposed) return true;
  throw new UsageError(
    `The emulator would be reachable from other machines at --host ${host}. Add --expose to allow that.`,
  );
}

/** Returns true for loopback addresses. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === 'localhost' || host === '::1';
}

/** Lists the host names that an exposed emulator accepts, as written in a URL. */
export function listAddresses(host: string): readonly string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) return [inAddress(host)];
  const own = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => inAddress(address)));
  return [...new Set([...own, hostname().toLowerCase()])];
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/** Reads one more origin, as browsers write it in a request: `null` for files and sandboxed frames. */
export function readOrigins(origin: string, previous: readonly string[] = []): readonly string[] {
  if (origin !== 'null' && !(URL.canParse(origin) && new URL(origin).origin === origin))
    throw new Error(`must be an origin such as http://localhost:5173, not "${origin}"`);
  return [...previous, origin];
}
