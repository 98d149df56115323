import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';

const package_ = fileURLToPath(new URL('..', import.meta.url));
const source = join(package_, 'src');
const isClient = (text: string) => /^['"]use client['"]/.test(text);

/** A client component as a server sees it: its props have to survive the way to the browser. */
const clientStub = (names: readonly string[]) =>
  names
    .map((name) => `export const ${name} = (props) => globalThis.crossToBrowser(${JSON.stringify(name)}, props);`)
    .join('\n');

/** Replaces modules with 'use client', as the bundlers of frameworks do. */
const clientReferences: Plugin = {
  name: 'client-references',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!isClient(text)) return undefined;
      const names = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);
      return { contents: clientStub(names), loader: 'js' };
    });
  },
};

type Components = Readonly<Record<string, ComponentType<never>>>;
let components: Components;

beforeAll(async () => {
  const entries = [
    'index',
    'snippet-panel/index',
    'task-page/index',
    'result-view/index',
    'chat-panel/index',
    'markdown/index',
  ];
  const { outputFiles } = await build({
    stdin: { contents: entries.map((name) => `export * from './${name}.ts';`).join('\n'), resolveDir: source },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', 'react-markdown', 'remark-gfm', 'rehype-sanitize'],
    write: false,
    plugins: [clientReferences],
  });
  const folder = join(package_, '../../.cache/server-components');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.mjs`);
  writeFileSync(file, outputFiles[0]?.text ?? '');
  components = await import(pathToFileURL(file).href);
});

/** Renders a component on the server; returns the client components that it used, and the props that cannot reach a browser. */
function render(name: string, props: object) {
  const used: string[] = [];
  const stuck: string[] = [];
  Reflect.set(globalThis, 'crossToBrowser', (client: string, { children, ...given }: { children?: unknown }) => {
    used.push(client);
    stuck.push(...functionsIn(given).map((path) => `${client}${path}`));
    return children ?? null;
  });
  const component = components[name];
  if (!component) throw new Error(`There is no component ${name}.`);
  renderToStaticMarkup(createElement(component, props as never));
  return { used, stuck };
}

/** Paths of functions in a value. */
function functionsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, member]) => functionsIn(member, `${path}.${name}`));
}

const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQMAAACTPww9AAAABlBMVEX///8AAABVwtN+AAAA';
const box = { xmin: 0, ymin: 0, xmax: 2, ymax: 3 };
const vectors = [
  [1, 0],
  [0, 1],
];
const turn = { id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'Hi' }] };

describe('on a server that renders components', () => {
  it.each<[string, object]>([
    ['Heading', { title: 'Install', copy: 'button' }],
    ['EditLink', { source: 'https://github.com/acme/docs' }],
    ['SnippetPanel', { snippets: [{ language: 'python', client: 'openai', code: 'x', highlighted: 'x' }] }],
    ['TaskCard', { task: { id: 'x', label: 'X' }, href: '/x' }],
    ['TaskPage', { task: { id: 'x', label: 'X', related: ['y'] }, hrefOf: () => '/y', assetUrl: () => '/a.png' }],
    ['ChatPanel', { tree: [turn], head: 'q' }],
    ['MarkdownText', { children: 'Words', isOpen: true }],
    ['ResultView', { value: PIXEL, label: 'An image' }],
    ['ResultView', { value: new Blob(['x'], { type: 'audio/wav' }) }],
    ['ResultView', { value: '/a.mp4', kind: 'video' }],
    ['ResultView', { value: [{ label: 'cat', score: 0.5 }] }],
    ['ResultView', { value: [{ label: 'cat', score: 0.5, box }], image: PIXEL }],
    ['ResultView', { value: [{ label: 'sky', mask: PIXEL }], image: PIXEL }],
    ['ResultView', { value: [{ a: '1' }], kind: 'table' }],
    ['ResultView', { value: [{ word: 'Nora', entity_group: 'PER' }], kind: 'tokens' }],
    ['ResultView', { value: vectors, kind: 'embeddings', names: ['a', 'b'] }],
    ['ResultView', { value: vectors, kind: 'similarity' }],
    ['ResultView', { value: 'Words.', renderText: (text: string) => text.toUpperCase() }],
    ['ResultView', { value: { a: [1] }, kind: 'json', labels: { more: (count: number) => `${count} mehr` } }],
  ])('%s with %j gives no functions to client components', (name, props) => {
    expect(render(name, props).stuck).toEqual([]);
  });

  it('needs the browser for the parts that react only', () => {
    expect(render('ResultView', { value: [{ label: 'cat', score: 0.5 }] }).used).toEqual([]);
    expect(render('ResultView', { value: vectors, kind: 'embeddings' }).used).toEqual(['CopyAsButton']);
  });

  it('uses no hook that servers do not have outside of client modules', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const wrong = files.filter((file) => {
      if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) return false;
      const text = readFileSync(join(source, file), 'utf8');
      return !isClient(text) && /\buse(?:State|Effect|Ref|Reducer|Context|LayoutEffect|SyncExternalStore)\(/.test(text);
    });
    expect(wrong).toEqual([]);
  });
});
