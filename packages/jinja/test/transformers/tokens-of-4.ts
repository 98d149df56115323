import { readFileSync, writeFileSync } from 'node:fs';
import { applyChatTemplate, loadTemplate } from '@hubkit/jinja/chat';
import { randomChoices } from '../differential/choices.ts';
import { modelCase } from './models.ts';
import type { ChatOutcome, ModelCase, TransformersOracle } from './oracle.ts';

/** Special tokens that made-up tokenizers give their templates in transformers 4: the version of the other answers is 5. */
export interface TokensOf4 {
  readonly transformers: string;
  readonly cases: readonly { readonly files: ModelCase['files']; readonly answer: ChatOutcome }[];
}

const file = new URL('tokens-of-4.json', import.meta.url);

const names = 'bos eos unk sep pad cls mask image video tool_call'.split(' ').map((name) => `${name}_token`);

const template = [...names, 'additional_special_tokens']
  .map((name) => `${name}: {{ ${name} is defined }} {{ ${name} }}`)
  .join('\n');

export const readTokensOf4 = (): TokensOf4 => JSON.parse(readFileSync(file, 'utf8'));

/** Prints all tokens with the chat helper, as version 4 does. */
export const printTokens = (files: ModelCase['files']): string =>
  applyChatTemplate(loadTemplate(files), [{ role: 'user', content: 'Hi' }], {
    chatTemplate: template,
    transformersVersion: 4,
  });

/** Stores the answers of an oracle with transformers 4. */
export async function writeTokensOf4(oracle: Pick<TransformersOracle, 'transformers' | 'apply'>, seed: number) {
  const call = { messages: '[{"role": "user", "content": "Hi"}]', tools: null, documents: null, variables: '{}' };
  const cases: TokensOf4['cases'][number][] = [];
  for (let index = 0; index < 40; index++) {
    const { files } = modelCase(randomChoices(seed, index), 0, () => '');
    const [answer] = await oracle.apply({
      files,
      calls: [{ ...call, options: { chat_template: template }, spans: false }],
    });
    if (answer?.ok) cases.push({ files, answer });
  }
  const lines = cases.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(file, `{"transformers": ${JSON.stringify(oracle.transformers)},\n"cases": [\n${lines}\n]}\n`);
}
