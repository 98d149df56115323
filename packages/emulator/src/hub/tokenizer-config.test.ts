import { CHAT_TEMPLATES } from '@hubkit/catalog/chat-templates';
import { expect, it } from 'vitest';
import { writeTokenizerConfig } from './tokenizer-config.ts';

const model = { pipelineTag: 'text-generation', library: 'transformers', tags: ['conversational'], served: [] };

it('has the template of the format of a model, and says so where it has a stand-in', () => {
  const templateOf = (id: string) =>
    (writeTokenizerConfig({ ...model, id }) as { chat_template: string }).chat_template;
  expect(templateOf('Qwen/Qwen3-32B')).toBe(CHAT_TEMPLATES.qwen3.source);
  expect(templateOf('owner/name')).toMatch(/^\{#- Stand-in of the hubkit emulator/);
});

it('has the special tokens that our templates name', () => {
  const config = writeTokenizerConfig({ ...model, id: 'Qwen/Qwen3-32B' }) as Record<string, unknown>;
  for (const { tokens } of Object.values(CHAT_TEMPLATES))
    expect([config.bos_token, config.eos_token, config.pad_token]).toEqual([tokens.bos, tokens.eos, tokens.pad]);
});
