import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../apps/workbench/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** The classes that files of the workbench take from each style sheet, and whether they choose some of them by name. */
const used = new Map<string, { readonly names: Set<string>; isChosenByName: boolean }>();
for (const file of files.filter((name) => name.endsWith('.tsx'))) {
  const code = readFileSync(join(source, file), 'utf8');
  for (const [, variable, sheet = ''] of code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)) {
    const path = join(dirname(file), sheet);
    const classes = used.get(path) ?? { names: new Set(), isChosenByName: false };
    used.set(path, classes);
    for (const [, name = ''] of code.matchAll(new RegExp(`[{(\\s]${variable}\\.(\\w+)`, 'g'))) classes.names.add(name);
    classes.isChosenByName ||= code.includes(`${variable}[`);
  }
}

describe('the style sheets of the workbench', () => {
  it.each([...used])('%s has the classes that are used, and no others', (sheet, { names, isChosenByName }) => {
    expect(existsSync(join(source, sheet))).toBe(true);
    const present = classesIn(readFileSync(join(source, sheet), 'utf8'));
    expect([...names].filter((name) => !present.has(name))).toEqual([]);
    if (!isChosenByName) expect([...present].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are all imported', () => {
    expect(files.filter((name) => name.endsWith('.module.css') && !used.has(name))).toEqual([]);
  });
});

function classesIn(css: string): ReadonlySet<string> {
  const plain = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/gs, '');
  return new Set([...plain.matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
}
