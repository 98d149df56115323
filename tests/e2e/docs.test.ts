import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { createSlugger } from '@hubkit/react';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { runCommands } from './run-commands.ts';
import { SLOW_TIMEOUT_MS, TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const folder = join(root, 'docs/examples');
const examples = readdirSync(folder).filter((name) => /\.example\.(?:tsx?|sh)$/.test(name));

/** The address of the repository in package.json files and package READMEs, which are read on npm. */
const REPOSITORY = 'https://github.com/hubkit/hubkit';
const OWN_LINK = new RegExp(`\\]\\(${REPOSITORY}/(?:blob|tree)/main/([^)#\\s]+)`, 'g');

const packageReadmes = readdirSync(join(root, 'packages'))
  .map((name) => join('packages', name, 'README.md'))
  .filter((path) => existsSync(join(root, path)));

describe.each(['README.md', 'CONTRIBUTING.md', ...packageReadmes, ...markdownIn('docs')])('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('takes its code from files that are type-checked', () => {
    const blocks = [...text.matchAll(/^```(?:tsx?|m?js)(?![a-z])(.*)\n([\s\S]*?)^```/gm)];
    const wrong = blocks.filter(([, file = '', code = '']) => !isExcerpt(code, file.trim())).map(([block]) => block);
    expect(wrong).toEqual([]);
  });

  it('names scripts and files that exist', () => {
    // Those of the repository, of the programs that the page shows, and of the projects that it creates.
    const shown = [...text.matchAll(/^```json (examples\/\S+\/package\.json)$/gm)].map(([, path = '']) => path);
    const created = [...text.matchAll(/--template ([\w-]+)$/gm)].map(([, name]) => `examples/${name}/package.json`);
    const manifests = [...shown, ...created];
    const scripts = Object.assign(
      {},
      ...['package.json', ...manifests].map((name) => JSON.parse(readFileSync(join(root, name), 'utf8')).scripts),
    );
    const commands = [...text.matchAll(/\bnpm run (?:-\S+ )*([\w:]+)(.*)/g)].filter(
      ([, , rest = '']) => !/-w /.test(rest),
    );
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
    const files = [...text.matchAll(/`((?:packages|apps|bench|docs|e2e|scripts)\/[^`<>*]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

/** Returns true if the file contains these lines in order. Whole examples are written into the pages by `npm run gen`. */
function isExcerpt(code: string, file: string): boolean {
  if (file === '' || !existsSync(join(root, file))) return false;
  if (/\.example\.tsx?$/.test(file)) return true;
  const trimmed = (text: string) => text.replaceAll(/^ +/gm, '');
  return trimmed(readFileSync(join(root, file), 'utf8')).includes(trimmed(code));
}

describe.each(packageReadmes)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  it('says how the package is installed, and under which license it is', () => {
    const { name } = JSON.parse(readFileSync(join(root, path, '../package.json'), 'utf8'));
    expect(text).toMatch(new RegExp(`^# ${name}\\n`));
    const created = name.replace(/^create-/, '');
    const command = created === name ? `install (--save-dev |--global )?${name}` : `create ${created}`;
    expect(text).toMatch(new RegExp(`^npm ${command}( |$)`, 'm'));
    expect(text).toContain(`[MIT](${REPOSITORY}/blob/main/LICENSE)`);
  });

  it('installs what its examples import', () => {
    const installed = new Set<string>();
    for (const [, command, imported] of text.matchAll(/^npm install (.+)$|^import .* from '((?:@[^/']+\/)?[^/']+)/gm)) {
      for (const name of command?.split(' ') ?? []) installed.add(name);
      if (imported !== undefined) expect(installed).toContain(imported);
    }
  });

  it('has links that work on npm, and names the command as it is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
    expect(text).not.toContain('npx hubkit');
  });
});

describe('the dependencies in ARCHITECTURE.md', () => {
  it('are those of the package.json files', () => {
    const manifests = ['.', 'apps/workbench', 'bench', 'tests/e2e', ...foldersIn('packages')].map(readManifest);
    const used = manifests.flatMap(({ dependencies, devDependencies, peerDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }),
    );
    const section = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Dependencies\n')[1] ?? '';
    const named = [...section.matchAll(/^\| (.+?) \|/gm)]
      .flatMap(([, names = '']) => names.split(/, | with /))
      .map((name) => name.replace(/ [\d.]+$/, ''))
      .filter((name) => !['package', '---'].includes(name));
    const ours = (name: string) => name.startsWith('@hubkit/');
    expect(new Set(named)).toEqual(new Set(used.filter((name) => !ours(name))));
  });
});

interface Manifest {
  readonly dependencies?: object;
  readonly devDependencies?: object;
  readonly peerDependencies?: object;
  readonly optionalDependencies?: object;
}

function foldersIn(group: string): string[] {
  return readdirSync(join(root, group)).map((name) => join(group, name));
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
}

/** Examples that record or test the process that they are in, or end it. All others share a process. */
const ALONE: readonly string[] = [
  'inference-resume-job.example.ts',
  'emulator-node-test.example.ts',
  'recording.example.ts',
];

/** Examples that are also run as users run them: the first ones of the guide. */
const FIRST: readonly string[] = ['inference-offline.example.ts', 'inference-streaming.example.ts'];

/** What a program prints, below it on a page: the program is named behind the language of the block. */
const OUTPUT = /^(```text docs\/examples\/(\S+)\n)[\s\S]*?^```/gm;

describe('the examples', () => {
  let emulator: Emulator;
  const programs = examples.filter((name) => name.endsWith('.ts'));
  /** The examples as JavaScript, which find the built packages from there. */
  const compiled = join(root, '.cache/examples');

  beforeAll(async () => {
    emulator = await startEmulator();
    const entryPoints = programs.map((name) => join(folder, name));
    await build({ entryPoints, outdir: compiled, format: 'esm', platform: 'node', outExtension: { '.js': '.mjs' } });
  });

  afterAll(() => emulator.close());

  const pages = ['README.md', ...packageReadmes, ...markdownIn('docs')];
  const read = (page: string) => readFileSync(join(root, page), 'utf8');

  it('are all shown, and come from files that are type-checked', () => {
    const shown = pages.flatMap((page) =>
      [...read(page).matchAll(/```(?:tsx?|sh) docs\/examples\/(\S+\.example\.\w+)\n/g)].map(([, name]) => name),
    );
    expect([...new Set(shown)].sort()).toEqual(examples.sort());
  });

  it.each([...FIRST, ...ALONE])('%s runs to its end as a program, and prints something', async (name) => {
    const { stdout, stderr } = await run([moduleOf(name)]);
    expect(stderr).toBe('');
    expect(stdout.trim().length).toBeGreaterThan(1);
  });

  describe('in one process', () => {
    const others = programs.filter((name) => !ALONE.includes(name));
    /** Programs at the head of a page, which run without a network and a token. */
    const atHead = new Set(
      markdownIn('docs/guide').map((page) => /^```\w* ?(?:docs\/examples\/)?(.*)$/m.exec(read(page))?.[1] ?? ''),
    );
    let results: Record<string, { readonly printed: string; readonly error?: string }>;

    beforeAll(async () => {
      const runner = join(root, 'tests/e2e/fixtures/run-programs.mjs');
      const first = others.filter((name) => atHead.has(name));
      const offline = await run([runner, ...first.map(moduleOf)], { isOffline: true });
      const more = await run([runner, ...others.filter((name) => !atHead.has(name)).map(moduleOf)]);
      expect(offline.stderr + more.stderr).toBe('');
      results = { ...JSON.parse(offline.stdout), ...JSON.parse(more.stdout) };
      for (const name of examples.filter((name) => name.endsWith('.sh')))
        results[moduleOf(name)] = { printed: await runCommands(join(folder, name)) };
    }, SLOW_TIMEOUT_MS);

    it.each(others)('%s runs and prints something', (name) => {
      const { printed = '', error } = results[moduleOf(name)] ?? {};
      expect(error).toBeUndefined();
      expect(printed.trim().length).toBeGreaterThan(1);
    });

    it.each(pages.filter((page) => read(page).includes('```text docs/examples/')))(
      '%s shows what its examples print',
      (page) => {
        const text = read(page);
        const printed = text.replace(OUTPUT, (_block, open: string, name: string) => {
          const output = results[moduleOf(name)]?.printed ?? `${name} has no output that is compared`;
          return `${open}${output.trimEnd()}\n\`\`\``;
        });
        if (process.env.UPDATE_SAMPLES === '1') writeFileSync(join(root, page), printed);
        else expect(text, 'UPDATE_SAMPLES=1 writes what they print').toBe(printed);
      },
    );

    it.each(others.filter((name) => name.includes('-before.')))('%s prints the same after the move', (name) => {
      const after = results[moduleOf(name.replace('-before.', '-after.'))];
      expect(results[moduleOf(name)]).toEqual(after);
    });
  });

  const moduleOf = (name: string) => join(compiled, name.replace(/\.ts$/, '.mjs'));

  /** Runs Node with requests to the real addresses sent to the emulator, or refused, and without a token. */
  function run(
    args: readonly string[],
    { isOffline = false } = {},
  ): Promise<{ readonly stdout: string; readonly stderr: string }> {
    const real = {
      'https://router.huggingface.co': emulator.endpoints.router,
      'https://huggingface.co': emulator.endpoints.hub,
    };
    const addresses = { ...(!isOffline && real), 'http://127.0.0.1': 'http://127.0.0.1' };
    const token = isOffline ? '' : EMULATOR_HUB_TOKEN;
    const env = { ...process.env, HF_TOKEN: token, HUBKIT_REDIRECT: JSON.stringify(addresses) };
    const redirect = ['--import', join(root, 'tests/e2e/fixtures/redirect.mjs')];
    return execute(process.execPath, [...redirect, ...args], { cwd: root, env, timeout: SLOW_TIMEOUT_MS });
  }
});

describeWith(findPython('huggingface_hub'), 'Python examples, run against the emulator', (python) => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator();
  });
  afterAll(() => emulator.close());

  it.each(readdirSync(folder).filter((name) => name.endsWith('.example.py')))('%s', async (name) => {
    const env = { ...process.env, EMULATOR_URL: emulator.url };
    const { stdout } = await execute(python, [join(folder, name)], { env, timeout: TIMEOUT_MS });
    expect(stdout.trim().length).toBeGreaterThan(1);
  });
});

describe('links between pages', () => {
  const pages = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'skills/hubkit/SKILL.md',
    ...markdownIn('docs'),
    ...packageReadmes,
  ];

  it.each(pages)('%s points only at files that exist', (page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    const broken = links.filter((link) => !existsSync(join(root, page, '..', link)));
    expect(broken).toEqual([]);
    const own = [...readFileSync(join(root, page), 'utf8').matchAll(OWN_LINK)].map(([, path = '']) => path);
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(pages)('%s points only at headings that exist', (page) => {
    const links = [...withoutCode(page).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
    const broken = links.filter(([, file = '', id = '']) => {
      const target = file ? join(page, '..', file) : page;
      return target.endsWith('.md') && !headingIds(target).has(id);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** The text of a Markdown file without its blocks of code. */
const withoutCode = (page: string) =>
  readFileSync(join(root, page), 'utf8').replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1/gm, '');

/** The ids of a page's headings, as GitHub, the workbench and the site make them. */
function headingIds(page: string): Set<string> {
  const idOf = createSlugger();
  const titles = [...withoutCode(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title);
  return new Set(titles.map((title) => idOf(title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))));
}

function markdownIn(path: string): string[] {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(path, name));
}
