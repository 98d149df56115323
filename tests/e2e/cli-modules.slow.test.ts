import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const bin = join(root, 'packages/cli/bin/hubkit.js');
const run = promisify(execFile);

/** Asks Node for each module, with the name that the importing file uses. */
const HOOK = `
import { writeSync } from 'node:fs';
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  writeSync(2, 'module:' + JSON.stringify([specifier, found.url, context.parentURL ?? '']) + '\\n');
  return found;
}`;
const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const NODE_OPTIONS = `--import=${script(`import { register } from 'node:module'; register(${JSON.stringify(script(HOOK))});`)}`;

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-modules-'));
  await writeFile(join(cwd, 'ok.jinja'), 'Hello {{ name }}\n');
  // As after the first command: making folders takes code that is not counted here.
  for (const folder of ['.config/hubkit', '.local/share/hubkit']) await mkdir(join(cwd, folder), { recursive: true });
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

/** The packages that a command line loads: those of ours by entry, the others by name. */
async function loaded(line: string): Promise<readonly string[]> {
  const env = { PATH: process.env.PATH, HOME: cwd, NODE_OPTIONS };
  const { stderr } = await run(process.execPath, [bin, ...line.split(' ').filter(Boolean)], { cwd, env }).catch(
    // Calls that reach no server fail after everything was loaded.
    (error: { readonly stderr: string }) => error,
  );
  const modules = stderr.split('\n').flatMap((text) => (text.startsWith('module:') ? [JSON.parse(text.slice(7))] : []));
  const names = (modules as [specifier: string, url: string, parent: string][]).flatMap(([specifier, url, parent]) => {
    if (!url.startsWith('file:')) return [];
    const outside = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (outside !== undefined) return [outside];
    return parent.includes('/packages/cli/') && specifier.startsWith('@hubkit/') ? [specifier] : [];
  });
  return [...new Set(names)].sort();
}

/** Packages of every command: the parser, the colors, and the distance of words for suggestions. */
const BASE = ['@hubkit/task-types/closest', 'commander', 'picocolors'];

const SCHEMAS = ['@hubkit/catalog/json-schema', '@valibot/to-json-schema', 'valibot'];
const TASKS = ['@hubkit/catalog/task-search', '@hubkit/catalog/tasks'];
const PROVIDERS = '@hubkit/inference/provider-facts';
/** Small, without dependencies. */
const MESSAGES = '@hubkit/messages';
const CLIENT = ['@hubkit/inference', PROVIDERS, 'valibot'];

/** An address where nothing listens: everything that a call needs is loaded before it fails. */
const NOBODY = '--endpoint http://127.0.0.1:9 --retries 0';

describe('what is loaded', () => {
  it.each<[line: string, further: readonly string[]]>([
    ['', []],
    ['--version', []],
    ['help environment', []],
    ['explain TIMEOUT', []],
    ['config list', []],
    ['config set model acme/small', ['@hubkit/catalog/tasks']],
    ['chats list', []],
    ['log', []],
    ['bulk ls', []],
    ['completion bash', []],
    ['completion bash --words chat --mod', [MESSAGES]],
    ['completion bash --words chat --model lla', ['@hubkit/catalog/pages', MESSAGES]],
    ['chat --help', [MESSAGES]],
    [`chat Hi ${NOBODY}`, [...CLIENT, MESSAGES]],
    [`chat Hi -P seed=7 ${NOBODY}`, [...CLIENT, ...SCHEMAS, MESSAGES]],
    ['run --help', []],
    ['run --list', TASKS],
    ['run text-to-image --help', [...TASKS, ...SCHEMAS, '@hubkit/catalog/samples']],
    [`run text-to-image boat ${NOBODY}`, [...TASKS, ...CLIENT, ...SCHEMAS]],
    ['tasks --search spam', ['@hubkit/catalog/pages', ...TASKS, PROVIDERS]],
    ['tasks text-to-image --json', ['@hubkit/catalog/pages', ...TASKS, PROVIDERS, ...SCHEMAS]],
    ['providers', ['@hubkit/catalog/tasks', PROVIDERS]],
    ['libraries', ['@hubkit/catalog']],
    ['models --help', [PROVIDERS]],
    ['snippet call --help', []],
    ['embed search x', ['@hubkit/bulk/sqlite']],
    ['template check ok.jinja', ['@hubkit/jinja', '@hubkit/jinja/editor']],
    ['template render ok.jinja', ['@hubkit/jinja']],
    ['template format --check ok.jinja', ['@hubkit/jinja', '@hubkit/jinja/format']],
    ['emulator --list-faults', ['@hubkit/emulator/faults']],
    ['gateway --help', []],
    ['record --help', []],
    ['mcp --help', []],
    ['workbench --help', []],
  ])('by `hubkit %s` is what it needs', async (line, further) => {
    expect(await loaded(line)).toEqual([...new Set([...BASE, ...further])].sort());
  });
});
