import type { InferenceTask } from '@hubkit/inference';
import { type TaskArguments, taskMethod } from '@hubkit/react/task-widget';
import type { RunSpec } from '../../run/run.ts';

/** The parts of a printed program that decide which request it sends. */
interface PrintedCall {
  readonly provider?: string | undefined;
  /** Client of the program, such as `openai`. */
  readonly client: string;
  readonly streaming?: boolean | undefined;
}

/** Clients of chat that call the router at its own address, where the provider is a suffix of the model. */
const ROUTER_CLIENTS: ReadonlySet<string> = new Set(['curl', 'fetch', 'openai', 'requests']);

/**
 * Returns the call whose request is the one that a program sends.
 *
 * @param task - Task that the provider serves the model for.
 * @param hasRouter - False for a server of the user, which takes the model's id alone.
 */
export function callOfSnippet(
  { provider = 'auto', client, streaming = false }: PrintedCall,
  model: string,
  task: InferenceTask,
  args: TaskArguments,
  hasRouter: boolean,
): RunSpec {
  const isRouted = hasRouter && task === 'conversational' && ROUTER_CLIENTS.has(client);
  const hasSuffix = isRouted && provider !== 'auto';
  return {
    task,
    method: taskMethod(task),
    provider: isRouted ? 'auto' : provider,
    ...(isRouted && !hasSuffix && { isRouted }),
    model: hasSuffix ? `${model}:${provider}` : model,
    args,
    isStreamed: streaming,
  };
}
