import { modelFacts } from '../contract/model-facts.ts';
import { loadModelTemplate } from './load-model-template.ts';
import type { HubModel } from './model-index.ts';
import { writeTokenizer } from './tokenizer.ts';

type FileWriter = (model: HubModel) => Promise<object>;

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

/** The files that are served of a chat model, by name; other models have none. */
const FILES: ReadonlyMap<string, FileWriter> = new Map([
  ['tokenizer.json', writeTokenizer],
  ['tokenizer_config.json', writeTokenizerConfig],
]);

const isChatModel = ({ tags }: HubModel) => tags.includes('conversational');

/** Resolves with a file of a model as JSON; undefined for one that it does not have. */
export async function modelFile(model: HubModel, name: string): Promise<object | undefined> {
  return isChatModel(model) ? FILES.get(name)?.(model) : undefined;
}

/** Returns the names of the files that are served of a model. */
export function modelFileNames(model: HubModel): readonly string[] {
  return isChatModel(model) ? [...FILES.keys()] : [];
}
