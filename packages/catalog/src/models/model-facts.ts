import type { ModelRecord } from './model-record.ts';

/** Placeholder for a base model that the model card does not name. */
export const unknownBaseModel = 'fill-in-base-model';

/** The model that an adapter was made for. A card may list several; the first is the one to load. */
export function baseModel({ cardData }: ModelRecord): string {
  const stated = cardData?.base_model;
  return (typeof stated === 'string' ? stated : stated?.[0]) || unknownBaseModel;
}

/** The example prompt of the author, or the one given. */
export function promptOf({ widgetData, cardData }: ModelRecord, otherwise: string): string {
  return widgetData?.[0]?.text || cardData?.instance_prompt || otherwise;
}

/** The name of a model without its owner. */
export function nameOf({ id }: ModelRecord): string {
  return id.split('/')[1] ?? id;
}

/** True when the model carries the tag. */
export function hasTag({ tags }: ModelRecord, tag: string): boolean {
  return tags.includes(tag);
}

/** Arguments that allow a library to run the code in a model repository, if the model has custom code. */
export function trustArguments(model: ModelRecord): { readonly trust_remote_code?: true } {
  return hasTag(model, 'custom_code') ? { trust_remote_code: true } : {};
}
