import type { ModelRecord } from '@hubkit/catalog';
import { readMessage } from '../../ui/read-message.ts';

/** The mapping of a model to the names that providers have for it, as the hub gives it. */
export interface ProviderMapping {
  readonly provider: string;
  readonly providerId: string;
  readonly task: string;
  readonly status?: string;
}

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

/** Reads the providers of a model, which the hub returns as an object by provider or as a list. */
export function readMapping(value: unknown): readonly ProviderMapping[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | undefined, unknown][] = Array.isArray(value)
    ? value.map((entry) => [undefined, entry])
    : Object.entries(value);
  return entries.flatMap(([name, entry]) => {
    const { provider = name, providerId, task, status } = (entry ?? {}) as Partial<ProviderMapping>; // Checked below.
    if (typeof provider !== 'string' || typeof providerId !== 'string' || typeof task !== 'string') return [];
    return [{ provider, providerId, task, ...(typeof status === 'string' && { status }) }];
  });
}
