import type { ModelRecord } from './model-record.ts';

/** Placeholder for a base model that the model card does not name. */
export const unknownBaseModel = 'fill-in-base-model';

/** The model that an adapter was made for. A card may list several; the first is the one to load. */
export function baseModel({ cardData }: ModelRecord): string {
  const stated = cardData?.base_model;
  return (typeof stated === 'string' ? stated : stated?.[0]) || unknownBaseModel;
}

/** The example prompt of the author, or the one given. */
export function findPrompt({ widgetData, cardData }: ModelRecord, otherwise: string): string {
  return widgetData?.[0]?.text || cardData?.instance_prompt || otherwise;
}

/** The name of a model without its owner. */
export function parseName({ id }: ModelRecord): string {
  return id.split('/')[1] ?? id;
}

/** True when the model carries the tag. */
export function hasTag({ tags }: ModelRecord, tag: string): boolean {
  return tags.includes(tag);
}

/** True when a file of the model has a chat template. */
export function hasChatTemplate({ config, gguf }: ModelRecord): boolean {
  return Boolean(
    config?.tokenizer_config?.chat_template ||
      config?.processor_config?.chat_template ||
      config?.chat_template_jinja ||
      gguf?.chat_template,
  );
}

/**
 * True for a model that takes messages: it is tagged so, and has a chat template, without which libraries and servers refuse them. The
 * tag alone counts for records that do not say what is in the files, such as those of a list.
 */
export function isChatModel(model: ModelRecord): boolean {
  return hasTag(model, 'conversational') && (!(model.config || model.gguf) || hasChatTemplate(model));
}

/** Arguments that allow a library to run the code in a model repository, if the model has custom code. */
export function trustArguments(model: ModelRecord): { readonly trust_remote_code?: true } {
  return hasTag(model, 'custom_code') ? { trust_remote_code: true } : {};
}
