import { CHAT_MODELS } from '@hubkit/catalog/chat-models';
import { loadChatTemplate } from '@hubkit/catalog/chat-templates';
import { expect, it } from 'vitest';
import { writeTokenizerConfig } from './model-files.ts';
import { writeTokenizer } from './tokenizer.ts';

const model = { pipelineTag: 'text-generation', library: 'transformers', tags: ['conversational'], served: [] };

it('has the template of the format of a model, and says so where it has a stand-in', async () => {
  const fetchTemplate = async (id: string) =>
    ((await writeTokenizerConfig({ ...model, id })) as { chat_template: string }).chat_template;
  expect(await fetchTemplate('Qwen/Qwen3-32B')).toBe((await loadChatTemplate('qwen3')).source);
  expect(await fetchTemplate('owner/name')).toMatch(/^\{#- Stand-in of the hubkit emulator/);
});

it.each(CHAT_MODELS.filter(({ template }) => template !== undefined))(
  'has the special tokens of the template of $id, which its tokenizer has, too',
  async ({ id, template }) => {
    const config = (await writeTokenizerConfig({ ...model, id })) as Record<string, unknown>;
    const { tokens, marks } = await loadChatTemplate(template ?? 'qwen3');
    expect([config.bos_token, config.eos_token, config.pad_token]).toEqual([tokens.bos, tokens.eos, tokens.pad]);
    const { added_tokens: added } = (await writeTokenizer({ ...model, id })) as { added_tokens: { content: string }[] };
    expect(added.map(({ content }) => content)).toEqual(marks);
    for (const token of Object.values(tokens)) expect([null, ...marks]).toContain(token);
  },
);
