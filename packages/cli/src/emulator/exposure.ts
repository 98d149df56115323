import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { UsageError } from '../command-line/errors.ts';

/** Returns true if other machines can reach this address; throws unless that is wanted. */
export function checkHost(host: string, isExposed: boolean): boolean {
  if (isLoopback(host)) return false;
  if (isExposed) return true;
  throw new UsageError(`Other machines could reach the emulator at --host ${host}: add --expose if they may.`);
}

/** Returns true for loopback addresses. */
function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === 'localhost' || host === '::1';
}

/** The names under which an exposed emulator may be asked, as they stand in an address. */
export function addressesOf(host: string): readonly string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere) return [inAddress(host)];
  const own = Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => inAddress(address)));
  return [...new Set([...own, hostname().toLowerCase()])];
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}
