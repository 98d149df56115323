import type { ModelRecord } from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { checkModelId } from '../models/model-id.ts';
import { askHubOrEmulator } from '../settings/hub.ts';

/** Model details from the hub that snippets need. */
export interface KnownModel {
  readonly model: ModelRecord;
  readonly mapping: readonly Partial<MappingEntry>[];
}

const members = [
  ...['pipeline_tag', 'tags', 'library_name', 'mask_token', 'inferenceProviderMapping'],
  ...['config', 'cardData', 'widgetData', 'transformersInfo'],
];

/** Looks up a model on the hub with HF_TOKEN, otherwise in the emulator; undefined if it is unknown. */
export async function lookUpModel(id: string, io: Io): Promise<KnownModel | undefined> {
  checkModelId(id);
  const query = members.map((name) => `expand%5B%5D=${name}`).join('&');
  const response = await askHubOrEmulator(`/api/models/${id}?${query}`, io);
  // Without a valid token, the hub responds with 401 for models that do not exist.
  if (response.status === 404 || response.status === 401) return undefined;
  if (!response.ok) throw new CliError(`Looking up ${id} on the hub failed with status ${response.status}.`);
  const record: unknown = await response.json();
  if (typeof record !== 'object' || record === null)
    throw new CliError(`The hub returned an invalid response for ${id}.`);
  const { inferenceProviderMapping, tags, ...model } = { ...record } as Record<string, unknown>;
  return {
    model: { ...model, id, tags: Array.isArray(tags) ? tags.map(String) : [] },
    mapping: readMapping(inferenceProviderMapping),
  };
}

/** Normalizes the mapping, which the hub returns as a list or as an object by provider. */
export function readMapping(mapping: unknown): readonly Partial<MappingEntry>[] {
  if (Array.isArray(mapping)) return mapping;
  if (typeof mapping !== 'object' || mapping === null) return [];
  return Object.entries(mapping).map(([provider, entry]: [string, object]) => ({ provider, ...entry }));
}
