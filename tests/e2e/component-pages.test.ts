import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LEADS } from '../../apps/workbench/src/features/gallery/example-leads.ts';
import { toTitle } from '../../apps/workbench/src/features/gallery/example-title.ts';
import react from '../../packages/react/package.json' with { type: 'json' };
import { root } from './workspace.ts';

interface Documented {
  readonly name: string;
  readonly isHook: boolean;
}

/** The components and hooks that the entries of the package export, parts of `Chat` included. */
const exported = await Promise.all(
  Object.values(react.exports).flatMap((entry) =>
    'hubkit-source' in entry ? readExports(join(root, 'packages/react', entry['hubkit-source'])) : [],
  ),
);
const documented = exported.flat();

async function readExports(path: string): Promise<readonly Documented[]> {
  const module: object = await import(path);
  return Object.entries(module).flatMap(([name, value]) => {
    if (/^use[A-Z]/.test(name)) return { name, isHook: true };
    if (isComponent(name, value)) return { name, isHook: false };
    const parts = /^[A-Z]/.test(name) ? Object.entries(Object(value)) : [];
    return parts.flatMap(([part, each]) => (isComponent(part, each) ? { name: `${name}.${part}`, isHook: false } : []));
  });
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

const PAGES = join(root, 'docs/react');
const EXAMPLES = join(root, 'apps/workbench/src/features/gallery/examples');

const filesIn = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const pages = filesIn(PAGES).filter(({ name }) => name !== 'README.md');
const examples = filesIn(EXAMPLES);

/** The parts that the pages lack for a component or a hook. */
function missingParts({ name, isHook }: Documented): readonly string[] {
  const page = pages.find(({ text }) => (isHook ? sectionOf(text, name) : text.includes(propsTable(name))));
  if (!page) return [isHook ? `a page with a heading "${name}"` : `a page with ${propsTable(name)}`];
  const { text } = page;
  const uses = examples.filter((example) => example.text.includes(isHook ? `${name}` : `<${name}`));
  const sections = isHook ? ['States'] : ['Anatomy', 'States', 'Keyboard and accessibility'];
  const anatomy = /^## Anatomy\n([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  const parts: readonly (readonly [part: string, isThere: boolean])[] = [
    ...sections.map((title) => [`the section "${title}"`, new RegExp(`^## ${title}\n\n\\S`, 'm').test(text)] as const),
    ['an example of code', /^```tsx docs\/examples\//m.test(text)],
    ['its name in the anatomy', isHook || anatomy.includes(`\`${name}\``)],
    ['a table of its type', !isHook || /<!-- table: (props|members) of /.test(sectionOf(text, name) ?? '')],
    ['a live example in the gallery', uses.length > 0],
    [
      'the title of its live example',
      uses.some((example) => text.includes(`"${toTitle(basename(example.name, '.tsx'))}"`)),
    ],
  ];
  return parts.flatMap(([part, isThere]) => (isThere ? [] : `${page.name}: ${part}`));
}

const propsTable = (name: string) => `<!-- table: props of ${name.replace('.', '')}Props -->`;

/** The text below the heading of a hook: the whole page if it is the title. */
function sectionOf(text: string, name: string): string | undefined {
  if (text.startsWith(`# ${name}\n`)) return text;
  return new RegExp(`^## ${name}\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(text)?.[1];
}

describe('the pages of components and hooks', () => {
  it('are looked for in all entries', () => {
    expect(documented.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Heading', 'Chat.Root', 'Chat.Message', 'ChatPanel', 'TemplateEditor', 'useChat']),
    );
  });

  it.each(documented)('$name has its table, its sections, and a live example', (each) => {
    expect(missingParts(each)).toEqual([]);
  });

  it('have a sentence for each example of the gallery, and for nothing else', () => {
    const names = examples.map(({ name }) => basename(name, '.tsx'));
    expect(Object.keys(EXAMPLE_LEADS).sort()).toEqual(names.sort());
  });

  it.each(examples)('$name imports what a page outside of this repository can import, too', ({ text }) => {
    expect(text.match(/from '\.[^']*'/g)).toBeNull();
  });
});
