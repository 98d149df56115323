import type { ModelRecord } from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** The model details from the hub that snippets need. */
export interface KnownModel {
  readonly model: ModelRecord;
  readonly mapping: readonly Partial<MappingEntry>[];
}

const members = [
  ...['pipeline_tag', 'tags', 'library_name', 'mask_token', 'inferenceProviderMapping'],
  ...['config', 'cardData', 'widgetData', 'transformersInfo'],
];
const timeoutMs = 15_000;

/** Asks the hub about a model with HF_TOKEN, the emulator without; undefined where it is not known. */
export async function lookUpModel(id: string, io: Io): Promise<KnownModel | undefined> {
  if (!/^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/.test(id)) {
    throw new UsageError(`"${id}" is not the id of a model: those look like meta-llama/Llama-3.1-8B-Instruct.`);
  }
  const query = members.map((name) => `expand%5B%5D=${name}`).join('&');
  const answer = await ask(`/api/models/${id}?${query}`, io);
  // The hub says 401 to strangers who name a model that does not exist.
  if (answer.status === 404 || answer.status === 401) return undefined;
  if (!answer.ok) throw new CliError(`The hub did not tell what ${id} is: it answered with status ${answer.status}.`);
  const record: unknown = await answer.json();
  if (typeof record !== 'object' || record === null)
    throw new CliError(`The hub's answer about ${id} is not an object.`);
  const { inferenceProviderMapping, tags, ...model } = { ...record } as Record<string, unknown>;
  return {
    model: { ...model, id, tags: Array.isArray(tags) ? tags.map(String) : [] },
    mapping: mappingOf(inferenceProviderMapping),
  };
}

async function ask(path: string, io: Io): Promise<Response> {
  const token = io.env.HF_TOKEN?.trim();
  if (!token) {
    const { createEmulator } = await import('@hubkit/emulator');
    return createEmulator().fetch(new Request(`http://127.0.0.1/hub${path}`));
  }
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await io.fetch(`https://huggingface.co${path}`, { signal, headers: { authorization: `Bearer ${token}` } });
  } catch (cause) {
    throw new CliError(
      'The hub cannot be reached: check that this machine is online, or unset HF_TOKEN to ask the emulator.',
      {
        cause,
      },
    );
  }
}

/** The hub answers a list, or an object by provider. */
function mappingOf(mapping: unknown): readonly Partial<MappingEntry>[] {
  if (Array.isArray(mapping)) return mapping;
  if (typeof mapping !== 'object' || mapping === null) return [];
  return Object.entries(mapping).map(([provider, entry]: [string, object]) => ({ provider, ...entry }));
}
