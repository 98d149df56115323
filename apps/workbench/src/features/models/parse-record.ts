import type { ModelRecord } from '@hubkit/catalog';
import { readMessage } from '../../ui/read-message.ts';

/** A record with the providers that serve the model. */
export type FullRecord = ModelRecord & { readonly inferenceProviderMapping?: unknown };

/** A record, or the reason why a text is invalid. */
export type ParsedRecord =
  | { readonly record: FullRecord; readonly problem?: undefined }
  | { readonly record?: undefined; readonly problem: string; readonly isUnknown?: boolean };

/** Reads a record of a model from JSON; the fields that code is made from are checked, all others pass. */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${readMessage(error)}.` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'A record is a JSON object.' };
  const fields = value as Readonly<Record<string, unknown>>; // Checked by the line above.
  if (typeof fields.id !== 'string' || fields.id === '') return { problem: 'id: expected a text such as owner/name.' };
  const { tags = [] } = fields;
  if (!Array.isArray(tags) || tags.some((tag) => typeof tag !== 'string'))
    return { problem: 'tags: expected a list of texts.' };
  for (const name of ['pipeline_tag', 'library_name', 'mask_token'])
    if (fields[name] !== undefined && typeof fields[name] !== 'string') return { problem: `${name}: expected a text.` };
  for (const name of ['config', 'cardData', 'transformersInfo', 'gguf', 'safetensors'])
    if (fields[name] !== undefined && (typeof fields[name] !== 'object' || fields[name] === null))
      return { problem: `${name}: expected an object.` };
  return { record: { ...fields, tags } as unknown as FullRecord }; // What code reads was checked above.
}
