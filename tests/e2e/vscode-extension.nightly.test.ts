import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packExtension } from '../../scripts/pack-vscode.mjs';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

it(
  'packs the extension for VS Code with its language client',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hubkit-vsix-'));
    try {
      const file = await readFile(await packExtension(join(folder, 'hubkit.vsix')));
      // A zip file lists the names of its files as they are.
      expect(file.subarray(0, 2).toString()).toBe('PK');
      const names = ['extension.vsixmanifest', '[Content_Types].xml', 'extension/package.json'];
      for (const name of [
        ...names,
        'extension/extension.cjs',
        'extension/language-configuration.json',
        'extension/LICENSE.txt',
      ])
        expect(file.includes(name), name).toBe(true);
      expect(file.length).toBeGreaterThan(50_000);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  SLOW_TIMEOUT_MS,
);
