import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

/** The house (ARCHITECTURE.md): who may import whom. A package that is not listed here may not exist. */
const arrows: Record<string, readonly string[]> = {
  code: [],
  'create-hubkit': [],
  jinja: [],
  messages: [],
  'task-types': [],
  catalog: ['code', 'task-types'],
  inference: ['task-types', 'messages'],
  snippets: ['inference', 'catalog', 'code'],
  react: ['snippets', 'catalog', 'messages'],
  emulator: ['catalog', 'messages'],
  bulk: ['task-types', 'inference', 'jinja', 'catalog', 'messages'],
  gateway: ['inference', 'messages'],
  'ai-sdk': ['inference', 'messages'],
  cli: [
    'bulk',
    'catalog',
    'code',
    'emulator',
    'gateway',
    'inference',
    'jinja',
    'messages',
    'snippets',
    'task-types',
    'workbench',
  ],
};
const workbench = [
  ...['bulk', 'react', 'snippets', 'inference', 'catalog', 'code', 'emulator', 'jinja', 'messages', 'task-types'],
];
/** The floors of the workbench: which folder of its sources may import which. */
const floors: Record<string, readonly string[]> = {
  state: [],
  'host-config': ['state'],
  'template-engine': [],
  ui: ['state'],
  'doc-content': ['ui'],
  'catalog-data': ['doc-content'],
  route: ['ui'],
  theme: ['state', 'ui'],
  database: ['state'],
  services: ['database', 'host-config', 'state', 'ui'],
  'shared-links': ['services', 'state', 'ui'],
  run: ['database', 'host-config', 'services', 'state', 'ui'],
  'background-jobs': ['services', 'run', 'database', 'state', 'ui'],
  'task-card': ['catalog-data', 'ui'],
  'task-run': ['catalog-data', 'run', 'services', 'state', 'ui'],
  'work-list': ['background-jobs', 'catalog-data', 'database', 'run', 'task-card', 'ui'],
  prompts: ['database', 'ui'],
  'chat-view': ['run', 'ui'],
  'shared-view': ['catalog-data', 'chat-view', 'shared-links', 'template-engine', 'ui'],
  viewer: ['design', 'shared-links', 'shared-view', 'ui'],
  features: [
    'catalog-data',
    'chat-view',
    'doc-content',
    'host-config',
    'prompts',
    'services',
    'background-jobs',
    'route',
    'run',
    'shared-links',
    'shared-view',
    'database',
    'state',
    'task-card',
    'task-run',
    'template-engine',
    'theme',
    'ui',
    'work-list',
  ],
  app: [
    'catalog-data',
    'features',
    'host-config',
    'services',
    'background-jobs',
    'route',
    'run',
    'database',
    'state',
    'theme',
    'ui',
    'work-list',
  ],
};
/** The floors of the emulator, lowest first: a folder imports only from the floors below its own. */
const emulatorFloors = [
  ['contract'],
  ['content', 'jobs'],
  ['http', 'script', 'tasks'],
  ['dialect', 'recordings'],
  ['hub', 'presets'],
  ['providers', 'router', 'servers'],
  ['faults'],
  ['host'],
];
const forNode = new Set(['bulk', 'cli', 'create-hubkit', 'emulator']);

const houses = [
  ...Object.entries(arrows).map(([name, allowed]) => ({ name, folder: `packages/${name}`, allowed })),
  { name: 'workbench', folder: 'apps/workbench', allowed: workbench },
];

describe('the arrows of the house', () => {
  it('knows every package there is', () => {
    const withCode = readdirSync(join(root, 'packages')).filter((name) =>
      existsSync(join(root, 'packages', name, 'src')),
    );
    expect(withCode.sort()).toEqual(Object.keys(arrows).sort());
  });

  it.each(houses)('lets $name import only what it may', ({ folder, allowed, name }) => {
    const wrong = readImports(folder).filter(({ to }) => to.startsWith('@hubkit/') && !isAllowed(to, name, allowed));
    expect(wrong).toEqual([]);
  });

  it.each(houses)('lets $name declare only what it imports', ({ folder, allowed, name }) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    // The page of the workbench is published bundled, with what it imports.
    const bundled = name === 'workbench' ? manifest.devDependencies : {};
    const all = { ...manifest.dependencies, ...manifest.peerDependencies, ...bundled };
    const declared = Object.keys(all).filter((key) => key.startsWith('@hubkit/'));
    expect(declared.filter((key) => !allowed.includes(key.slice('@hubkit/'.length)))).toEqual([]);
    const references = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')).references ?? [];
    const referenced = references.map((reference: { path: string }) => `@hubkit/${reference.path.split('/').pop()}`);
    expect(referenced.sort()).toEqual(declared.sort());
  });

  it('has no cycle', () => {
    expect(() => order(arrows)).not.toThrow();
    expect(() => order({ one: ['two'], two: ['one'] })).toThrow('one -> two -> one');
  });

  it('keeps Node built-ins out of what runs in a browser', () => {
    const browser = houses.filter(({ name }) => !forNode.has(name) && name !== 'workbench');
    const imports = browser.flatMap(({ folder }) => readImports(folder)).filter(({ from }) => !from.includes('/node/'));
    const wrong = imports.filter(({ to }) => to.startsWith('node:'));
    expect(imports.filter(({ to }) => to.includes('/node/'))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('keeps provider files free of effects, of each other and of the core', () => {
    // A provider with many tasks has a folder, whose files may import one another, and its own file may import them.
    const isPure = (from: string, to: string) => {
      const target = join(from, '..', to).split('packages/inference/src/')[1] ?? '';
      const [, owner] = /providers\/([^/.]+)/.exec(from) ?? [];
      return /^(presets|contract)\//.test(target) || target.startsWith(`providers/${owner}/`);
    };
    const files = readImports('packages/inference', 'src/providers').filter(({ from }) => !from.endsWith('.gen.ts'));
    const own = files.filter(({ to }) => to.startsWith('.'));
    expect(own.filter(({ from, to }) => !isPure(from, to))).toEqual([]);
    for (const path of sourceFiles('packages/inference/src/providers').filter((file) => !file.endsWith('.gen.ts')))
      expect(readFileSync(path, 'utf8'), relative(root, path)).not.toMatch(
        /\bfetch\(|\bwhile \(|\bprocess\.|Date\.now|setTimeout|Math\.random/,
      );
  });

  it('lets the folders of the workbench import only what lies below them', () => {
    const src = join(root, 'apps/workbench/src');
    const folders = readdirSync(src, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    expect(folders.filter((name) => name !== 'design').sort()).toEqual(Object.keys(floors).sort());
    const wrong = readImports('apps/workbench', 'src').filter(({ from, to }) => {
      const folder = (path: string) => /^apps\/workbench\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
      const target = to.startsWith('.') ? folder(join(from, '..', to)) : '';
      return target !== '' && target !== folder(from) && floors[folder(from)]?.includes(target) === false;
    });
    expect(wrong).toEqual([]);
  });

  it('lets the folders of the emulator import only from lower floors', () => {
    const src = join(root, 'packages/emulator/src');
    const entries = readdirSync(src, { withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['index.ts', 'version.ts']);
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(folders.sort()).toEqual(emulatorFloors.flat().sort());
    const floorOf = (path: string) => {
      const [, folder = ''] = /^packages\/emulator\/src\/([^/]+)\//.exec(path) ?? [];
      return { folder, floor: emulatorFloors.findIndex((floor) => floor.includes(folder)) };
    };
    const wrong = readImports('packages/emulator', 'src').filter(({ from, to }) => {
      const target = floorOf(to.startsWith('.') ? join(from, '..', to) : '');
      const own = floorOf(from);
      return own.folder !== '' && target.folder !== own.folder && target.floor >= own.floor;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the features of the workbench apart', () => {
    const wrong = readImports('apps/workbench', 'src/features').filter(({ from, to }) => {
      const feature = /features\/([^/]+)\//.exec(from)?.[1];
      const other = /features\/([^/]+)\//.exec(join(from, '..', to))?.[1];
      return other !== undefined && other !== feature;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the table of wishes in ARCHITECTURE.md', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (.+?) \| (`.+) \|$/gm)].map(([, wish = '', files = '']) => ({ wish, files }));

  it('has one for ten everyday wishes or more', () => expect(rows.length).toBeGreaterThanOrEqual(10));

  it.each(rows)('$wish: names files and folders that are there', ({ files }) => {
    const paths = [...files.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !isThere('.', path.split('/').filter(Boolean)))).toEqual([]);
  });
});

/** True if a path is there; `<id>` stands for any text in a name. */
function isThere(folder: string, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true;
  const pattern = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '.+')}$`);
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => pattern.test(name));
  return entries.some((entry) => rest.length === 0 || (entry.isDirectory() && isThere(join(folder, entry.name), rest)));
}

function isAllowed(specifier: string, self: string, allowed: readonly string[]): boolean {
  const target = specifier.split('/')[1] ?? '';
  return target === self || allowed.includes(target);
}

function readImports(folder: string, below = ''): { from: string; to: string }[] {
  return sourceFiles(join(folder, below)).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const found = text.matchAll(
      /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm,
    );
    return [...found].map((match) => ({ from: relative(root, path), to: match[1] ?? match[2] ?? match[3] ?? '' }));
  });
}

function sourceFiles(folder: string): string[] {
  const path = join(root, folder);
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : sourceFiles(join(folder, entry.name));
    return /\.tsx?$/.test(entry.name) && !/\.(?:test|cases)\.tsx?$|\.config\.ts$/.test(entry.name)
      ? [join(path, entry.name)]
      : [];
  });
}

function order(graph: Record<string, readonly string[]>): void {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error([...path.slice(path.indexOf(name)), name].join(' -> '));
    if (done.has(name)) return;
    for (const next of graph[name] ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(graph)) visit(name, []);
}
