import { hasTag, isChatModel } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';

/** Returns true if the repository holds loadable GGUF files: their header has a context length. */
export function isGguf({ gguf }: ModelRecord): boolean {
  return Boolean(gguf?.context_length);
}

/** Returns true if the weights are in the format of MLX. */
export function isMlx(model: ModelRecord): boolean {
  return hasTag(model, 'mlx');
}

/** Returns true if a model is one of diffusers for a prompt: a pipeline, or a LoRA for one. */
export function isDiffusersImage(model: ModelRecord): boolean {
  return hasTag(model, 'diffusers') && (model.pipeline_tag === 'text-to-image' || hasTag(model, 'lora'));
}

/** Returns true if an inference server for transformers, such as vLLM, loads the model and generates text with it. */
export function isServableText(model: ModelRecord): boolean {
  const method = model.config?.quantization_config?.quant_method;
  const isLoadable = hasTag(model, 'transformers') || (method !== undefined && /^(awq|gptq|aqlm|marlin)$/.test(method));
  return isLoadable && (model.pipeline_tag === 'text-generation' || model.pipeline_tag === 'image-text-to-text');
}

/** Returns true if a model can drive a coding agent: it runs locally, chats, and its chat template knows tools. */
export function isToolCalling(model: ModelRecord): boolean {
  return (
    (isGguf(model) || isMlx(model)) && isConversational(model) && (chatTemplate(model)?.includes('tools') ?? false)
  );
}

/** Returns true if a model takes messages. */
export function isConversational(model: ModelRecord): boolean {
  return isChatModel(model);
}

/** The chat template from the GGUF header, its separate file, or the tokenizer; the first one of a list. */
function chatTemplate({ gguf, config }: ModelRecord): string | undefined {
  const template = gguf?.chat_template ?? config?.chat_template_jinja ?? config?.tokenizer_config?.chat_template;
  const first: unknown = Array.isArray(template) ? template[0]?.template : template;
  return typeof first === 'string' ? first : undefined;
}
