// `npm run report [-- --list]`: a page of numbers about the tree, its sentences and labels, a plain call and what is read of models' texts. Nothing here fails: a number that
// gets worse is for the next reader to judge. `--list` prints what was counted.
import { execFileSync } from 'node:child_process';
import { root } from './registry.ts';
import { docstringSection } from './report/docstrings.ts';
import { labelSection } from './report/labels.ts';
import { pageSection } from './report/pages.ts';
import { parsingSection } from './report/parsing.ts';
import { plainCallSection } from './report/plain-call.ts';
import { treeSection } from './report/tree.ts';

const isListed = process.argv.includes('--list');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const sections = [
  treeSection(root, files),
  docstringSection(root, files),
  pageSection(root, files),
  labelSection(root, files),
  await plainCallSection(),
  parsingSection(),
];
for (const { title, rows } of sections) {
  console.log(`\n## ${title}\n`);
  for (const { name, value, list = [] } of rows) {
    console.log(`- ${name}: ${typeof value === 'number' ? value.toLocaleString('en-US') : value}`);
    if (isListed) for (const line of list) console.log(`  - ${line}`);
  }
}
