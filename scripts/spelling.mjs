// `npm run spelling`: words of pages by cspell and its dictionary of the project, and American spelling everywhere.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install-and-build.mjs';

const DICTIONARY = 'scripts/spelling/words.txt';

/** British spellings of words that the repository uses. */
const BRITISH =
  /\b\w*(?:colour|behaviour|neighbour|favourite|honour|flavour|catalogue|labelled(?!by)|travell|misspelt|recognis|organis|normalis|serialis|initialis|optimis|summaris|customis)\w*|\b(?:licence|spelt|learnt|grey)s?\b/gi;

/** Files with both spellings, because users write both: words of searches and prompts. */
const FOR_USERS =
  /tasks\/[\w-]+\/task\.ts|keywords\.gen|task-search|search-words|palette\/commands|vocabulary|content\/image\/color\.ts|content\/chat\/|spelling\.mjs|samples\/|golden\/|examples\.gen/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|md|css)$/.test(file) && !FOR_USERS.test(file));

const british = files.flatMap((file) => {
  let text = '';
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    return []; // deleted, and not committed yet
  }
  return (text.match(BRITISH) ?? []).map((word) => `${file}: "${word}" is British spelling`);
});
for (const line of british) console.log(line);

if (process.argv.includes('--sort')) {
  const order = new Intl.Collator('en', { sensitivity: 'base' });
  const words = readFileSync(join(root, DICTIONARY), 'utf8').trimEnd().split('\n');
  writeFileSync(join(root, DICTIONARY), `${[...new Set(words)].sort(order.compare).join('\n')}\n`);
}

const cspell = join(root, 'node_modules/cspell/bin.mjs');
const options = ['--config', 'scripts/spelling/cspell.json', '--no-progress', '--no-summary', '--relative'];
const { status } = spawnSync(process.execPath, [cspell, ...options], { cwd: root, stdio: 'inherit' });
if (status !== 0)
  console.log(`\nA word that is right belongs in ${DICTIONARY}: npm run spelling -- --sort keeps it in order.`);
process.exitCode = status === 0 && british.length === 0 ? 0 : 1;
