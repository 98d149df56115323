import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import type { Service } from '../../host-config/host-config.ts';
import { type FullRecord, type ParsedRecord, parseRecord } from './parse-record.ts';

const HUB = 'https://huggingface.co';
const FIELDS = [
  'tags',
  'downloads',
  'likes',
  'safetensors',
  'pipeline_tag',
  'library_name',
  'mask_token',
  'config',
  'cardData',
  'transformersInfo',
  'widgetData',
  'inferenceProviderMapping',
];

/**
 * Loads the record of a model: one that was pasted, else the one of the hub of the service, with what the shelf knows beyond it. The
 * providers come from the hub alone; without it the record of the samples is shown.
 */
export async function loadRecord(service: Service, token: string, id: string): Promise<ParsedRecord> {
  const record = kept.get(id);
  if (record) return { record };
  const sample = SAMPLE_MODELS.find((each) => each.id === id);
  const found = await fetchRecord(service, token, id);
  return sample ? { record: { ...found.record, ...sample } } : found;
}

async function fetchRecord(service: Service, token: string, id: string): Promise<ParsedRecord> {
  const query = new URLSearchParams(FIELDS.map((field) => ['expand[]', field]));
  const path = id.split('/').map(encodeURIComponent).join('/');
  try {
    const response = await fetch(`${service.endpoints.hub ?? HUB}/api/models/${path}?${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (response.ok) return parseRecord(await response.text());
    const isUnknown = response.status === 404 || response.status === 401;
    return {
      isUnknown,
      problem: isUnknown
        ? `No model named “${id}” here. Gated models need a token.`
        : `${service.label} responded with ${response.status}.`,
    };
  } catch {
    return { problem: `${service.label} cannot be reached.` };
  }
}

// Pasted records live as long as the page: their address has only the id.
const kept = new Map<string, FullRecord>();

/** Keeps a pasted or edited record until the page is closed. */
export function keepRecord(record: FullRecord): void {
  kept.set(record.id, record);
}
