import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** Content encodings in the order of preference, with the endings of their files. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof ENCODINGS;

/** A file of the built page. */
export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The compressed forms that the build has made. */
  readonly compressed: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly type: string;
  readonly etag: string;
  /** True if the name changes with the content, so that it may be cached forever. */
  readonly isHashed: boolean;
}

/** The built page, by path. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.opus': 'audio/ogg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Reads the whole built page into memory: it is small, and no path of a request ever reaches the disk. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = new Map(
    await Promise.all(
      files.map(async (file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, new Uint8Array(await readFile(file))] as const;
      }),
    ),
  );
  const isCompressed = (path: string) => Object.values(ENCODINGS).some((ending) => path.endsWith(ending));
  const plain = [...bytes].filter(([path]) => !isCompressed(path));
  return new Map(plain.map(([path, own]) => [path, siteFile(path, own, bytes)]));
}

function siteFile(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  all: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): SiteFile {
  const compressed = Object.entries(ENCODINGS).flatMap(([encoding, ending]) => {
    const form = all.get(path + ending);
    return form ? [[encoding, form]] : [];
  });
  return {
    bytes,
    compressed: Object.fromEntries(compressed),
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isHashed: path.startsWith('/assets/'),
  };
}
