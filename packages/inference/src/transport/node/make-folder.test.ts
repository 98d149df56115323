import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';
import { makeFolder } from './make-folder.ts';
import { recordTo } from './recording/record-to.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hubkit-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('makeFolder', () => {
  it('makes the folders above, with the same permissions', async () => {
    await makeFolder(join(root, 'a/b/c'), { mode: 0o700 });
    for (const path of ['a', 'a/b', 'a/b/c']) expect(statSync(join(root, path)).mode & 0o777).toBe(0o700);
  });

  it('keeps what is there', async () => {
    mkdirSync(join(root, 'a'));
    writeFileSync(join(root, 'a/file'), '');
    await makeFolder(join(root, 'a'));
    expect(existsSync(join(root, 'a/file'))).toBe(true);
  });

  it('makes one folder for several callers at a time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(root, 'a/b/c'))));
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  });

  it.each(['file', 'file/below'])('throws for %s, where a file is in the way', async (path) => {
    writeFileSync(join(root, 'file'), '');
    await expect(makeFolder(join(root, path))).rejects.toMatchObject({ code: path === 'file' ? 'EEXIST' : 'ENOTDIR' });
  });
});

// A process of Linux; elsewhere the folder is missing, and the error is that of its own system.
describe('a file system that makes no folders', () => {
  const path = '/proc/nosuch/folder';

  it('is an error', async () => {
    await expect(makeFolder(path)).rejects.toThrow(/nosuch/);
  });

  it('is an error of what is kept in folders', async () => {
    await expect(folderStore(path).set('a'.repeat(64), '{}', 1000)).rejects.toThrow(/nosuch/);
    const fetch = recordTo(path, { fetch: async () => new Response('{}') });
    const recorded = fetch('http://127.0.0.1/').then((response) => response.text());
    await expect(recorded.then(() => fetch.written())).rejects.toThrow(/nosuch/);
  });
});
