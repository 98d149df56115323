import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '@hubkit/inference/node';

/** Extensions of media types that differ from their subtype. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  mpeg: 'mp3',
  'x-wav': 'wav',
  'svg+xml': 'svg',
  quicktime: 'mov',
  plain: 'txt',
};

/**
 * Writes the file of a row into the media folder of a run, whole or not at all.
 *
 * @returns Path of the file, relative to the folder of the output file.
 */
export async function saveMedia(file: Blob, folder: string, seq: number): Promise<string> {
  await makeFolder(folder, { mode: 0o700 });
  const subtype = /^[a-z]+\/([\w.+-]+)/i.exec(file.type)?.[1]?.toLowerCase() ?? 'bin';
  const name = `${seq}.${EXTENSIONS[subtype] ?? subtype}`;
  const path = join(folder, name);
  writeFileSync(`${path}.part`, new Uint8Array(await file.arrayBuffer()), { mode: 0o600 });
  renameSync(`${path}.part`, path);
  return `${basename(folder)}/${name}`;
}
