import type { InferenceTask } from '@hubkit/inference';
import type { Snippet } from '@hubkit/react/snippet-panel';
import { type TaskArguments, taskMethod } from '@hubkit/react/task-widget';
import { useState } from 'react';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { keepRun, keptRun } from '../../run/kept-run.ts';
import type { RunSpec } from '../../run/run.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import { useHub } from '../../services/hub-context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { FullRecord } from './parse-record.ts';

/** The input of the calls of a model, and the last run of its code. */
interface CallState {
  /** TaskArguments by task; absent where the sample of the code is unchanged. */
  readonly args: Readonly<Record<string, TaskArguments>>;
  readonly handle: RunHandle | undefined;
  readonly fillIn: (task: string, args: TaskArguments) => void;
  /** Runs the call of a program, and resolves once it has ended. */
  readonly run: (snippet: Snippet, task: InferenceTask) => Promise<void>;
}

/** Keeps the input of the calls of a model, and runs them on the present service. */
export function useCall(record: FullRecord): CallState {
  const { connection } = useHub();
  const jobs = useJobs();
  const storage = useStorage();
  const announce = useAnnounce();
  const [args, setArgs] = useState<CallState['args']>({});
  const [handle, setHandle] = useState<RunHandle>();
  const fillIn = (task: string, next: TaskArguments) => setArgs((all) => ({ ...all, [task]: next }));
  const run = async (snippet: Snippet, task: InferenceTask) => {
    handle?.stop();
    const given = args[task] ?? (await loadSample(task, record));
    // The code names the files that are sent.
    fillIn(task, given);
    const hasRouter = connection.service().endpointUrl === undefined;
    const next = startRun(connection, callOfSnippet(snippet, record.id, task, given, hasRouter));
    jobs.watch(next);
    setHandle(next);
    announce('Running.');
    const ended = await next.ended;
    const { status } = ended;
    void keepRun(storage, { ...keptRun(ended), from: 'model' });
    announce(status === 'done' ? 'The result is there.' : `The run ${status}.`);
  };
  return { args, handle, fillIn, run };
}

/** Loads the sample arguments of a task for a model. */
export async function loadSample(task: string, record: FullRecord): Promise<TaskArguments> {
  const { loadSampleArguments } = await import('../../task-run/sample-arguments.ts');
  return loadSampleArguments(task, record);
}

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
