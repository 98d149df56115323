import { type Code, call, code, identifier, isPythonName, lines, paragraphs, type Stack } from '@hubkit/code';
import { hasChatTemplate, hasTag, trustArguments } from '../../models/model-facts.ts';
import type { ModelRecord, TransformersInfo } from '../../models/model-record.ts';
import { messagesFor } from './messages.ts';

/** A class of another module that loads the model in the place of the one of transformers. */
export interface ModelLoader {
  readonly module: string;
  readonly modelClass: string;
}

/** The classes that load a model, if those of the record are valid names. */
export function findClasses({ transformersInfo: info }: ModelRecord): TransformersInfo | undefined {
  const names = info === undefined ? [] : [info.auto_model, ...(info.processor ? [info.processor] : [])];
  if (info === undefined || !names.every(isPythonName)) return undefined;
  return { ...info, auto_model: REPLACED_CLASSES.get(info.auto_model) ?? info.auto_model };
}

/** Classes that version 5 replaced, and which records still name. */
const REPLACED_CLASSES: ReadonlyMap<string, string> = new Map([
  ['AutoModelForVision2Seq', 'AutoModelForImageTextToText'],
  ['AutoModelWithLMHead', 'AutoModelForCausalLM'],
]);

/** Loads the parts of a model, and generates an answer where it is a chat model. */
export function directUse(model: ModelRecord, info: TransformersInfo, loader?: ModelLoader): Stack {
  const { processor: processorClass } = info;
  const { module, modelClass } = loader ?? { module: 'transformers', modelClass: info.auto_model };
  const trust = trustArguments(model);
  const variable = identifier(variableFor(processorClass));
  const processor =
    processorClass && code`${variable} = ${call(`${processorClass}.from_pretrained`, [model.id], trust)}`;
  return paragraphs(
    lines(
      loader === undefined && code`# The long way: load the parts yourself`,
      imports(module, modelClass, processorClass),
    ),
    lines(
      processor || undefined,
      code`model = ${call(`${modelClass}.from_pretrained`, [model.id], { ...trust, device_map: 'auto' })}`,
    ),
    processorClass && hasTag(model, 'conversational') && hasChatTemplate(model) ? chat(model, variable) : undefined,
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

function chat(model: ModelRecord, variable: Code) {
  return code`
    messages = ${messagesFor(model)}
    inputs = ${variable}.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)

    outputs = model.generate(**inputs, max_new_tokens=256)
    print(${variable}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
  `;
}
