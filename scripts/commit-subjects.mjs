// `node scripts/commit-subjects.mjs`: checks the subjects of the commits that are not published yet.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './install-and-build.mjs';

/** The commit that introduced this check: what came before it is history. */
const INTRODUCED_BY = 'scripts/commit-subjects.mjs';

const MAX_LENGTH = 72;

/** Verbs that a subject may start with. A new one is added here by the commit that needs it. */
const VERBS = new Set(
  `accept add adjust adopt align allow announce answer apply ask assert avoid batch blame bound break bring build bump bundle cache call
  cancel cap carry catch change check choose claim clarify clean clear close collapse collect combine compare compile complete compress
  compute configure connect convert copy correct count cover create cut decide declare decode decouple deduplicate defer define
  delete delay deprecate derive describe detect disable discard display document download drop emit emulate enable encode end enforce ensure
  escape evaluate exclude expand expect explain export expose extend extract fail fetch fill filter find finish fix flatten fold
  follow forbid forget format forward free freeze generate get give group guard handle hide highlight hold honor ignore implement
  import improve include increase infer inject inline insert inspect install instrument introduce invert isolate join keep label
  lazy-load leave let lift limit link lint list listen load lock log look loosen lower make map mark match measure memoize mend merge
  migrate mirror mock modernize move name narrow normalize note notify offer omit open optimize order pack parallelize parse pass
  patch pause pin plan poll port prefer prepare preserve prevent print profile promise prove provide prune publish pull push put
  quote raise read rebuild receive recognize record recover redact redirect reduce refactor refine refuse register reject relax
  release reload remember remove rename render renew reorder repair repeat replace report request require reserve reset resolve respect
  respond restore restrict restructure resume retry return reuse revert review reword rewrite rotate round route run sanitize save
  say scale schedule scope search see select send separate serialize serve set share shorten show shrink simplify skip sort speed
  spell split start state stop store stream strip style submit suggest support suppress survive swap switch sync take tell test tidy
  tighten time trace track translate treat trim trust try tune turn type unify update upgrade use validate verify visit wait walk warm warn
  weigh widen wire wrap write`.split(/\s+/),
);

/** Returns the problems of a commit's subject. */
export function subjectProblems(subject) {
  const problems = [];
  if (subject.length > MAX_LENGTH) problems.push(`is ${subject.length} characters long; the limit is ${MAX_LENGTH}`);
  if (subject.includes(';')) problems.push('has a ";": make two commits of it');
  const [, verb] = /^[a-z][\w-]*(?:, [a-z][\w-]*)*: ([\w-]+)/.exec(subject) ?? [];
  if (verb === undefined) problems.push('is not "scope: imperative summary"');
  else if (!VERBS.has(verb))
    problems.push(`does not start with a verb of VERBS in scripts/commit-subjects.mjs: "${verb}"`);
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
