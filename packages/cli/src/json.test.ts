import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../test/emulated-net.ts';
import { fakeIo } from '../test/fake-io.ts';
import { InterruptError } from './command-line/errors.ts';
import { COMMANDS } from './commands/commands.gen.ts';
import { main } from './main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-json-'));
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
  write('ok.jinja', 'Hello {{ name }}');
  write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
  write('plan.json', '{"prompt":"What is {{ a }} + 1?","data":[{"a":1}],"checks":[{"type":"contains","value":"2"}]}');
  write('note.txt', 'The shop opens at nine.');
});
afterEach(() => rmSync(cwd, { recursive: true }));

interface Lines {
  /** Lines typed before, in the same folder. */
  readonly before?: readonly string[];
  /** A line that prints JSON; undefined for commands whose standard output belongs to a protocol or needs another server. */
  readonly good?: string;
  /** A line that fails. */
  readonly bad: string;
  /** The good line serves until Ctrl-C. */
  readonly isServer?: boolean;
  readonly stdin?: string;
}

const MODEL = '-m meta-llama/Llama-3.1-8B-Instruct -p groq';
const BULK = [`bulk run in.jsonl ${MODEL} -o out.jsonl`];

/** Lines of every command, by its name. */
const LINES: Readonly<Record<string, Lines>> = {
  'bulk export': { before: BULK, good: 'bulk export out.jsonl --to out.csv', bad: 'bulk export none.jsonl --to x.csv' },
  'bulk ls': { before: BULK, good: 'bulk ls', bad: 'bulk ls nowhere' },
  'bulk pause': { before: BULK, good: 'bulk pause out.jsonl', bad: 'bulk pause none.jsonl' },
  'bulk resume': { before: BULK, good: 'bulk resume out.jsonl', bad: 'bulk resume none.jsonl' },
  'bulk retry': { before: BULK, good: 'bulk retry out.jsonl', bad: 'bulk retry none.jsonl' },
  'bulk rm': { before: BULK, good: 'bulk rm out.jsonl', bad: 'bulk rm none.jsonl' },
  'bulk run': { good: `bulk run in.jsonl ${MODEL} -o out.jsonl`, bad: `bulk run none.jsonl ${MODEL} -o out.jsonl` },
  'bulk show': { before: BULK, good: 'bulk show out.jsonl 1', bad: 'bulk show out.jsonl 2' },
  'bulk status': { before: BULK, good: 'bulk status out.jsonl', bad: 'bulk status none.jsonl' },
  'bulk stop': { before: BULK, good: 'bulk stop out.jsonl', bad: 'bulk stop none.jsonl' },
  'bulk watch': { before: BULK, good: 'bulk watch out.jsonl', bad: 'bulk watch none.jsonl' },
  'bulk worker': { bad: 'bulk worker' },
  chat: { good: 'chat Hi', bad: 'chat Hi -p nosuch' },
  'chats export': { before: ['chat Hi'], good: 'chats export last', bad: 'chats export nosuch' },
  'chats import': {
    before: ['chat Hi', 'chats export last -o kept.json'],
    good: 'chats import kept.json',
    bad: 'chats import none.json',
  },
  'chats list': { before: ['chat Hi'], good: 'chats list', bad: 'chats list extra' },
  'chats rm': { before: ['chat Hi'], good: 'chats rm last', bad: 'chats rm nosuch' },
  'chats search': { before: ['chat Hi'], good: 'chats search Hi', bad: 'chats search' },
  'chats show': { before: ['chat Hi'], good: 'chats show', bad: 'chats show nosuch' },
  completion: { good: 'completion bash', bad: 'completion tcsh' },
  'config get': { before: ['config set model a/b'], good: 'config get model', bad: 'config get nosuch' },
  'config list': { good: 'config list', bad: 'config list --nosuch' },
  'config set': { good: 'config set model a/b', bad: 'config set nosuch 1' },
  'config unset': { before: ['config set model a/b'], good: 'config unset model', bad: 'config unset provider' },
  'embed add': { good: 'embed add note.txt', bad: 'embed add none.txt' },
  'embed list': { before: ['embed add note.txt'], good: 'embed list', bad: 'embed list --db none.db' },
  'embed search': {
    before: ['embed add note.txt'],
    good: 'embed search hours',
    bad: 'embed search hours --db none.db',
  },
  emulator: { good: 'emulator -q', bad: 'emulator --host 0.0.0.0', isServer: true },
  explain: { good: 'explain TIMEOUT', bad: 'explain NOSUCH' },
  gateway: { good: 'gateway --port 0', bad: 'gateway nosuch', isServer: true },
  libraries: { good: 'libraries', bad: 'libraries nosuch' },
  log: { before: ['chat Hi'], good: 'log', bad: 'log --nosuch' },
  login: { good: 'login --no-check', bad: 'login extra', stdin: 'hf_0123456789' },
  logout: { good: 'logout', bad: 'logout extra' },
  mcp: { good: 'mcp --http --port 0', bad: 'mcp --port 0', isServer: true },
  models: { good: 'models', bad: 'models nosuch/model' },
  'prompts list': { before: ['prompts save ask Why?'], good: 'prompts list', bad: 'prompts list extra' },
  'prompts rm': { before: ['prompts save ask Why?'], good: 'prompts rm ask', bad: 'prompts rm nosuch' },
  'prompts save': { good: 'prompts save ask Why?', bad: 'prompts save a/b Why?' },
  'prompts show': { before: ['prompts save ask Why?'], good: 'prompts show ask', bad: 'prompts show nosuch' },
  providers: { good: 'providers', bad: 'providers nosuch' },
  record: { good: 'record tapes', bad: 'record', isServer: true },
  run: { good: 'run text-classification Lovely', bad: 'run nosuch' },
  'snippet call': { good: 'snippet call openai/gpt-oss-20b', bad: 'snippet call nosuch' },
  'snippet load': { good: 'snippet load openai/gpt-oss-20b --library transformers', bad: 'snippet load nosuch' },
  tasks: { good: 'tasks', bad: 'tasks nosuch' },
  'template check': { good: 'template check ok.jinja', bad: 'template check none.jinja' },
  'template format': { good: 'template format ok.jinja', bad: 'template format none.jinja' },
  'template inspect': { good: 'template inspect ok.jinja', bad: 'template inspect none.jinja' },
  'template lsp': { bad: 'template lsp extra' },
  'template parse': { bad: 'template parse none' },
  'template report': { good: 'template report ok.jinja', bad: 'template report none.jinja' },
  'template render': { good: 'template render ok.jinja', bad: 'template render none.jinja' },
  whoami: { good: 'whoami', bad: 'whoami extra' },
  eval: { bad: 'eval none.json', good: `eval plan.json ${MODEL}` },
  race: { bad: 'race', good: 'race -m openai/gpt-oss-120b Hi --max-tokens 5' },
  launch: { bad: 'launch nosuch', good: 'launch opencode --provider groq --model openai/gpt-oss-120b --print' },
  workbench: { bad: 'workbench --port nosuch' },
};

const NAMES = COMMANDS.flatMap((entry) =>
  entry.type === 'group' ? entry.commands.map(({ name }) => `${entry.name} ${name}`) : [entry.name],
);

async function type(line: string, { stdin = '', isServer = false }: Partial<Lines> = {}) {
  const home = { HOME: join(cwd, 'home'), HF_HOME: join(cwd, 'home'), HF_TOKEN: 'hf_0123456789' };
  const fake = fakeIo({
    cwd,
    stdin,
    env: { ...home, HUBKIT_DATA: join(cwd, 'home'), HUBKIT_CONFIG: join(cwd, 'home/config.json') },
    fetch: emulatedNet().fetch,
    onOutput: () => isServer && fake.controller.abort(new InterruptError()),
  });
  const code = await main(line.split(' '), fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

async function typeAfter({ before = [] }: Lines): Promise<void> {
  for (const line of before) expect(await type(line)).toMatchObject({ code: 0 });
}

describe('--json', () => {
  it('is tried with every command', () => {
    expect(Object.keys(LINES).sort()).toEqual([...NAMES].sort());
  });

  it.each(Object.entries(LINES))('makes an error of %s one line of JSON', async (_name, lines) => {
    await typeAfter(lines);
    const { code, out, err } = await type(`${lines.bad} --json`, lines);
    expect([code === 1 || code === 2, out]).toEqual([true, '']);
    const last = err.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toEqual({
      error: {
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/./),
        status: null,
        retryable: false,
        requestId: null,
        ...(last.includes('"advice"') && { advice: expect.any(String) }),
      },
    });
  });

  it.each(Object.entries(LINES).filter(([, { good }]) => good))('makes the output of %s JSON', async (_name, lines) => {
    await typeAfter(lines);
    const { code, out, err } = await type(`${lines.good} --json`, lines);
    expect(code, err).toBe(0);
    const printed = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(printed.every((value) => typeof value === 'object' && value !== null)).toBe(true);
  });
});
