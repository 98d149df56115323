import { readFileSync } from 'node:fs';

/** The version of this package, as it stands in its package.json (same relative place from `src` and from `dist`). */
export const EMULATOR_VERSION = readVersion();

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
