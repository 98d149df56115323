import { expect, it } from 'vitest';
import { modelFile, modelFileNames } from './model-files.ts';
import { writeTokenizer } from './tokenizer.ts';

const model = {
  id: 'owner/name',
  pipelineTag: 'text-generation',
  library: 'transformers',
  tags: ['conversational'],
  served: [],
};

interface Written {
  readonly added_tokens: readonly { readonly id: number; readonly content: string }[];
  readonly model: { readonly vocab: Readonly<Record<string, number>>; readonly merges: readonly string[] };
}

it('has every byte, the tokens of ChatML, and each merge with both of its parts', async () => {
  const { added_tokens, model: encoding } = (await writeTokenizer(model)) as Written;
  const ids = Object.values(encoding.vocab).sort((a, b) => a - b);
  expect(ids).toEqual([...ids.keys()]);
  expect(added_tokens.map(({ content }) => encoding.vocab[content])).toEqual(added_tokens.map(({ id }) => id));
  expect(Object.keys(encoding.vocab).filter((token) => [...token].length === 1)).toHaveLength(256);
  for (const merge of encoding.merges) {
    const parts = merge.split(' ');
    expect(parts).toHaveLength(2);
    for (const token of [...parts, parts.join('')]) expect(encoding.vocab).toHaveProperty([token]);
  }
});

it('learned the words that a chat is made of', async () => {
  const { vocab } = ((await writeTokenizer(model)) as Written).model;
  for (const word of ['system', 'user', 'assistant', 'Ġthe', 'Ġanswer']) expect(vocab).toHaveProperty([word]);
});

it('is there for chat models alone', async () => {
  expect(modelFileNames(model)).toContain('tokenizer.json');
  expect(modelFileNames({ ...model, tags: ['transformers'] })).toEqual([]);
  expect(await modelFile({ ...model, tags: ['transformers'] }, 'tokenizer.json')).toBeUndefined();
});
