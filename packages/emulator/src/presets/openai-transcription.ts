import { hexId } from '../contract/ids.ts';
import { missingField } from '../contract/problem.ts';
import type { DialectOf, TaskRequest } from '../dialect/provider.ts';
import { DONE_FRAME, type Frame, jsonEvent } from '../http/event-stream.ts';

/** Events of a transcript: those of OpenAI, or the chunks of vLLM, which look like those of a chat. */
type EventForm = 'transcript' | 'chunks';

/** Speech recognition in OpenAI's protocol: a form with the recording, and a part for every setting. */
export function openaiTranscription({
  path,
  events,
}: {
  readonly path: string;
  /** Events of a transcript that is requested with `stream`. @default none: the member is ignored */
  readonly events?: EventForm;
}): DialectOf<'automatic-speech-recognition'> {
  return {
    path,
    accepts: 'any',
    read({ files: { file } }) {
      if (!file) throw missingField('file');
      return { audio: file.bytes, field: 'file' };
    },
    write({ text, seconds, chunks }, { request: { body } }) {
      if (body.response_format !== 'verbose_json') return { text };
      const segments = chunks.map(({ text: part, timestamp: [start, end] }, id) => ({ id, start, end, text: part }));
      return { task: 'transcribe', language: 'en', duration: seconds, text, segments };
    },
    ...(events && {
      stream: {
        isWanted: ({ body }: TaskRequest) => body.stream === 'true' || body.stream === true,
        write: ({ text, seconds }, { request, now }) =>
          events === 'chunks' ? chunkFrames(text, request.modelName, now) : transcriptFrames(text, seconds),
      },
    }),
  };
}

/** A transcript word by word, each with the space before it. */
function splitWords(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
}

function* transcriptFrames(text: string, seconds: number): Iterable<Frame> {
  for (const delta of splitWords(text)) yield jsonEvent({ type: 'transcript.text.delta', delta }, 1);
  yield jsonEvent({ type: 'transcript.text.done', text, usage: { type: 'duration', seconds: Math.ceil(seconds) } });
}

function* chunkFrames(text: string, model: string, now: number): Iterable<Frame> {
  const chunk = (content: string, finishReason: string | null) => ({
    id: `trsc-${hexId(text, 32)}`,
    object: 'transcription.chunk',
    created: Math.floor(now / 1000),
    model,
    choices: [{ delta: { content }, finish_reason: finishReason }],
  });
  for (const word of splitWords(text)) yield jsonEvent(chunk(word, null), 1);
  yield jsonEvent(chunk('', 'stop'));
  yield DONE_FRAME;
}
