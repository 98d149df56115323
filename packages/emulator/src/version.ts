import { readFileSync } from 'node:fs';

/** The version in package.json, which has the same relative path from `src` and from `dist`. */
export const EMULATOR_VERSION = readVersion();

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
