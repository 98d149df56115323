import type { AuthMode } from '../contract/credentials.ts';
import { InferenceError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import { encodePath } from '../contract/provider.ts';
import type { CallContext } from '../transport/context.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';
import { decodeText } from '../transport/exchange.ts';
import { parseJson } from '../transport/json-body.ts';
import { send } from '../transport/send.ts';
import { loadMappingErrors } from './load-mapping-errors.ts';

/** The model to look up, and the credentials to use. */
interface MappingQuery {
  readonly hub: string;
  readonly model: string;
  readonly token: string | undefined;
  readonly mode: AuthMode;
}

/** Asks the hub which providers serve a model, in the order of the user's settings. */
export interface LookUp {
  (query: MappingQuery, context: CallContext): Promise<readonly MappingEntry[]>;
  /** Evicts the cached mapping of a model after its provider has rejected it. */
  forget?(model: string): void;
}

/** Asks the hub, every time. */
export const lookUpMapping: LookUp = async ({ hub, model, token, mode }, context) => {
  const failureText = `Failed to fetch inference provider mapping for model ${model}`;
  const request = {
    method: 'GET',
    url: `${hub}/api/models/${encodePath(model)}?expand%5B%5D=inferenceProviderMapping`,
    headers: mode === 'hub-token' ? { Authorization: `Bearer ${token}` } : {},
    isIdempotent: true,
    isHub: true,
    failureText,
  };
  const text = decodeText(await send(request, context, (opened) => opened.readAll(context.maxBytes.json)));
  let cause: unknown;
  try {
    const mapping = readMapping(parseJson(text, context), model);
    if (mapping) return mapping;
  } catch (thrown) {
    cause = await resolveDeferredError(thrown);
  }
  const { noMappingError } = await loadMappingErrors();
  throw noMappingError(model, failureText, { ...context.subject, cause });
};

/** Reads both forms of the mapping that the hub has; entries without the needed fields are passed over. */
export function readMapping(body: unknown, model: string): readonly MappingEntry[] | undefined {
  const { inferenceProviderMapping: mapping } = (body ?? {}) as { readonly inferenceProviderMapping?: unknown };
  if (!(mapping instanceof Object)) return;
  const entries: readonly object[] = Array.isArray(mapping)
    ? mapping
    : Object.entries(mapping).map(([provider, entry]) => ({ provider, ...(entry as object) }));
  return entries.map((entry) => ({ hfModelId: model, status: 'live', ...entry })).filter(isMappingEntry);
}

function isMappingEntry(entry: object): entry is MappingEntry {
  const { provider, providerId, task, hfModelId, status } = entry as Partial<MappingEntry>;
  return [provider, providerId, task, hfModelId, status].every((text) => typeof text === 'string');
}

/** True when the hub itself is unavailable, so that a stale mapping is better than none. */
export function isHubUnavailable(error: unknown): boolean {
  if (!InferenceError.is(error)) return false;
  const { response, fault, layer } = error;
  return response ? response.status >= 500 || response.status === 429 : Boolean(fault ?? layer);
}
