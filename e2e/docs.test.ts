import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const folder = join(root, 'docs/examples');
const examples = readdirSync(folder).filter((name) => /\.example\.tsx?$/.test(name));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const shown = [...readme.matchAll(/```tsx? docs\/examples\/(\S+)\n/g)].map(([, name]) => name);

describe('the examples of the README', () => {
  it('are all shown, and come from files that are type-checked', () => {
    expect(shown.sort()).toEqual(examples.sort());
    expect(readme.match(/```tsx?$/gm)).toBeNull();
  });

  it.each(examples.filter((name) => name.endsWith('.ts')))('%s runs and prints something', (name) => {
    const args = ['--import', 'tsx', '--conditions=hubkit-source', join(folder, name)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trim().length).toBeGreaterThan(5);
  });
});

describe('links between pages', () => {
  const pages = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...markdownIn('docs'),
  ];

  it.each(pages)('%s points only at files that exist', (page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    const broken = links.filter((link) => !existsSync(join(root, page, '..', link)));
    expect(broken).toEqual([]);
  });
});

function markdownIn(path: string): string[] {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(path, name));
}
