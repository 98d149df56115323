import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTemplateFrom } from './load-template-from.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-model-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const long = (value: number): Buffer => Buffer.concat([number(value), number(0)]);
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([long(bytes.length), bytes]);
};

/** A GGUF file with text, a number and lists of text; `tokens` is the vocabulary. */
function ggufFile(tokens: readonly string[]): Uint8Array {
  const entries = [
    [text('tokenizer.chat_template'), number(8), text('{{ bos_token }}!')],
    [text('tokenizer.chat_template.rag'), number(8), text('rag')],
    [text('tokenizer.ggml.tokens'), number(9), number(8), long(tokens.length), ...tokens.map(text)],
    [text('tokenizer.ggml.bos_token_id'), number(4), number(1)],
  ];
  return Buffer.concat([Buffer.from('GGUF'), number(3), long(0), long(entries.length), ...entries.flat()]);
}

describe('loadTemplateFrom', () => {
  it('reads a folder as transformers does', async () => {
    await write('tokenizer_config.json', '{"chat_template": "old", "bos_token": "<s>"}');
    await write('chat_template.jinja', 'new');
    await mkdir(join(folder, 'additional_chat_templates'));
    await write('additional_chat_templates/rag.jinja', 'rag');
    await write('additional_chat_templates/notes.txt', 'ignored');
    expect(await loadTemplateFrom(folder)).toEqual({ bos_token: '<s>', chat_template: { default: 'new', rag: 'rag' } });
    const file = join(folder, 'tokenizer_config.json');
    expect((await loadTemplateFrom(file)).chat_template).toBe('old');
  });

  it('reads the metadata of a GGUF file, alone in a folder or named', async () => {
    // More than is read at first.
    await write('model.gguf', ggufFile(['<unk>', '<s>', ...Array.from({ length: 400 }, () => 'x'.repeat(4000))]));
    const expected = { bos_token: '<s>', chat_template: { default: '{{ bos_token }}!', rag: 'rag' } };
    expect(await loadTemplateFrom(folder)).toEqual(expected);
    expect(await loadTemplateFrom(join(folder, 'model.gguf'))).toEqual(expected);
  });

  it('refuses what is no GGUF file, or not all of one', async () => {
    const path = join(folder, 'model.gguf');
    await write('model.gguf', 'PK and more');
    await expect(loadTemplateFrom(path)).rejects.toThrow('This is not a GGUF file.');
    await write('model.gguf', ggufFile(['<unk>', '<s>']).slice(0, 90));
    await expect(loadTemplateFrom(path)).rejects.toThrow('ends within its metadata');
    await expect(loadTemplateFrom(join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});
