import { LIBRARIES, type LibraryDefinition } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

async function loadSnippets(args: readonly string[], options: FakeIoOptions = {}) {
  const fake = fakeIo({ fetch: emulatedNet().fetch, ...options });
  const code = await main(['snippet', 'load', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

const libraries = Object.values<LibraryDefinition>(LIBRARIES);
const withoutCode = libraries.find(({ snippets }) => snippets === undefined)?.id ?? '';

const record = {
  id: 'acme/chat',
  tags: ['transformers', 'sentence-transformers'],
  pipeline_tag: 'text-generation',
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
};

describe('hubkit snippet load', () => {
  it('prints the code of every library among the tags, each under its name', async () => {
    const { code, out, err } = await loadSnippets(['-'], { stdin: JSON.stringify(record) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^=== .+ ===$/gm)).toEqual([
      '=== sentence-transformers python ===',
      '=== transformers python 1 ===',
      '=== transformers python 2 ===',
    ]);
  });

  it('prints a single one as it is, for a model that only flags describe', async () => {
    const { out } = await loadSnippets(['acme/eyes', '--library', 'timm']);
    expect(out).toMatch(/^import timm\n/);
    expect(out).toContain('hf_hub:acme/eyes');
  });

  it('follows the tags that are given', async () => {
    const { out } = await loadSnippets(['acme/style', '--library', 'diffusers', '--tag', 'lora', '-l', 'python']);
    expect(out).toContain('load_lora_weights("acme/style")');
  });

  it('knows the classes of the models of the emulator', async () => {
    const { code, out } = await loadSnippets(['openai/gpt-oss-20b', '--library', 'transformers']);
    expect(code).toBe(0);
    expect(out).toContain('AutoModelForCausalLM.from_pretrained("openai/gpt-oss-20b"');
  });

  it('prints the commands of an app on this machine', async () => {
    const vllm = await loadSnippets(['openai/gpt-oss-20b', '--library', 'vllm']);
    expect(vllm).toMatchObject({ code: 0, err: '' });
    expect(vllm.out).toContain('vllm serve openai/gpt-oss-20b');
    const gguf = ['acme/tiny-GGUF', '--tag', 'gguf', '--tag', 'conversational', '--task', 'text-generation'];
    const ollama = await loadSnippets([...gguf, '--library', 'Ollama']);
    expect(ollama.out.trim()).toBe("ollama run 'hf.co/acme/tiny-GGUF'");
    const studio = await loadSnippets([...gguf, '--library', 'lmstudio', '--json']);
    expect(JSON.parse(studio.out)).toEqual([
      { library: 'lmstudio', language: 'text', content: expect.stringMatching(/^lmstudio:\/\//) },
    ]);
  });

  it('says where a record does not show that an app can run the model', async () => {
    const { code, err } = await loadSnippets(['acme/painter', '--task', 'text-to-image', '--library', 'ollama']);
    expect(code).toBe(0);
    expect(err).toBe('hubkit: the record of acme/painter does not show that Ollama can run it\n');
  });

  it('prints JSON with library, language and content', async () => {
    const { out } = await loadSnippets(['acme/eyes', '--library', 'timm', '--json']);
    expect(JSON.parse(out)).toEqual([
      { library: 'timm', language: 'python', content: expect.stringContaining('timm') },
    ]);
  });

  it('runs the one that matches', async () => {
    const folder = { HOME: process.env.HOME ?? '', PATH: '' };
    const { code, err } = await loadSnippets(['acme/whisper', '--library', 'whisperkit', '--run'], { env: folder });
    expect(code).toBe(1);
    expect(err).toMatch(/The snippet exited with \d+\.|--run requires bash/);
  });

  it.each([
    [['acme/x', '--library', 'transformer'], 'Unknown library "transformer". Did you mean transformers?', 2],
    [
      ['acme/x', '--task', 'text-to-image'],
      'No library with code is among the tags of acme/x: choose one with --library',
      1,
    ],
    [
      ['acme/x', '--library', 'transformers'],
      'There is no code that loads acme/x with transformers: its record has no',
      1,
    ],
    [['acme/x', '--library', 'timm', '-l', 'pyton'], '--language: no snippet for "pyton". Did you mean python?', 2],
    [['acme/x', '--library', 'whisper'], 'Unknown library "whisper". `hubkit libraries` lists them.', 2],
    [['acme/x', '--library', withoutCode], `There is no code that loads acme/x with ${withoutCode}.`, 1],
    [['acme/x', '--library', 'unity-sentis', '--run'], '--run does not support csharp. Supported: js, sh, python.', 2],
  ])('answers %j with one sentence', async (args, message, exitCode) => {
    const { code, err, out } = await loadSnippets(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: exitCode, out: '' });
  });
});
