import { describe, expect, it } from 'vitest';
import { checkSubjects, subjectProblems } from './commit-subjects.mjs';

describe('subjectProblems', () => {
  it.each([
    'template: keep text written before a break',
    'catalog, inference: read timestamps in one place',
    'inference: lazy-load the errors of jobs',
    'docs: mention Node 26',
  ])('accepts "%s"', (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each([
    ['Fix the deadline', 'is not "scope: summary"'],
    ['inference:fix the deadline', 'is not "scope: summary"'],
    ['inference: ', 'is not "scope: summary"'],
    [`inference: fix ${'x'.repeat(58)}`, 'is 73 characters long'],
  ])('rejects "%s"', (subject, problem) => {
    expect(subjectProblems(subject)).toEqual([expect.stringContaining(problem)]);
  });

  it('takes 72 characters', () => {
    expect(subjectProblems(`inference: fix ${'x'.repeat(57)}`)).toEqual([]);
  });
});

describe('checkSubjects', () => {
  /** A git that knows the answers to some commands, by their start, and fails for all others. */
  const gitWith =
    (answers: Readonly<Record<string, string>>) =>
    (...args: string[]): string => {
      const known = Object.keys(answers).find((start) => args.join(' ').startsWith(start));
      if (known === undefined) throw new Error(`git ${args.join(' ')}`);
      return answers[known] ?? '';
    };
  const introduction = { 'log --diff-filter=A': 'abc' };

  it('says in one line that there is nothing to compare with', () => {
    expect(checkSubjects(gitWith({}))).toEqual({
      code: 0,
      lines: ['Commit subjects are not checked: there is neither origin/main nor a tag.'],
    });
  });

  it('names the commits since origin/main whose subject is wrong, and what is wrong', () => {
    const log = 'a1 cli: print the version\nb2 Print the version';
    const git = gitWith({ ...introduction, 'rev-parse': 'origin/main', 'log --no-merges': log });
    const { code, lines } = checkSubjects(git);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^b2 Print the version\n {2}is not "scope: summary"/)]);
  });

  it('takes the last tag where there is no origin/main, and no commit that is older than the check', () => {
    const seen: string[] = [];
    const git = gitWith({ ...introduction, describe: 'v0.1.0', 'log --no-merges': 'a1 cli: print the version' });
    const { code, lines } = checkSubjects((...args: string[]) => {
      seen.push(args.join(' '));
      return git(...args);
    });
    expect({ code, lines }).toEqual({ code: 0, lines: ['The subjects of 1 commits since v0.1.0 are in order.'] });
    expect(seen.at(-1)).toBe('log --no-merges --format=%h %s v0.1.0..HEAD ^abc');
  });
});
