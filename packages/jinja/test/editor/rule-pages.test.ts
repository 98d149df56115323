import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintTemplate, RULES } from '../../src/tools/editor/index.ts';

const page = readFileSync(new URL('../../../../docs/template-rules.md', import.meta.url), 'utf8');
/** The sections of rules, by their headings. */
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

it('every rule has a section and a row with its severity', () => {
  expect([...sections.keys()].filter((heading) => heading !== 'Silence a rule').sort()).toEqual(
    Object.keys(RULES).sort(),
  );
  const rows = [...page.matchAll(/^\| \[(.+?)\]\(#(.+?)\) \| (\w+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, , severity]) => [name, severity]))).toEqual(RULES);
  expect(rows.filter(([, name, anchor]) => name !== anchor)).toEqual([]);
});

describe.each(Object.keys(RULES))('%s', (rule) => {
  const text = sections.get(rule) ?? '';
  const found = (label: string) => {
    const source = new RegExp(`^${label}:\n\n\`\`\`jinja\n(.*?)^\`\`\``, 'ms').exec(text)?.[1];
    return source === undefined ? 'missing' : lintTemplate(source).map(({ code }) => code);
  };

  it('has an example that the rule finds, and one without it', () => {
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
