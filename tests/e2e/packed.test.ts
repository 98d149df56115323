import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_UNUSED } from '../../scripts/package-checks.ts';
import type { Consumer } from './consumer.ts';
import { entries, installAll, manifests, names, withSources } from './packed/declarations.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Every package as it would be published: packed, installed in a clean folder, and used from there. */

const browserEntries = entries.filter(
  ({ name, entry }) => !['bulk', 'cli', 'emulator'].includes(name) && !entry.endsWith('/node'),
);

let consumer: Consumer;
let folder: string;
let shell: Consumer['shell'];

beforeAll(() => {
  // With the newest versions that fit, they are installed by packed-types.nightly.test.ts.
  consumer = installAll({ isLocked: true });
  ({ folder, shell } = consumer);
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

describe('the packed packages', () => {
  describe.each([
    { verb: 'imports', type: 'module', load: 'import' },
    { verb: 'requires', type: 'commonjs', load: 'require' },
  ] as const)('in Node, which $verb them', ({ verb, type, load }) => {
    let exported: Record<string, number | string>;

    beforeAll(() => {
      // Each entry alone would be a process of its own: one takes them all, and says of each how it went.
      const code = `const found = {};
for (const entry of ${JSON.stringify(entries.map(({ entry }) => entry))})
  found[entry] = await (async () => Object.keys(await ${load}(entry)).length)().catch(String);
console.log(JSON.stringify(found));`;
      const whole = type === 'module' ? code : `(async () => { ${code} })()`;
      exported = JSON.parse(shell(process.execPath, [`--input-type=${type}`, '--no-warnings', '-e', whole]));
    });

    it.each(entries)(`${verb} $entry`, ({ entry }) => {
      expect(exported[entry]).toBeGreaterThan(0);
    });
  });

  it('have the catalog as JSON for other languages', () => {
    const read = (path: string) =>
      JSON.parse(readFileSync(join(folder, 'node_modules/@hubkit/catalog/dist', path), 'utf8'));
    const { tasks, libraries, version, loadingCode, localApps, pages, hardware } = read('catalog.json');
    expect(version).toBe(manifests.catalog.version);
    expect(libraries.length).toBeGreaterThan(200);
    expect(loadingCode.find(({ library }: { library: string }) => library === 'timm').code[0].content).toContain(
      'timm.create_model("hf_hub:OWNER/MODEL"',
    );
    expect(localApps.find(({ id }: { id: string }) => id === 'ollama').commands[0].content).toContain('OWNER/MODEL');
    expect(localApps.find(({ id }: { id: string }) => id === 'lmstudio').url).toContain('OWNER/MODEL');
    expect(hardware.GPU.NVIDIA.H100.memory).toEqual([80]);
    for (const { file, summary } of pages) expect(read(file).page.summary).toBe(summary);
    for (const { id, method } of tasks) {
      const task = read(`tasks/${id}/task.json`);
      expect(task.id).toBe(id);
      if (method !== undefined) expect(Object.keys(task.schemas)).toEqual(expect.arrayContaining(['input', 'output']));
    }
    const code = "console.log(require('@hubkit/catalog/catalog.json').tasks.length)";
    expect(exportsOf(code, 'commonjs')).toBe(tasks.length);
  });

  // packed.slow.test.ts: types and 'go to definition'. packed-types.nightly.test.ts: programs for Node, and modules as bundlers resolve them.
  it('bundles every browser entry with Vite, without a Node built-in', () => {
    const lines = browserEntries.map(
      ({ entry }, index) => `import * as entry${index} from '${entry}';\nconsole.log(entry${index});`,
    );
    writeFileSync(join(folder, 'browser.js'), lines.join('\n'));
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./browser.js"></script>');
    const output = consumer.buildPage();
    expect(output).not.toMatch(/externalized for browser compatibility/);
    const assets = join(folder, 'dist', 'assets');
    const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
    // Snippets hold such imports as text: only statements count.
    const imported = files.flatMap((file) =>
      parseAst(readFileSync(join(assets, file), 'utf8')).body.flatMap((node) =>
        'source' in node && node.source ? [String(node.source.value)] : [],
      ),
    );
    expect(imported.filter((source) => /^node:|__vite-browser-external/.test(source))).toEqual([]);
  });

  /** Entries that load more files than the others, as they join two parts of their package. */
  const manyFiles: Readonly<Record<string, number>> = {
    '@hubkit/inference/models': 6,
    '@hubkit/inference/prepare': 8,
    '@hubkit/inference/request-log': 5,
    '@hubkit/inference/webhooks': 7,
  };

  it.each(browserEntries)('loads few files for $entry', async ({ name, entry }) => {
    const { metafile } = await bundle(entry, name);
    // Providers are files of their own, as import() loads them one by one; an entry that has all of them loads more.
    const isOwn = (path: string) => path.includes(`@hubkit/${name}/`) && !/\/(providers\/|deferred)[^/]*$/.test(path);
    const own = loadedFirst(metafile).filter(isOwn);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(manyFiles[entry] ?? 4);
  });

  it.each(browserEntries)('lets a bundler leave out what nobody uses of $entry', async ({ name, entry }) => {
    const { metafile, outputFiles } = await bundle(entry, name);
    const all = Object.values(metafile.inputs).reduce((sum, { bytes }) => sum + bytes, 0);
    const left = outputFiles[0]?.text ?? '';
    // Classes that extend others stay, as a bundler cannot know that doing so has no effect.
    expect(left.length / all, left).toBeLessThan(MOST_UNUSED);
  });

  it('names classes as the sources do', () => {
    const code = `import { Template } from '@hubkit/jinja'; try { new Template('{{ 1 / 0 }}').render(); } catch (error) { console.log(error.constructor.name); }`;
    expect(shell(process.execPath, ['--input-type=module', '-e', code]).trim()).toBe('TemplateRuntimeError');
  });

  it.each(withSources)('publishes %s with source maps that lead to published sources', (name) => {
    const home = join(folder, 'node_modules', '@hubkit', name);
    const maps = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(home, map), 'utf8'));
      expect(sources.filter((source) => !existsSync(join(home, map, '..', source)))).toEqual([]);
    }
  });

  it.each(names.filter((name) => !withSources.includes(name)))(
    'publishes %s without sources, maps or names of them',
    (name) => {
      const home = join(folder, 'node_modules', '@hubkit', name);
      const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => /\.map$|^src/.test(file))).toEqual([]);
      const code = files.filter((file) => /\.(?:js|d\.ts)$/.test(file));
      expect(code.filter((file) => readFileSync(join(home, file), 'utf8').includes('sourceMappingURL'))).toEqual([]);
    },
  );

  it.each(names)('publishes %s without tests and build state', (name) => {
    const files = readdirSync(join(folder, 'node_modules', '@hubkit', name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|tsbuildinfo/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    const license = readFileSync(join(folder, 'node_modules', '@hubkit', name, 'LICENSE'), 'utf8');
    expect(license).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  it.each(names)('says where %s comes from and what it is about', (name) => {
    const repository = 'https://github.com/hubkit/hubkit';
    const { description, keywords, homepage, bugs, repository: source } = manifests[name];
    expect({ homepage, bugs, source }).toEqual({
      homepage: `${repository}/tree/main/packages/${name}#readme`,
      bugs: { url: `${repository}/issues` },
      source: { type: 'git', url: `git+${repository}.git`, directory: `packages/${name}` },
    });
    expect(keywords.length).toBeGreaterThan(2);
    expect(description).not.toMatch(/\b(any|every|all) (provider|task|model)/i);
  });

  it('runs the program of the getting-started page in a folder that has nothing else', () => {
    const page = readFileSync(join(root, 'docs/guide/getting-started.md'), 'utf8');
    const program = /^```ts docs\/examples\/inference-offline.*\n([\s\S]*?)^```/m.exec(page)?.[1] ?? '';
    writeFileSync(join(folder, 'chat.js'), program);
    expect(shell(process.execPath, ['chat.js'])).toContain('42');
  });

  it.each(names)('passes publint: %s', async (name) => {
    const { publint } = await import('publint');
    const { formatMessage } = await import('publint/utils');
    const { buffer: tarball } = Uint8Array.from(readFileSync(consumer.tarball(name)));
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    const problems = messages.filter(({ type }) => type !== 'suggestion');
    expect(problems.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('imports the transport for Node without undici, and says with the first request what to install', () => {
    const installed = join(folder, 'node_modules/undici');
    renameSync(installed, `${installed}-away`);
    try {
      const code = `import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';
const client = new InferenceClient('key', { fetch: nodeFetch(), endpointUrl: 'http://127.0.0.1:9' });
await client.chatCompletion({ messages: [{ role: 'user', content: 'Hi' }] }).catch(({ message }) => console.log(message));`;
      const said = shell(process.execPath, ['--input-type=module', '-e', code]);
      expect(said).toContain('nodeFetch needs the package undici: run `npm install undici@7`');
    } finally {
      renameSync(`${installed}-away`, installed);
    }
  });

  it('runs the hubkit command', () => {
    expect(shell(join(folder, 'node_modules', '.bin', 'hubkit'), ['--version']).trim()).toBe(manifests.cli.version);
  });
});

const bundles = new Map<string, ReturnType<typeof bundleAnew>>();

/** Returns the bundle of a consumer that imports an entry and uses nothing of it. */
function bundle(entry: string, name: string) {
  const known = bundles.get(entry);
  if (known) return known;
  const made = bundleAnew(`import '${entry}';`, name);
  bundles.set(entry, made);
  return made;
}

/**
 * Bundles code of a consumer as if the files of one package had side effects: a bundler has to look at every statement. What
 * the package depends on has the side effects that it declares.
 */
function bundleAnew(contents: string, name: string) {
  return build({
    stdin: { contents, resolveDir: folder },
    // esbuild writes the paths of files into what it makes: they must not depend on where this checkout is.
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    metafile: true,
    minifyWhitespace: true,
    write: false,
    plugins: [
      {
        name: 'side-effects',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /./ }, async ({ path, pluginData, importer, resolveDir, kind }) => {
            if (pluginData === 'resolved') return;
            const found = await resolve(path, { importer, resolveDir, kind, pluginData: 'resolved' });
            if (found.path.includes(`@hubkit/${name}/`)) return { path: found.path, sideEffects: true };
            return { path, external: true, sideEffects: found.sideEffects };
          });
        },
      },
    ],
  });
}

function exportsOf(code: string, type: 'module' | 'commonjs'): number {
  return Number(shell(process.execPath, [`--input-type=${type}`, '--no-warnings', '-e', code]));
}

/** The inputs of a bundle that are loaded first: those that only `import()` reaches are not among them. */
function loadedFirst({ inputs }: Metafile): readonly string[] {
  const reached = new Set(Object.keys(inputs).filter((path) => path.startsWith('<')));
  for (const path of reached)
    for (const { path: next, kind } of inputs[path]?.imports ?? []) if (kind === 'import-statement') reached.add(next);
  return [...reached].filter((path) => path in inputs);
}
