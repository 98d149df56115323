import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readMapping } from '../snippets/look-up-model.ts';

/** A model to find for a call without `--model`. */
export interface Wish {
  /** Address of the hub. */
  readonly hub: string;
  readonly task: string;
  /** Provider that has to serve the model; any without it. */
  readonly provider?: string | undefined;
  /** Models to take if they are served, the best first. */
  readonly preferred: readonly string[];
  /** Ask only for models with this task on their page. A hub with millions of models lists no others in time. */
  readonly pipelineTag?: string | undefined;
  readonly token?: string | undefined;
}

/** Number of the most liked models that are asked for. */
const LIMIT = 50;

/**
 * Finds a model that a provider serves for a task: the first of the preferred ones, else the most liked one. Undefined if the
 * hub has no list, or no provider serves the task. Throws if the hub is out of reach.
 */
export async function findServedModel(
  { hub, task, provider, preferred, pipelineTag, token }: Wish,
  io: Io,
): Promise<string | undefined> {
  const query = new URLSearchParams({
    inference_provider: provider ?? 'all',
    sort: 'likes',
    'expand[]': 'inferenceProviderMapping',
  });
  if (pipelineTag !== undefined) {
    query.set('pipeline_tag', pipelineTag);
    query.set('limit', String(LIMIT));
  }
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await io
    .fetch(`${hub}/api/models?${query}`, { signal: io.signal, headers })
    .catch((cause: unknown) => {
      io.signal.throwIfAborted();
      throw new CliError(
        `The hub cannot be reached at ${hub}, so no model for ${task} could be chosen. Check your network connection and HF_ENDPOINT, or use --emulator.`,
        { cause },
      );
    });
  const models: unknown = answer.ok ? await answer.json() : [];
  const isServed = (mapping: unknown) =>
    readMapping(mapping).some(
      (entry) =>
        (provider === undefined || entry.provider === provider) && entry.task === task && entry.status !== 'error',
    );
  const served = (Array.isArray(models) ? models : []).flatMap((model: Readonly<Record<string, unknown>>) =>
    typeof model.id === 'string' && isServed(model.inferenceProviderMapping) ? [model.id] : [],
  );
  return preferred.find((id) => served.includes(id)) ?? served[0];
}
