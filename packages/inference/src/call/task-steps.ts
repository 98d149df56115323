import type { TaskId } from '@hubkit/task-types';
import { deliverMedia, isBinaryResponse, readBinary, readMedia } from '../binary/deliver-media.ts';
import { encodeFile } from '../binary/encode-file.ts';
import { isReceived } from '../binary/load-receiving.ts';
import type { StreamRules } from '../contract/adapter.ts';
import type { ChatInput } from '../contract/chat-input.ts';
import { FILE_INPUTS } from '../contract/file-inputs.gen.ts';
import { importLazily } from '../contract/import-lazily.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { chatStream } from '../presets/openai-chat.ts';
import { PROVIDER_REGISTRY } from '../providers/provider-registry.gen.ts';
import { hasMessageFiles, makeRequest } from '../request/build-request.ts';
import type { CallState, CallSteps } from '../request/call-state.ts';
import { prepareFiles } from '../request/prepare-files.ts';
import { taskInput } from '../request/task-input.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { beginStream } from '../response/read-stream.ts';
import { checkProvider, resolveRoute } from '../routing/resolve-route.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { finishJob } from './jobs/poll-job.ts';
import { loadJoining } from './streams/load-joining.ts';

/** The line of a call of any task, at any provider. */
export const TASK_STEPS: CallSteps = {
  route: (started) => resolveRoute(started, PROVIDER_REGISTRY),
  checkProvider: (task, provider) => checkProvider(task, provider, PROVIDER_REGISTRY),
  prepare(started) {
    started.input ??= readInput(started);
    const { input, route } = started;
    if (input instanceof Promise || route.adapter.uploads) return prepareWithFiles(started, input);
    makeRequest(started, input);
  },
  read: readBody,
  toResult,
  needsInputs: true,
};

/** The line of a streamed call. */
export const STREAM_STEPS: CallSteps = {
  ...TASK_STEPS,
  prepare: (started) => withStreamRules(started, () => TASK_STEPS.prepare(started)),
  read: (opened, started) => withStreamRules(started, (rules) => beginStream(opened, rules, started)),
  toResult: (begun) => begun,
};

/** Tasks that need more than a text. */
const STRUCTURED_INPUT_TASKS = /answering|similarity|tabular|zero-shot/;

function readInput(started: CallState): ReadInput<TaskId> | Promise<ReadInput<TaskId>> {
  const { task, args, options } = started;
  const input = taskInput(task, args);
  if (task === 'conversational')
    return hasMessageFiles(input as ChatInput) ? readMessages(input, started) : (input as ReadInput<typeof task>);
  const { inputs } = input as { readonly inputs?: unknown };
  const isWhole = typeof inputs === 'string' && !STRUCTURED_INPUT_TASKS.test(task);
  if (!isWhole && started.line.needsInputs) return readChecked(input, started);
  const hasFiles = isReceived(options.outputType) || Object.hasOwn(FILE_INPUTS, task);
  // Without files there is nothing to read.
  return hasFiles ? prepareFiles(task, input, started) : (input as ReadInput<TaskId>);
}

const loadInputHandling = () => importLazily('this call', () => import('../request/input-handling.ts'));

async function readChecked(input: object, started: CallState): Promise<ReadInput<TaskId>> {
  const { checkInputs } = await loadInputHandling();
  checkInputs(started.task, input, started.context);
  return prepareFiles(started.task, input as never, started);
}

async function readMessages(input: unknown, started: CallState): Promise<ReadInput<TaskId>> {
  const { readMessageFiles } = await importLazily(
    'files in messages',
    () => import('../request/read-message-files.ts'),
  );
  return readMessageFiles(input as ReadInput<'conversational'>, started);
}

async function prepareWithFiles(
  started: CallState,
  reading: ReadInput<TaskId> | Promise<ReadInput<TaskId>>,
): Promise<void> {
  const input = await reading;
  started.context.signal?.throwIfAborted();
  const make = started.route.adapter.uploads ? (await loadInputHandling()).requestWithUploads : makeRequest;
  return make(started, input);
}

/** Reads the body of a response: a file where the task gives one and the response is not JSON, otherwise JSON. */
function readBody(opened: OpenResponse, started: CallState): Promise<unknown> {
  const isFile = started.route.adapter.type === 'media' && isBinaryResponse(opened);
  return isFile ? readBinary(opened, started) : readJson(opened, started);
}

/** Turns the body of the first response into the result of a task: follows its job, checks it, fetches its files. */
function toResult(body: unknown, started: CallState): unknown {
  if (!started.route.adapter.job) return toOutput(body, started);
  return finishJob(body, started).then((finished) => toOutput(finished.body, finished.started));
}

/** Turns the body that has the result of a task into it: checks it, fetches its files. */
export function toOutput(body: unknown, started: CallState): unknown {
  const { route, call } = started;
  const { adapter } = route;
  const checked = checkResponse(adapter, body, started);
  switch (adapter.type) {
    case 'media':
      return deliverMedia(adapter.media(checked, call), body, started);
    case 'value': {
      const files = adapter.files?.(checked, call) ?? [];
      if (files.length === 0) return adapter.output(checked, call, []);
      const encoded = files.map(async (file) => encodeFile(await readMedia(file, started)));
      return Promise.all(encoded).then((all) => adapter.output(checked, call, all));
    }
    default:
      return adapter.output(checked, call);
  }
}

/** Passes on the rules of the adapter; chat has those of OpenAI, and those of transcripts are loaded late. */
function withStreamRules<T>(started: CallState, use: (rules: StreamRules) => T): T | Promise<Awaited<T>> {
  const { adapter } = started.route;
  const rules = ('stream' in adapter && adapter.stream) || (adapter.type === 'chat' && chatStream);
  if (rules) return use(rules);
  return useLate(started, use);
}

async function useLate<T>(started: CallState, use: (rules: StreamRules) => T): Promise<Awaited<T>> {
  const { transcriptRules } = await loadJoining();
  return await use(transcriptRules(started));
}
