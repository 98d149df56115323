// The folders with unit tests that a change touches: what `npm run check` runs.
import { execFileSync } from 'node:child_process';
import { root } from './install-and-build.mjs';

/** Folders whose unit tests belong together: a package, an app, the scripts, the tests of several packages. */
const FOLDER = /^(?:packages|apps)\/[^/]+|^scripts|^tests\/integration/;

/** Lists the folders with unit tests among changed files, sorted. */
export function listFolders(files) {
  return [...new Set(files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []))].sort();
}

/** Lists what has changed since origin/main, or since the last commit where there is none, with files that git does not track yet. */
export function changedFiles(run = git) {
  const [base = 'HEAD'] = run('merge-base', 'origin/main', 'HEAD');
  return [...run('diff', '--name-only', base), ...run('ls-files', '--others', '--exclude-standard')];
}

function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
