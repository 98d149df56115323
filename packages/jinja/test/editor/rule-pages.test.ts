import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lintTemplate, RULES } from '../../src/tools/editor/index.ts';

const folder = fileURLToPath(new URL('../../../../docs/template-rules', import.meta.url));
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const overview = readFileSync(join(folder, 'README.md'), 'utf8');

it('every rule has a page and a row with its severity', () => {
  expect(pages.map((name) => name.replace('.md', '')).sort()).toEqual(Object.keys(RULES).sort());
  const rows = [...overview.matchAll(/^\| \[(.+?)\]\((.+?)\.md\) \| (\w+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, , severity]) => [name, severity]))).toEqual(RULES);
  expect(rows.filter(([, name, page]) => name !== page)).toEqual([]);
});

describe.each(pages)('%s', (name) => {
  const rule = name.replace('.md', '');
  const text = readFileSync(join(folder, name), 'utf8');
  const found = (label: string) => {
    const source = new RegExp(`^${label}:\n\n\`\`\`jinja\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];
    return source === undefined ? 'missing' : lintTemplate(source).map(({ code }) => code);
  };

  it('has an example that the rule finds, and one without it', () => {
    expect(text.startsWith(`# ${rule}\n`)).toBe(true);
    expect(found('Wrong')).toContain(rule);
    expect(found('Right')).not.toContain(rule);
    expect(found('Right')).not.toBe('missing');
  });

  it('says whether there is a fix', () => {
    const [, source = ''] = /^Wrong:\n\n```jinja\n(.*?)^```/ms.exec(text) ?? [];
    const hasFix = lintTemplate(source).some(({ code, fix }) => code === rule && fix);
    if (hasFix) expect(text).toContain('There is a fix');
  });
});
