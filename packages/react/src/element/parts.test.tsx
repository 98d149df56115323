import type { Turn } from '@hubkit/messages';
import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { LoadedRoot } from '../../test/chat-markup.tsx';
import { answer, PART_FIXTURES } from '../../test/part-fixtures.ts';
import { Chat } from '../chat-panel/index.ts';

type Component = React.ElementType<Readonly<Record<string, unknown>>>;

/** All components that the entries of the package export, parts of objects such as `Chat` included. */
const components = new Map<string, Component>();
for (const entry of Object.values(manifest.exports)) {
  if (!('hubkit-source' in entry)) continue;
  const module: object = await import(`../../${entry['hubkit-source']}`);
  for (const [name, value] of Object.entries(module)) {
    if (isComponent(name, value)) components.set(name, value);
    else if (/^[A-Z][a-z]/.test(name))
      for (const [part, each] of Object.entries(Object(value)))
        if (isComponent(part, each)) components.set(`${name}.${part}`, each);
  }
}

function isComponent(name: string, value: unknown): value is Component {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** Parts whose element is what they are: only a dialog can be modal, and only a form is sent. */
const FIXED: Readonly<Record<string, string>> = { CaptureDialog: '<dialog ', TaskWidget: '<form ' };
const others = [...components.keys()].filter((name) => !(name in FIXED) && name !== 'Heading');

const versions = { index: 0, count: 2, previous: undefined, next: { ...answer, id: 'b' } };

/** The markup of a part with props of a page, once everything is loaded. */
function show(name: string, props: object): string {
  const Part = components.get(name) as Component;
  const { props: own, inside, turn = answer } = PART_FIXTURES[name] ?? { props: {} };
  const part = <Part {...own} {...props} />;
  return renderToStaticMarkup(
    inside ? <Around turn={turn}>{inside === 'Chat.Message' ? inMessage(part, turn) : part}</Around> : part,
  );
}

const inMessage = (part: React.ReactNode, turn: Turn) => (
  <Chat.Message turn={turn} versions={versions}>
    {part}
  </Chat.Message>
);

function Around({ turn, children }: { readonly turn: Turn; readonly children: React.ReactNode }) {
  return (
    <LoadedRoot messages={[turn]} showVersion={() => {}} send={() => {}}>
      {children}
    </LoadedRoot>
  );
}

describe('the parts of all entries', () => {
  it('are found, and each has a fixture', () => {
    expect([...components.keys()].sort()).toEqual(Object.keys(PART_FIXTURES).sort());
  });

  describe.each([...components.keys()])('%s', (name) => {
    it('gives its element the class name, the style and the attributes of the page', () => {
      const [tag = ''] =
        /<[^>]*data-testid="mine"[^>]*>/.exec(
          show(name, {
            'data-testid': 'mine',
            className: 'own',
            style: { order: 3 },
            lang: 'fr',
            'aria-describedby': 'd',
          }),
        ) ?? [];
      expect(tag).toMatch(/class="[^"]+ own"/);
      expect(tag).toContain('style="order:3"');
      expect(tag).toContain('lang="fr"');
      expect(tag).toContain('aria-describedby="d"');
    });
  });

  it.each(others)('%s can be another element', (name) => {
    const markup = show(name, { 'data-testid': 'mine', className: 'own', render: <aside data-kept="" /> });
    expect(markup).toMatch(/<aside [^>]*data-kept=""/);
    expect(markup).toMatch(/<aside [^>]*class="[^"]+ own"/);
    expect(markup).toMatch(/<aside [^>]*data-testid="mine"/);
  });

  it('are another element by `as` in a heading, and stay theirs in a dialog and a form', () => {
    expect(show('Heading', { 'data-testid': 'mine', as: 'aside' })).toMatch(/<aside [^>]*data-testid="mine"/);
    for (const [name, tag] of Object.entries(FIXED)) expect(show(name, {})).toContain(tag);
  });

  // The browser test sees the element of each ref.
  it.each([...others, ...Object.keys(FIXED)])('%s is made to take a ref', (name) => {
    expect(components.get(name)).toHaveProperty('render');
  });

  it('give the ref of a heading by React 19, as a prop of a function', () => {
    expect(components.get('Heading')).toBeTypeOf('function');
  });
});
