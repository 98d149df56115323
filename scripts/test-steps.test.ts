import { describe, expect, it } from 'vitest';
import { groupsOf, sideBySide, steps } from './test-steps.mjs';

const stepsOf = (command: keyof typeof groupsOf) =>
  steps.filter((step) => step.groups.some((group) => groupsOf[command].includes(group))).map(({ name }) => name);

describe('the commands', () => {
  it('test:all begins with all that npm test checks', () => {
    const all = stepsOf('test:all');
    expect(all.slice(0, stepsOf('test').length)).toEqual(stepsOf('test'));
    expect(all.length).toBeGreaterThan(stepsOf('test').length);
  });

  it('run every step but those of the clone', () => {
    const run = new Set([...stepsOf('check'), ...stepsOf('test:all'), ...stepsOf('test:nightly')]);
    const left = steps.filter(({ name }) => !run.has(name));
    expect(left.map(({ groups }) => groups)).toEqual(left.map(() => ['clone']));
  });

  it('run brief steps side by side, and the others one after the other', () => {
    const [first, second, third] = [{ isBrief: true }, { isBrief: true }, { isBrief: true }];
    const long = [{ name: 'unit' }, { name: 'e2e' }];
    expect(sideBySide([first, second, ...long, third])).toEqual([[first, second], [long[0]], [long[1]], [third]]);
    const names = sideBySide(steps.filter(({ groups }) => groups.includes('check') || groups.includes('e2e')));
    expect(names.map((group) => group.length)).toEqual([7, 1, 1]);
  });
});
