import type { TaskId } from '@hubkit/catalog';
import { checkAnswer, readJson } from './answer.ts';
import { ProviderApiError } from './errors.ts';
import { deliver, isBinary, readBinary } from './media.ts';
import type { CallOptions, OutputType } from './options.ts';
import { finishJob } from './poll.ts';
import { type Session, start } from './start.ts';
import type { Args } from './tasks.ts';
import { send } from './transport/send.ts';

/** Runs any task from its arguments to its result. */
export async function run<K extends TaskId>(
  task: K,
  args: Args<K>,
  options: CallOptions & { readonly outputType?: OutputType },
  session: Session,
): Promise<unknown> {
  const started = await start({ task, args, options, isStream: false }, session);
  const { adapter } = started.settled;
  const first = await send(started.request, started.context, (reply) =>
    adapter.media && isBinary(reply) ? readBinary(reply, started) : readJson(reply, started),
  ).catch((error: unknown) => {
    const status = ProviderApiError.is(error) && error.response?.status;
    if (status === 400 || status === 404) started.lookUp.forget?.(started.settled.mapping.hfModelId);
    throw error;
  });
  const body = await finishJob(first, started);
  const answer = checkAnswer(adapter, body, started);
  if (!adapter.media) return adapter.output?.(answer, started.call);
  return deliver(adapter.media(answer, started.call), body, started);
}
