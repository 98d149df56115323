import { describe, expect, it } from 'vitest';
import { GROUPS, sideBySide, steps } from './test-steps.mjs';

const listSteps = (command: keyof typeof GROUPS) =>
  steps.filter((step) => step.groups.some((group) => GROUPS[command].includes(group))).map(({ name }) => name);

describe('the commands', () => {
  it('test:all runs what npm test does, and leaves out nightly tests alone', () => {
    const [test, all] = [listSteps('test'), listSteps('test:all')];
    expect(all.slice(0, -2)).toEqual(test.slice(0, -2));
    const testRuns = (names: readonly string[]) =>
      steps.filter(({ name }) => names.slice(-2).includes(name)).map(({ command }) => JSON.stringify(command));
    expect(testRuns(all)).toEqual(testRuns(test).map((run) => run.replace('{slow,nightly}', 'nightly')));
  });

  it('run every step but slow tests alone and those that look for further corpora', () => {
    const run = new Set(Object.keys(GROUPS).flatMap((command) => listSteps(command as keyof typeof GROUPS)));
    const left = steps.filter(({ name }) => !run.has(name));
    expect(left.flatMap(({ groups }) => groups)).toEqual(['slow', 'slow', 'corpora']);
  });

  it('run brief steps side by side, and the others one after the other', () => {
    const [first, second, third] = [{ isBrief: true }, { isBrief: true }, { isBrief: true }];
    const long = [{ name: 'unit' }, { name: 'e2e' }];
    expect(sideBySide([first, second, ...long, third])).toEqual([[first, second], [long[0]], [long[1]], [third]]);
    const names = sideBySide(steps.filter(({ groups }) => groups.includes('check') || groups.includes('e2e')));
    expect(names.map((group) => group.length)).toEqual([7, 1, 1]);
  });
});
