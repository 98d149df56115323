import { type Answer, AnswerJoiner, pendingCalls, type Turn, turnMessages } from '@hubkit/messages';
import { streamChat } from '../service/chat-service.ts';
import type { ChatOptions } from './chat-options.ts';
import { sourceOf } from './page-calls.ts';

/** Requests the rest of the last turn of a path, and yields the answer after each chunk. */
export async function* streamAnswer(
  options: ChatOptions,
  path: readonly Turn[],
  signal: AbortSignal,
): AsyncGenerator<Answer, void> {
  const { model, system, reasoning, parameters, tools, format, keepsReasoning } = options;
  const before = path.at(-1);
  if (!before) return;
  // A client sends its request to a model, which knows no decisions.
  const decided = options.client ? [] : pendingCalls(before).filter(({ approval }) => approval && approval !== 'asked');
  const messages = turnMessages(path, {
    requestedFrom: sourceOf(options),
    keepsReasoning,
    leavesCalls: decided.length > 0,
  });
  const chunks = streamChat(
    options,
    {
      model,
      tools: tools?.map((tool) => tool.request),
      ...(reasoning && { reasoning }),
      ...parameters,
      ...format?.request(options),
      messages: system ? [{ role: 'system', content: system }, ...messages] : messages,
      ...(decided.length > 0 && {
        decisions: decided.map(({ id, approval, denial, seal }) => ({
          id,
          isApproved: approval === 'approved',
          reason: denial,
          seal,
        })),
      }),
    },
    { signal, turn: before.id },
  );
  const joiner = new AnswerJoiner(before, options);
  for await (const chunk of format?.read(chunks) ?? chunks) {
    joiner.push(chunk);
    if (chunk.structured) joiner.setObject(chunk.structured.value, chunk.structured.isPartial);
    yield joiner.answer;
  }
  yield joiner.end();
}
