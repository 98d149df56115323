// `node scripts/commit-subjects.mjs`: checks the subjects of the commits that are not published yet.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './install-and-build.mjs';

/** The commit that introduced this check: what came before it is history. */
const INTRODUCED_BY = 'scripts/commit-subjects.mjs';

const MAX_LENGTH = 72;

/** Returns the problems of a commit's subject. */
export function subjectProblems(subject) {
  const problems = [];
  if (subject.length > MAX_LENGTH) problems.push(`is ${subject.length} characters long; the limit is ${MAX_LENGTH}`);
  if (!/^[a-z][\w-]*(?:, [a-z][\w-]*)*: \S/.test(subject)) problems.push('is not "scope: summary"');
  return problems;
}

/** Checks the commits since the last published state; resolves with the lines to print and the exit code. */
export function checkSubjects(git) {
  const base = publishedState(git);
  if (base === undefined)
    return { code: 0, lines: ['Commit subjects are not checked: there is neither origin/main nor a tag.'] };
  const introduction = git('log', '--diff-filter=A', '--format=%H', '--', INTRODUCED_BY).split('\n').at(-1);
  const log = git(
    'log',
    '--no-merges',
    '--format=%h %s',
    `${base}..HEAD`,
    ...(introduction ? [`^${introduction}`] : []),
  );
  const commits = log.split('\n').filter(Boolean);
  const wrong = commits.flatMap((commit) => {
    const subject = commit.slice(commit.indexOf(' ') + 1);
    return subjectProblems(subject).map((problem) => `${commit}\n  ${problem}`);
  });
  if (wrong.length > 0) return { code: 1, lines: wrong };
  return { code: 0, lines: [`The subjects of ${commits.length} commits since ${base} are in order.`] };
}

/** origin/main or the last tag, where one of them leads to HEAD. */
function publishedState(git) {
  return [
    () => git('rev-parse', '--verify', '--quiet', '--abbrev-ref', 'origin/main'),
    () => git('describe', '--tags', '--abbrev=0'),
  ]
    .map((find) => {
      try {
        return find() || undefined;
      } catch {
        return undefined;
      }
    })
    .find((found) => found !== undefined);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, lines } = checkSubjects(git);
  console.log(lines.join('\n'));
  process.exitCode = code;
}
