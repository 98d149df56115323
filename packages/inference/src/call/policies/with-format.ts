import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import { importLazily } from '../../contract/import-lazily.ts';
import { changedCall } from '../../request/call-state.ts';
import type { OpenedStream } from '../../response/chunk-stream.ts';
import { findRouteAhead } from '../run-steps.ts';
import type { Policy } from './policy.ts';

/**
 * Gives the answer of a chat a format: every message of the result has its value as `parsed`; of a stream, every chunk has the
 * answer so far as `partial`, and the last one has `parsed`.
 */
export const withFormat: Policy = {
  order: 40,
  args: ['responseFormat'],
  around: (next) => async (started) => {
    const code = await importLazily('structured output', () => import('./structured-output/structured-chat.ts'));
    const { format, args } = await code.readArgs(started.args);
    await findRouteAhead(started);
    const structured = changedCall(started, { args, route: code.structuredRoute(started.route, format) });
    const result = await next(structured);
    // Only adapters of chat get here.
    return started.isStream
      ? code.parseStream(result as OpenedStream<ChatCompletionStreamOutput>, format, structured.context)
      : code.parseCompletion(result as ChatCompletionOutput, format, structured.context);
  },
};
