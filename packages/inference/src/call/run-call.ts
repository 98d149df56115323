import type { TaskId } from '@hubkit/catalog';
import { deliverMedia, isBinaryResponse, readBinary } from '../binary/deliver-media.ts';
import { ProviderApiError } from '../contract/errors.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Args } from '../contract/task-functions.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { send } from '../transport/send.ts';
import { finishJob } from './poll-job.ts';
import { type ClientState, startCall } from './start-call.ts';

/** Runs any task from its arguments to its result. */
export async function runCall<K extends TaskId>(
  task: K,
  args: Args<K>,
  options: CallOptions & { readonly outputType?: OutputType },
  state: ClientState,
): Promise<unknown> {
  const started = await startCall({ task, args, options, isStream: false }, state);
  const { adapter } = started.route;
  const first = await send(started.request, started.context, (opened) =>
    adapter.media && isBinaryResponse(opened) ? readBinary(opened, started) : readJson(opened, started),
  ).catch((error: unknown) => {
    const status = ProviderApiError.is(error) && error.response?.status;
    if (status === 400 || status === 404) started.lookUp.forget?.(started.route.mapping.hfModelId);
    throw error;
  });
  const body = await finishJob(first, started);
  const answer = checkResponse(adapter, body, started);
  if (!adapter.media) return adapter.output?.(answer, started.call);
  return deliverMedia(adapter.media(answer, started.call), body, started);
}
