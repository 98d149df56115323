import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePackage } from './bundle-package.mjs';

const entry = (name: string) => ({ 'hubkit-source': `./src/${name}.ts`, default: `./dist/${name}.js` });

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    sideEffects: false,
    peerDependencies: { peer: '1' },
    exports: {
      '.': entry('index'),
      './plain': entry('plain'),
      './aside': entry('aside'),
      './beside': entry('beside'),
      './first': entry('first'),
      './list': { node: './dist/list.node.js', ...entry('list') },
      './checks/*': entry('checks/*'),
      './things/*': entry('things/*'),
    },
    imports: { '#bin': entry('bin') },
    hubkit: { apart: ['./first'] },
  }),
  'src/index.ts': `export { joinWords, plain } from './plain.ts'; export { button } from './button.ts'; export { first } from './first.ts'; export const later = () => import('./late.ts'); export const both = () => import('./both.ts');
export const thing = () => import('./things/one.ts');`,
  'src/first.ts': `export { first } from './first/words.ts';`,
  'src/first/words.ts': `export const first = 'needed-before-the-rest';`,
  'src/plain.ts': `import { table } from './table.ts';
export class PlainError extends Error {}
export const plain = { ...table, size: table.list.length };
export function joinWords(givenWords: string[], separatorText: string) { return givenWords.join(separatorText); }
export { peers } from './table.ts';
export const label = String.raw\`label-of-\${table.list[0]}\`;`,
  'src/aside.ts': `import { plain } from './plain.ts'; export { rare } from './rare.ts'; export { only } from './only.ts'; export { both } from './both.ts'; export { panel } from './panel.ts'; export { editor } from './editor.ts'; export { drawing } from './drawing.ts'; export const aside = plain;`,
  'src/beside.ts': `export { rare } from './rare.ts'; export { things } from './things.gen.ts'; export { searched } from './searched.ts';`,
  'src/only.ts': `export const only = 'of aside alone';`,
  'src/panel.ts': `'use client';\n\nimport { shown } from './shown.ts'; import { copied } from './copied.ts'; export const panel = { shown, copied };`,
  'src/editor.ts': `'use client';\n\nimport { copied } from './copied.ts'; export const editor = { copied, views: () => import('./views.ts') };`,
  'src/drawing.ts': `'use client';\n\nexport const drawing = () => import('./drawn.ts');`,
  'src/drawn.ts': `import { line } from '@pens/line'; import { circle } from '@pens/circle'; export const drawn = [line, circle];`,
  'src/views.ts': `import { object } from 'valibot'; export const views = object;`,
  'src/shown.ts': `export const shown = 'state-of-the-panel';`,
  'src/copied.ts': `export const copied = 'copied-by-both';`,
  'src/both.ts': `export const both = 'by aside at once, by the root late';`,
  'src/rare.ts': `export const rare = 'not of the root';`,
  'src/table.ts': `import { peer } from 'peer/part'; const count: number = 2; export const peers = () => peer; export const table = { list: Array.from({ length: count }, () => 'item') };`,
  'src/checks/checked.ts': `import { object } from 'valibot'; import { label } from '../plain.ts'; export const checked = object({ label });`,
  'src/checks/sampled.ts': `export { sampled } from '../sampled.ts';`,
  'src/checks/searched.ts': `export { searched } from '../searched.ts';`,
  'src/sampled.ts': `import { samples } from '@hubkit/other/samples'; export const sampled = () => samples;`,
  'src/searched.ts': `import { all } from '@hubkit/other'; import { sampled } from './sampled.ts'; export const searched = () => [all, sampled];`,
  'src/bin.ts': `import { plain } from './plain.ts'; await Promise.resolve(plain);`,
  'src/button.ts': `'use client';\n\nimport { state } from './state.ts'; import { copied } from './copied.ts'; import { plain } from './plain.ts'; export const button = { state, copied, plain };`,
  'src/state.ts': `export const state = 'state-of-the-button';`,
  'src/checks/file.ts': `import { readFileSync } from 'node:fs'; import { plain } from '../plain.ts'; export const file = () => [readFileSync, plain];`,
  'src/things/one.ts': `import { shared } from '../shared.ts'; import { kind } from '../kind.ts'; import { plain } from '../plain.ts'; export const one = [shared, plain, kind.length];`,
  'src/list.ts': `import { things } from './things.gen.ts'; import { kind } from './kind.ts'; export const list = [kind, things];`,
  'src/things.gen.ts': `import { one } from './things/one.ts'; export const things = [one];`,
  'src/kind.ts': `export const kind = ['a', 'kind'].join(' ');`,
  'src/shared.ts': `export const shared = 'of things only';`,
  'node_modules/peer/package.json': JSON.stringify({
    type: 'module',
    sideEffects: false,
    exports: { './part': './part.js' },
  }),
  'node_modules/peer/part.js': `export const peer = 'of all users';`,
  'src/late.ts': `export const late: string = 'loaded late';`,
  'dist/gone.js': 'of an earlier build',
  'dist/gone.d.ts': 'of an earlier build',
  'dist/gone.d.ts.map': 'of an earlier build',
  'dist/plain.d.ts': 'of this build',
};

let folder: string;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'hubkit-bundle-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await bundlePackage(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the published files of a package', () => {
  it('are one for each entry, one for each set of dependencies, and those that are loaded late', () => {
    const published = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(published.filter((file) => file.endsWith('.js')).sort()).toEqual([
      'apart.js',
      'aside.js',
      'beside.js',
      'bin.js',
      'both.js',
      'checks/checked.js',
      'checks/file.js',
      'checks/sampled.js',
      'checks/searched.js',
      'client-loader-pens.js',
      'client-loader-valibot.js',
      'client.js',
      'core.js',
      'deferred.js',
      'drawn.js',
      'first.js',
      'further.js',
      'index.js',
      'late.js',
      'list.js',
      'list.node.js',
      'one.js',
      'plain.js',
      'shared-deferred.js',
      'shared-late.js',
      'things/one.js',
      'views.js',
      'whole.js',
      'with-hubkit-other-hubkit-other-part.js',
      'with-hubkit-other-part.js',
    ]);
    expect(read('dist/plain.js')).not.toContain('valibot');
    expect(read('dist/core.js')).not.toMatch(/valibot|node:/);
  });

  it('load first nothing that import() loads later, even where others import it directly', () => {
    expect(read('dist/deferred.js')).toContain('of things only');
    expect(read('dist/core.js')).not.toContain('of things only');
    expect(read('dist/index.js') + read('dist/core.js')).not.toMatch(/from ['"][^'"]*(deferred|things)/);
  });

  it('load a part of another package of ours without the whole of it', () => {
    expect(read('dist/with-hubkit-other-part.js')).toContain('@hubkit/other/samples');
    const loaded = read('dist/checks/sampled.js') + read('dist/with-hubkit-other-part.js');
    expect(loaded).not.toMatch(/'@hubkit\/other'|"@hubkit\/other"|with-hubkit-other-hubkit/);
  });

  it('load in any order what is loaded late and what lists it', async () => {
    expect(read('dist/whole.js')).toMatch(/one\.js/);
    const { one } = await import(join(folder, 'dist/things/one.js'));
    const { list } = await import(join(folder, 'dist/list.js'));
    expect(list).toEqual(['a kind', [one]]);
  });

  it('are one file for Node where package.json names it, beside the one with the classes', async () => {
    const forNode = read('dist/list.node.js');
    expect(forNode).toContain('of things only');
    expect(forNode.match(/(?<=from ")[^"]+/g)).toEqual(['./core.js']);
    expect(JSON.parse(read('dist/list.node.js.map')).sources).toContain('../src/shared.ts');
    const { list } = await import(join(folder, 'dist/list.node.js'));
    expect(list).toEqual((await import(join(folder, 'dist/list.js'))).list);
  });

  it('load nothing with the package itself that only its other entries need', () => {
    expect(read('dist/further.js')).toContain('not of the root');
    expect(read('dist/index.js') + read('dist/core.js')).not.toMatch(/not of the root|further/);
    expect(read('dist/aside.js')).toContain('./further.js');
    expect(read('dist/aside.js')).toContain('of aside alone');
    expect(read('dist/beside.js') + read('dist/further.js')).not.toContain('of aside alone');
    expect(read('dist/shared-late.js')).toContain('by aside at once');
    expect(read('dist/shared-late.js')).not.toContain('further');
  });

  it('have what pages load before the rest in a file of its own', () => {
    expect(read('dist/apart.js')).toContain('needed-before-the-rest');
    expect(read('dist/apart.js') + read('dist/first.js')).not.toContain('core.js');
    expect(read('dist/core.js')).not.toContain('needed-before-the-rest');
  });

  it('leave nothing behind of an earlier build', () => {
    expect(existsSync(join(folder, 'dist/gone.js'))).toBe(false);
    for (const file of ['gone.d.ts', 'gone.d.ts.map']) expect(existsSync(join(folder, 'dist', file))).toBe(false);
    expect(existsSync(join(folder, 'dist/plain.d.ts'))).toBe(true);
  });

  it('keep the names of classes, and have maps that lead to the sources', async () => {
    const { PlainError } = await import(join(folder, 'dist/plain.js'));
    expect(PlainError.name).toBe('PlainError');
    const map = JSON.parse(read('dist/core.js.map'));
    expect(map.sources).toContain('../src/plain.ts');
    expect(map.sourcesContent ?? []).toEqual([]);
  });

  it('have short names inside of functions only, on the lines of the sources', async () => {
    expect(read('dist/core.js')).toMatch(/^function joinWords\(/m);
    expect(read('dist/core.js')).not.toMatch(/givenWords|separatorText/);
    const { joinWords } = await import(join(folder, 'dist/core.js'));
    expect(joinWords(['a', 'b'], '-')).toBe('a-b');
    expect(joinWords.name).toBe('joinWords');
  });

  it('let a bundler leave out every constant that nobody uses, whatever it is made of', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { PlainError } from './core.js'; console.log(PlainError);`,
        resolveDir: join(folder, 'dist'),
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const text = outputFiles[0]?.text ?? '';
    expect(text).toContain('PlainError');
    expect(text).not.toMatch(/item|size|label-of/);
  });

  it('keep what waits at its top out of the others', () => {
    expect(read('dist/core.js')).not.toContain('await');
    expect(read('dist/bin.js')).toContain('await');
  });

  it('keep what only runs in browsers in files that begin with the directive', () => {
    expect(read('dist/client.js')).toMatch(/^["']use client["']/);
    expect(read('dist/client.js')).toContain('state-of-the-button');
    expect(read('dist/index.js')).toContain('./client.js');
    expect(read('dist/client.js')).toContain('state-of-the-panel');
    expect(read('dist/client-loader-valibot.js')).toMatch(/^["']use client["']/);
    expect(read('dist/client-loader-pens.js')).toMatch(/^["']use client["']/);
  });

  it('keep what loads packages late that not all users have out of what runs without them', () => {
    expect(read('dist/client-loader-valibot.js')).toContain('./views.js');
    expect(read('dist/client.js')).not.toMatch(/views|drawn|loader/);
  });

  it('keep what loads such packages late out of what loads others', () => {
    expect(read('dist/client-loader-valibot.js')).not.toMatch(/drawn|pens/);
    expect(read('dist/client-loader-pens.js')).not.toMatch(/views|valibot/);
  });

  it('count packages that all users have as part of the package', () => {
    expect(read('dist/core.js')).toMatch(/from ["']peer\/part["']/);
  });

  it('run as the sources do', async () => {
    const { plain, later } = await import(join(folder, 'dist/index.js'));
    expect(plain).toEqual({ list: ['item', 'item'], size: 2 });
    expect((await later()).late).toBe('loaded late');
  });
});
