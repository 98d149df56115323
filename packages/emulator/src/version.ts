import { readFileSync } from 'node:fs';

/** The version in package.json, which has the same relative path from `src` and from `dist`; `unknown` in a bundle without an address. */
export const EMULATOR_VERSION = readVersion();

function readVersion(): string {
  // Cloudflare Workers give the modules of a bundle no address.
  if (!URL.canParse('../package.json', import.meta.url)) return 'unknown';
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
