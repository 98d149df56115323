import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** British spellings of words that the repository uses. */
const BRITISH =
  /\b\w*(?:colour|behaviour|neighbour|favourite|honour|flavour|catalogue|labelled(?!by)|travell|misspelt|recognis|organis|normalis|serialis|initialis|optimis|summaris|customis)\w*|\b(?:licence|spelt|learnt|grey)s?\b/gi;

/** Files with both spellings, because users write both: words of searches and prompts. */
const FOR_USERS =
  /keywords\.ts|task-search|search-words|palette\/commands|vocabulary|content\/image\/color\.ts|content\/chat\/|spelling\.test|samples\/|golden\/|examples\.gen/;

const root = fileURLToPath(new URL('..', import.meta.url));

describe('spelling', () => {
  it('is right in the pages of tasks, the guides and the READMEs', () => {
    const cspell = join(root, 'node_modules/cspell/bin.mjs');
    const args = [cspell, '--no-progress', '--no-summary', '--no-color', '--relative'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(stdout, 'A word that is right belongs in cspell-words.txt.').toBe('');
    expect(status).toBe(0);
  }, 300_000);

  it.each(['packages', 'apps', 'scripts', 'bench', 'e2e', 'docs', 'test', 'test-support'])(
    'is American in %s',
    (folder) => {
      const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (path) =>
            /\.(?:tsx?|mjs|md|css)$/.test(path) && !/node_modules|\bdist\b|\.cache/.test(path) && !FOR_USERS.test(path),
        )
        .flatMap((path) =>
          (readFileSync(join(root, folder, path), 'utf8').match(BRITISH) ?? []).map((word) => `${path}: ${word}`),
        );
      expect(found).toEqual([]);
    },
  );

  it('has a dictionary that is sorted, without a word twice', () => {
    const words = readFileSync(join(root, 'cspell-words.txt'), 'utf8').trimEnd().split('\n');
    const order = new Intl.Collator('en', { sensitivity: 'base' });
    expect(words).toEqual([...new Set(words)].sort(order.compare));
  });
});
