import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

async function complete(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const fake = fakeIo({ env });
  await main(['completion', 'bash', '--words', ...words], fake.io);
  return fake.out().trim().split('\n').filter(Boolean);
}

describe('the candidates', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['cha'], ['chat', 'chats']],
    [
      ['chats', 's'],
      ['search', 'show'],
    ],
    [['run', 'text-to-im'], ['text-to-image']],
    [['tasks', 'zero-shot-o'], ['zero-shot-object-detection']],
    [['chat', '-p', 'gro'], ['groq']],
    [['chat', 'Hi', '--provider', 'ce'], ['cerebras']],
    [['chat', '--max-'], ['--max-tokens']],
    [['chat', '--no-st'], ['--no-stream']],
    [['run', 'text-to-image', '--num-inf'], ['--num-inference-steps']],
    [['tasks', '--modality', 'aud'], ['audio']],
    [['models', 'openai/gpt-oss-2'], ['openai/gpt-oss-20b']],
    [['chat', '-m', 'meta-llama/Llama-3.1-8'], ['meta-llama/Llama-3.1-8B-Instruct']],
    [['config', 'set', 'tasks.text-to-v'], ['tasks.text-to-video']],
    [['completion', 'z'], ['zsh']],
    [['chat', '--attach', 'ph'], []],
    [['nothing', 'x'], []],
  ])('for %j are %j', async (words, expected) => {
    expect(await complete(words)).toEqual(expected);
  });

  it('are all commands for nothing, and short names of models', async () => {
    expect(await complete([''])).toContain('models');
    const file = join(await mkdtemp(join(tmpdir(), 'hubkit-completion-')), 'config.json');
    await writeFile(file, '{"aliases.small":"acme/small"}');
    expect(await complete(['chat', '--model', 'sm'], { HUBKIT_CONFIG: file })).toEqual(['small']);
  });

  it('are never a command for the shell', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'hubkit-completion-')), 'config.json');
    const names = ['small', 'a$(touch pwned)', 'a`id`', 'a;id', 'a b', "a'", 'a|b'];
    await writeFile(file, JSON.stringify(Object.fromEntries(names.map((name) => [`aliases.${name}`, 'acme/small']))));
    const found = await complete(['chat', '--model', ''], { HUBKIT_CONFIG: file });
    expect(found).toContain('small');
    expect(found.filter((name) => !/^[\w./:@%+=,-]+$/.test(name))).toEqual([]);
  });

  it('are models of calls that succeeded', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hubkit-completion-'));
    const call = { at: '2026-11-23T00:00:00Z', command: 'chat', ms: 1 };
    const calls = [
      { ...call, model: 'acme/liked' },
      { ...call, model: 'acme/misspelled', error: 'No such model' },
    ];
    await writeFile(join(folder, 'calls.jsonl'), calls.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(await complete(['chat', '-m', 'acme/'], { HUBKIT_DATA: folder })).toEqual(['acme/liked']);
  });
});

describe('the scripts', () => {
  it('names the shells where none is given', async () => {
    const fake = fakeIo();
    expect(await main(['completion'], fake.io)).toBe(2);
    for (const shell of ['bash', 'zsh', 'fish']) expect(fake.err()).toContain(`hubkit completion ${shell}`);
  });

  it('complete a line in bash', async () => {
    const fake = fakeIo();
    expect(await main(['completion', 'bash'], fake.io)).toBe(0);
    const script = `${fake.out()}
hubkit() { printf 'chat\\nchats\\n'; }
COMP_WORDS=(hubkit cha); COMP_CWORD=1; _hubkit; echo "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script]);
    expect(stdout).toBe('chat chats\n');
  });

  it('loads the completion of zsh where no configuration has', async () => {
    const fake = fakeIo();
    await main(['completion', 'zsh'], fake.io);
    expect(fake.out()).toMatch(/autoload -Uz compinit && compinit[^\n]*\ncompdef _hubkit hubkit/);
  });

  it.each(['zsh', 'fish'])('are there for %s', async (shell) => {
    const fake = fakeIo();
    expect(await main(['completion', shell], fake.io)).toBe(0);
    expect(fake.out()).toContain(`hubkit completion ${shell} --words`);
  });

  it('are missing for other shells', async () => {
    const fake = fakeIo();
    expect(await main(['completion', 'tcsh'], fake.io)).toBe(2);
    expect(fake.err()).toContain('There is no completion for tcsh. Available: bash, zsh, fish.');
  });
});
