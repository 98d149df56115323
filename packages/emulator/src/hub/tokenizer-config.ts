import { modelFacts } from '../contract/model-facts.ts';
import type { HubModel } from './model-index.ts';
import { SPECIAL_TOKENS } from './tokenizer.ts';

/** ChatML with tools, which all chat models of the emulator share. */
const TEMPLATE = `{%- if tools %}
    {{- '<|im_start|>system\\nYou may call these functions:\\n' }}
    {%- for tool in tools %}
        {{- tool | tojson + '\\n' }}
    {%- endfor %}
    {{- '<|im_end|>\\n' }}
{%- endif %}
{%- for message in messages %}
    {{- '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
    {{- '<|im_start|>assistant\\n' }}
{%- endif %}`;

/** Writes the `tokenizer_config.json` of a chat model; undefined for other models, which have no chat template. */
export function writeTokenizerConfig({ id, tags }: HubModel): object | undefined {
  if (!tags.includes('conversational')) return undefined;
  return {
    added_tokens_decoder: Object.fromEntries(
      SPECIAL_TOKENS.map((content, id) => [String(id), { content, special: true }]),
    ),
    bos_token: null,
    chat_template: TEMPLATE,
    eos_token: '<|im_end|>',
    model_max_length: modelFacts(id).contextLength?.value,
    pad_token: '<|endoftext|>',
    tokenizer_class: 'PreTrainedTokenizerFast',
  };
}
