import { type Answer, AnswerJoiner, pendingCalls, type Turn, turnMessages } from '@hubkit/messages';
import type { KeptStream } from '@hubkit/messages/turns';
import type { ChatChunk } from '../service/chat-chunk.ts';
import { streamChat } from '../service/chat-service.ts';
import { attachStream, type StreamPlace } from '../service/gateway-stream.ts';
import type { ChatOptions } from './chat-options.ts';
import { nameSource } from './page-calls.ts';

/** An answer so far, with the stream that it is read from. */
type StreamedAnswer = Answer & Pick<Turn, 'stream'>;

/**
 * Requests the rest of the last turn of a path, and yields the answer after each chunk. A turn with a kept stream is read from that.
 *
 * @param onStream - Called with a stream that is kept, before anything of it has arrived.
 */
export async function* streamAnswer(
  options: ChatOptions,
  path: readonly Turn[],
  signal: AbortSignal,
  onStream: (stream: KeptStream) => void,
): AsyncGenerator<StreamedAnswer, void> {
  const turn = path.at(-1);
  if (!turn) return;
  const { stream } = turn;
  if (stream && !options.client) {
    const { parts, steps, responses, usage } = stream.before;
    const start = (onPlace: (place: StreamPlace) => void) => attachStream(options, stream.handle, { signal, onPlace });
    for await (const answer of joined(options, { ...turn, parts, steps, responses, usage }, start)) {
      // What is shown already is not written anew.
      if (!answer.stream || answer.stream.events >= stream.events) yield answer;
    }
    return;
  }
  const request = createRequest(options, path, turn);
  yield* joined(options, turn, (note) => {
    const onPlace = (place: StreamPlace) => {
      const kept = note(place);
      if (place.events === 0) onStream(kept);
    };
    return streamChat(options, request, { signal, turn: turn.id, ...(options.keepsStreams && { onPlace }) });
  });
}

/** The request for the rest of a turn. */
function createRequest(options: ChatOptions, path: readonly Turn[], before: Turn) {
  const { model, system, reasoning, parameters, tools, format, keepsReasoning } = options;
  // A client sends its request to a model, which knows no decisions.
  const decided = options.client ? [] : pendingCalls(before).filter(({ approval }) => approval && approval !== 'asked');
  const messages = turnMessages(path, {
    requestedFrom: nameSource(options),
    keepsReasoning,
    leavesCalls: decided.length > 0,
  });
  return {
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
  };
}

/** Joins chunks to the answer before them. `start` gets a function that notes the place of a kept stream. */
async function* joined(
  options: ChatOptions,
  before: Turn,
  start: (note: (place: StreamPlace) => KeptStream) => AsyncIterable<ChatChunk>,
): AsyncGenerator<StreamedAnswer, void> {
  const { parts, steps, responses, usage, finish, model } = before;
  let stream: KeptStream | undefined;
  const chunks = start((place) => {
    stream = { ...place, before: { parts, steps, responses, usage } };
    return stream;
  });
  // Of the message only what is of the answer: the joiner gives all of it back.
  const joiner = new AnswerJoiner({ parts, steps, responses, usage, finish, model }, options);
  for await (const chunk of options.format?.read(chunks) ?? chunks) {
    joiner.push(chunk);
    if (chunk.structured) joiner.setObject(chunk.structured.value, chunk.structured.isPartial);
    yield { ...joiner.answer, stream };
  }
  yield { ...joiner.end(), stream: undefined };
}
