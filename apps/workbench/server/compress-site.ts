import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { ENCODINGS } from './site.ts';

/** Files below this size do not fit into fewer packets when they are compressed. */
const MIN_BYTES = 1024;

/** Writes a Brotli and a gzip form beside every text file of the build, so that the host compresses nothing itself. */
export function compressSite(): Plugin {
  let folder = '';
  return {
    name: 'hubkit-compress-site',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = entries.filter((entry) => entry.isFile() && /\.(?:css|js|json|svg)$/.test(entry.name));
      await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(path + ENCODINGS.br, br), writeFile(path + ENCODINGS.gzip, gz)]);
}
