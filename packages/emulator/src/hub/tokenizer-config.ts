import { CHAT_TEMPLATES } from '@hubkit/catalog/chat-templates';
import { modelFacts } from '../contract/model-facts.ts';
import type { HubModel } from './model-index.ts';
import { SPECIAL_TOKENS } from './tokenizer.ts';

/** ChatML with tools, for the chat models for whose format the catalog has no template. */
const STAND_IN = `{#- Stand-in of the hubkit emulator: ChatML with tools, not the template of this model. -#}
{%- if tools %}
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
  const { template, contextLength } = modelFacts(id);
  return {
    added_tokens_decoder: Object.fromEntries(
      SPECIAL_TOKENS.map((content, id) => [String(id), { content, special: true }]),
    ),
    bos_token: null,
    chat_template: template === undefined ? STAND_IN : CHAT_TEMPLATES[template].source,
    eos_token: '<|im_end|>',
    model_max_length: contextLength?.value,
    pad_token: '<|endoftext|>',
    tokenizer_class: 'PreTrainedTokenizerFast',
  };
}
