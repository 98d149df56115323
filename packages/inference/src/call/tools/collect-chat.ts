import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import { ToolCallAssembler } from './assemble-tool-calls.ts';

/** A choice of a stream so far. */
interface OpenChoice {
  readonly index: number;
  content: string;
  finishReason: string | null;
  readonly calls: ToolCallAssembler;
}

/** Joins the chunks of a streamed chat to a whole completion, its tool calls assembled from their fragments. */
export async function collectChat(
  chunks: AsyncIterable<ChatCompletionStreamOutput> | Iterable<ChatCompletionStreamOutput>,
  onChunk?: (chunk: ChatCompletionStreamOutput) => void,
): Promise<ChatCompletionOutput> {
  const choices = new Map<number, OpenChoice>();
  let envelope = { id: '', created: 0, model: '' };
  let usage: ChatCompletionStreamOutput['usage'];
  for await (const chunk of chunks) {
    onChunk?.(chunk);
    const { id, created, model } = chunk;
    envelope = { id: envelope.id || id, created: envelope.created || created, model: envelope.model || model };
    usage = chunk.usage ?? usage;
    for (const { index = 0, delta, finish_reason: reason } of chunk.choices) {
      const choice = choices.get(index) ?? { index, content: '', finishReason: null, calls: new ToolCallAssembler() };
      choices.set(index, choice);
      choice.content += delta?.content ?? '';
      choice.calls.push(delta?.tool_calls);
      choice.finishReason = reason ?? choice.finishReason;
    }
  }
  const joined = {
    ...envelope,
    choices: [...choices.values()].sort((a, b) => a.index - b.index).map(wholeChoice),
    usage: usage ?? { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
  // The type promises a fingerprint, which not every service has.
  return joined as ChatCompletionOutput;
}

function wholeChoice({ index, content, finishReason, calls }: OpenChoice) {
  const toolCalls = calls.calls.map(({ id, ...called }) => ({ id, type: 'function', function: called }));
  const hasCalls = toolCalls.length > 0;
  return {
    index,
    finish_reason: finishReason,
    message: {
      role: 'assistant',
      content: hasCalls ? content || null : content,
      ...(hasCalls && { tool_calls: toolCalls }),
    },
  };
}
