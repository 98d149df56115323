import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of a block, the least that a file takes on most disks. */
const BLOCK = 4096;

/** Bytes that a folder takes on a disk with blocks of 4 kB, whatever the file system of this machine. */
export function diskSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.reduce((sum, entry) => sum + blocksOf(join(folder, entry)), BLOCK);
}

function blocksOf(path: string): number {
  const stats = lstatSync(path);
  if (stats.isDirectory()) return BLOCK;
  return stats.isFile() ? Math.ceil(stats.size / BLOCK) * BLOCK : 0;
}
