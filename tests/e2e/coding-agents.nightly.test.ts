import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { EMULATOR_HUB_TOKEN, type Emulator, type ScriptedAnswer, startEmulator } from '@hubkit/emulator';
import { createGateway, type UsageRecord } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** The agents as people install them. */
const MANIFEST = { private: true, dependencies: { '@openai/codex': '0.171.0', 'opencode-ai': '1.18.33' } };

const cache = join(root, '.cache', 'coding-agents');
const hubkit = join(root, 'packages/cli/dist/bin.js');
const KEY = 'hbk_test';
const TASK = 'Write the note, please.';
const DONE = 'All three steps are done.';

let home: string;
let work: string;
let emulator: Emulator;
let server: GatewayServer;
let records: UsageRecord[];

/** Installs the agents into `.cache`, unless they are there. */
beforeAll(() => {
  const [manifest, text] = [join(cache, 'package.json'), JSON.stringify(MANIFEST)];
  const isThere = existsSync(join(cache, 'node_modules/.package-lock.json')) && readFileSync(manifest, 'utf8') === text;
  if (isThere) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(manifest, text);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: cache, stdio: 'pipe' });
  // Its own script puts the program of this machine into place.
  execFileSync(process.execPath, ['postinstall.mjs'], { cwd: join(cache, 'node_modules/opencode-ai'), stdio: 'pipe' });
}, SLOW_TIMEOUT_MS);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hubkit-agents-'));
  work = join(home, 'work');
  mkdirSync(work);
  records = [];
});

afterEach(async () => {
  await server?.close();
  await emulator?.close();
  rmSync(home, { recursive: true, force: true });
});

/** Serves a gateway in front of an emulator that gives the answers of a session. */
async function serve(answers: readonly ScriptedAnswer[]): Promise<void> {
  emulator = await startEmulator({ answers, pace: 'instant' });
  const target = 'meta-llama/Llama-3.1-8B-Instruct:groq';
  const gateway = createGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: false }),
    // Codex gives its tool for patches to models that it knows.
    models: { coder: target, 'gpt-5.5': target },
    authorize: ({ headers }) => (headers.get('authorization') === `Bearer ${KEY}` ? { id: 'agent' } : undefined),
    bounds: { outputTokens: 32_000 },
    onUsage: (record) => void records.push(record),
  });
  server = await serveGateway(gateway, { port: 0 });
}

/** Starts an agent by `hubkit launch`. Returns what it prints. */
function launch(words: readonly string[]): Promise<string> {
  const env = {
    PATH: [join(cache, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: home,
    CODEX_HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_STATE_HOME: join(home, 'state'),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    HUBKIT_GATEWAY_KEY: KEY,
  };
  const args = [hubkit, 'launch', ...words];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: work, env, timeout: SLOW_TIMEOUT_MS / 2 },
      (error, out, err) => (error ? reject(new Error(`${out}\n${err}`, { cause: error })) : resolve(`${out}\n${err}`)),
    );
    child.stdin?.end();
  });
}

const gatewayUrl = () => `${server.url}/v1`;

describe('a session of three tool steps', () => {
  it(
    'with Codex, by Responses: a command, a patch by a custom tool, and a command',
    async () => {
      const patch = '*** Begin Patch\n*** Add File: note.txt\n+step two\n*** End Patch';
      await serve([
        { when: /^.*step one/s, toolCall: { name: 'apply_patch', arguments: { input: patch } } },
        { when: /Success/, toolCall: { name: 'exec_command', arguments: { cmd: 'cat note.txt && echo and three' } } },
        { when: /and three/, text: DONE },
        { when: TASK, toolCall: { name: 'exec_command', arguments: { cmd: 'echo step one' } } },
      ]);
      const out = await launch([
        ...['codex', '--gateway', gatewayUrl(), '--model', 'gpt-5.5', '--'],
        ...['exec', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox', TASK],
      ]);
      expect(out).toContain(DONE);
      expect(readFileSync(join(work, 'note.txt'), 'utf8')).toBe('step two\n');
      expect(records.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok']);
    },
    SLOW_TIMEOUT_MS,
  );

  it(
    'with opencode, by chat completions: a command, a file and a command',
    async () => {
      const note = join(work, 'note.txt');
      await serve([
        { when: /step one/, toolCall: { name: 'write', arguments: { filePath: note, content: 'step two\n' } } },
        {
          when: /[Ww]rote file|successfully/,
          toolCall: { name: 'bash', arguments: { command: 'cat note.txt && echo and three', description: 'Shows it' } },
        },
        { when: /and three/, text: DONE },
        {
          when: TASK,
          toolCall: { name: 'bash', arguments: { command: 'echo step one', description: 'Says the first step' } },
        },
      ]);
      const out = await launch([
        ...['opencode', '--gateway', gatewayUrl(), '--model', 'coder', '--'],
        ...['run', '--title', 'A note', TASK],
      ]);
      expect(out).toContain(DONE);
      expect(readFileSync(note, 'utf8')).toBe('step two\n');
      expect(records.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok']);
    },
    SLOW_TIMEOUT_MS,
  );
});
