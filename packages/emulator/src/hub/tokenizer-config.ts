import { modelFacts } from '../contract/model-facts.ts';
import { loadModelTemplate } from './load-model-template.ts';
import type { HubModel } from './model-index.ts';

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

/** Writes the `tokenizer_config.json` of a chat model. */
export async function writeTokenizerConfig({ id }: HubModel): Promise<object> {
  const { template, contextLength } = modelFacts(id);
  const { tokens, marks, source } = await loadModelTemplate(id);
  return {
    added_tokens_decoder: Object.fromEntries(
      marks.map((content, place) => [String(place), { content, special: true }]),
    ),
    bos_token: tokens.bos,
    chat_template: template === undefined ? STAND_IN : source,
    eos_token: tokens.eos,
    model_max_length: contextLength?.value,
    pad_token: tokens.pad,
    tokenizer_class: 'PreTrainedTokenizerFast',
  };
}
