import { hasTag } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';

/** Tells if the repository holds GGUF files that can be loaded: their header gives a context length. */
export function isGguf({ gguf }: ModelRecord): boolean {
  return Boolean(gguf?.context_length);
}

/** Tells if the weights are in the format of MLX. */
export function isMlx(model: ModelRecord): boolean {
  return hasTag(model, 'mlx');
}

/** Tells if a model is one of diffusers for a prompt: a pipeline, or a LoRA for one. */
export function isDiffusersImage(model: ModelRecord): boolean {
  return hasTag(model, 'diffusers') && (model.pipeline_tag === 'text-to-image' || hasTag(model, 'lora'));
}

/** Tells if an inference server for transformers, such as vLLM, loads the model and generates text with it. */
export function isServableText(model: ModelRecord): boolean {
  const method = model.config?.quantization_config?.quant_method;
  const isLoadable = hasTag(model, 'transformers') || (method !== undefined && /^(awq|gptq|aqlm|marlin)$/.test(method));
  return isLoadable && (model.pipeline_tag === 'text-generation' || model.pipeline_tag === 'image-text-to-text');
}

/** Tells if a model can drive a coding agent: it runs locally, chats, and its chat template knows tools. */
export function isToolCalling(model: ModelRecord): boolean {
  return (
    (isGguf(model) || isMlx(model)) && isConversational(model) && (chatTemplate(model)?.includes('tools') ?? false)
  );
}

/** Tells if a model is tagged as a chat model. */
export function isConversational(model: ModelRecord): boolean {
  return hasTag(model, 'conversational');
}

/** The chat template: that of the GGUF header, of its own file, or of the tokenizer; the first of several. */
function chatTemplate({ gguf, config }: ModelRecord): string | undefined {
  const template = gguf?.chat_template ?? config?.chat_template_jinja ?? config?.tokenizer_config?.chat_template;
  const first: unknown = Array.isArray(template) ? template[0]?.template : template;
  return typeof first === 'string' ? first : undefined;
}
