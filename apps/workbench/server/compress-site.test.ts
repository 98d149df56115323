import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressSite } from './compress-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Code in which the best quality finds more than others. */
const code = Array.from(
  { length: 800 },
  (_, index) => `export const name${index % 97} = read(${index * 7919});\n`,
).join('');
const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

async function compress(): Promise<void> {
  const plugin = compressSite();
  const resolved = plugin.configResolved as unknown as (config: { root: string; build: { outDir: string } }) => void;
  resolved.call(plugin, { root: folder, build: { outDir: '.' } });
  await (plugin.closeBundle as unknown as () => Promise<void>).call(plugin);
}

it('writes both forms of every text that is large enough', async () => {
  writeFileSync(join(folder, 'page-1a2b.js'), code);
  writeFileSync(join(folder, 'tiny.json'), '{}');
  writeFileSync(join(folder, 'image.webp'), code);
  await compress();
  expect(brotliDecompressSync(read('page-1a2b.js.br')).toString()).toBe(code);
  expect(gunzipSync(read('page-1a2b.js.gz')).toString()).toBe(code);
  for (const name of ['tiny.json', 'image.webp']) expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});

it('compresses what pages load as well as it can, and programs of the documentation quickly', async () => {
  for (const name of ['page-1a2b.js', 'gateway.example-1a2b.js']) writeFileSync(join(folder, name), code);
  await compress();
  const best = brotliCompressSync(code).length;
  expect(read('page-1a2b.js.br').length).toBeLessThanOrEqual(best);
  expect(read('gateway.example-1a2b.js.br').length).toBeGreaterThan(best);
  expect(brotliDecompressSync(read('gateway.example-1a2b.js.br')).toString()).toBe(code);
});
