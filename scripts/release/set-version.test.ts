import { describe, expect, it } from 'vitest';
import { datedChangelog, findChanges, parseWorkspaces, withVersion } from './set-version.ts';

const changelog = '# Changelog\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0 (2026-11-24)\n\n- First.\n';

describe('the changelog', () => {
  it('gets the date of a release', () => {
    expect(datedChangelog(changelog, '0.2.0', '2026-12-01')).toContain('## 0.2.0 (2026-12-01)\n\n- New.');
  });

  it('has to name the version', () => {
    expect(() => datedChangelog(changelog, '0.3.0', '2026-12-01')).toThrow('no "## 0.3.0 (unreleased)"');
  });

  it('says what a version brings', () => {
    expect(findChanges(changelog, '0.2.0')).toBe('- New.');
    expect(findChanges(changelog, '0.1.0')).toBe('- First.');
    expect(findChanges(changelog, '0.9.0')).toBeUndefined();
  });
});

it('a version is written to what a package needs of ours, and to nothing else', () => {
  const text = `{
  "name": "@hubkit/ring",
  "version": "0.1.0",
  "dependencies": { "@hubkit/code": "0.1.0", "hono": "0.1.0", "@hubkit/jinja": "^0.1.0" }
}`;
  expect(withVersion(text, '0.2.0')).toBe(
    text
      .replace('"version": "0.1.0"', '"version": "0.2.0"')
      .replace('"@hubkit/code": "0.1.0"', '"@hubkit/code": "0.2.0"')
      .replace('"@hubkit/jinja": "^0.1.0"', '"@hubkit/jinja": "^0.2.0"'),
  );
});

it('the workspaces are those of the lock, with the root', () => {
  const packages = { '': {}, bench: {}, 'packages/jinja': {}, 'node_modules/hono': {}, 'bench/node_modules/ai': {} };
  expect(parseWorkspaces(JSON.stringify({ packages }))).toEqual(['', 'bench', 'packages/jinja']);
});
