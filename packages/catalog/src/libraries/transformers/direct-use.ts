import { call, code, identifier, isPythonName, lines, paragraphs, type Stack, type Value } from '@hubkit/code';
import { hasTag } from '../../model-facts.ts';
import type { ModelRecord, TransformersInfo } from '../../model-record.ts';
import { messagesWith, readsImages } from './messages.ts';

/** A class of another module that loads the model in the place of the one of transformers. */
export interface ModelLoader {
  readonly module: string;
  readonly modelClass: string;
}

/** The classes that load a model, where the record has some that can be names. */
export function classesOf({ transformersInfo: info }: ModelRecord): TransformersInfo | undefined {
  const names = info === undefined ? [] : [info.auto_model, ...(info.processor ? [info.processor] : [])];
  return names.length > 0 && names.every(isPythonName) ? info : undefined;
}

/** The facts of a model that decide how its parts are loaded. */
interface DirectVariant extends ModelLoader {
  readonly processorClass: string | undefined;
  readonly hasOwnLoader: boolean;
  readonly isTrusted: boolean;
  readonly chat: 'text' | 'with an image' | 'none';
}

/** Tells how the parts of a model are loaded. */
export function directVariant(model: ModelRecord, info: TransformersInfo, loader?: ModelLoader): DirectVariant {
  const { processor: processorClass, auto_model: modelClass } = info;
  const isChat = processorClass && hasTag(model, 'conversational') && hasChatTemplate(model);
  return {
    processorClass,
    module: loader?.module ?? 'transformers',
    modelClass: loader?.modelClass ?? modelClass,
    hasOwnLoader: loader !== undefined,
    isTrusted: hasTag(model, 'custom_code'),
    chat: isChat ? (readsImages(model) ? 'with an image' : 'text') : 'none',
  };
}

/** Loads the parts of a model, and generates an answer where it is a chat model. */
export function directCode(
  { processorClass, module, modelClass, hasOwnLoader, isTrusted, chat }: DirectVariant,
  id: Value,
): Stack {
  const trust = isTrusted ? { trust_remote_code: true } : {};
  const variable = variableFor(processorClass);
  const processor =
    processorClass && code`${identifier(variable)} = ${call(`${processorClass}.from_pretrained`, [id], trust)}`;
  return paragraphs(
    lines(!hasOwnLoader && code`# The long way: load the parts yourself`, imports(module, modelClass, processorClass)),
    lines(
      processor || undefined,
      code`model = ${call(`${modelClass}.from_pretrained`, [id], { ...trust, device_map: 'auto' })}`,
    ),
    chat === 'none' ? undefined : generate(variable, chat === 'with an image'),
  );
}

function imports(module: string, modelClass: string, processorClass: string | undefined): Stack {
  if (module === 'transformers') {
    return lines(code`from transformers import ${identifier(...(processorClass ? [processorClass] : []), modelClass)}`);
  }
  return lines(
    code`from ${identifier(module)} import ${identifier(modelClass)}`,
    processorClass ? code`from transformers import ${identifier(processorClass)}` : undefined,
  );
}

function variableFor(processorClass: string | undefined): string {
  if (processorClass === 'AutoTokenizer') return 'tokenizer';
  return processorClass === 'AutoFeatureExtractor' ? 'extractor' : 'processor';
}

function hasChatTemplate({ config, gguf }: ModelRecord): boolean {
  return Boolean(
    config?.tokenizer_config?.chat_template ||
      config?.processor_config?.chat_template ||
      config?.chat_template_jinja ||
      gguf?.chat_template,
  );
}

function generate(variable: string, hasImage: boolean) {
  const processor = identifier(variable);
  return code`
    messages = ${messagesWith({ image: hasImage })}
    inputs = ${processor}.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)

    outputs = model.generate(**inputs, max_new_tokens=40)
    print(${processor}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
  `;
}
