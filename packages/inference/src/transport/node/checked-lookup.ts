import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { ConnectionError } from '../../contract/errors.ts';
import { isMetadataHost } from '../metadata-host.ts';
import { isPublicHost } from '../public-host.ts';

/** The look-up of a connection, as `net.connect` calls it. */
type Lookup = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void;

/**
 * Makes a look-up that refuses private addresses of public names. Names that are private by their spelling (`localhost`,
 * `gpu.internal`) may have any address but those at which cloud machines hand out credentials.
 */
export function checkedLookup(
  isAllowed: (hostname: string, address: string) => boolean = () => false,
  resolve: typeof lookup = lookup,
): Lookup {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const wrong = addresses.find(({ address }) => !isSafe(hostname, address, isAllowed));
      if (wrong) return callback(privateAddress(hostname, wrong.address), []);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error(`${hostname} has no address`), []);
    });
  };
}

function isSafe(hostname: string, address: string, isAllowed: (hostname: string, address: string) => boolean): boolean {
  const target = new URL(`http://${address.includes(':') ? `[${address.replace(/%.*/, '')}]` : address}`);
  if (isMetadataHost(target)) return false;
  const named = new URL('http://x');
  named.hostname = hostname;
  return isPublicHost(target) || !isPublicHost(named) || isAllowed(hostname, address);
}

function privateAddress(hostname: string, address: string): ConnectionError {
  return new ConnectionError(
    `${hostname} resolves to the private address ${address}; no connection was opened. Allow it with \`pinDns: (hostname, address) => boolean\` if that is where it should lead.`,
    { errno: 'EPRIVATE' },
  );
}
