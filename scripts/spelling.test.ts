import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('spelling', () => {
  it('is right in the pages of tasks, the guides and the READMEs', () => {
    const cspell = join(root, 'node_modules/cspell/bin.mjs');
    const args = [cspell, '--no-progress', '--no-summary', '--no-color', '--relative'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout, 'A word that is right belongs in cspell-words.txt.').toBe('');
    expect(status).toBe(0);
  }, 300_000);

  it('has a dictionary that is sorted, without a word twice', () => {
    const words = readFileSync(join(root, 'cspell-words.txt'), 'utf8').trimEnd().split('\n');
    const order = new Intl.Collator('en', { sensitivity: 'base' });
    expect(words).toEqual([...new Set(words)].sort(order.compare));
  });
});
