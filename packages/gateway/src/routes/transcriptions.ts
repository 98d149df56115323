import type { AutomaticSpeechRecognitionArgs } from '@hubkit/inference';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { dataEvent, streamReply } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { readForm } from '../http/read-form.ts';
import { jsonReply } from '../http/replies.ts';
import type { Route } from './route.ts';

/** `POST /v1/audio/transcriptions`: the text of speech in an uploaded file, whole or as events while it is made. */
export const transcriptions: Route = { path: 'audio/transcriptions', methods: { POST: transcribe } };

const FORMATS: readonly unknown[] = [null, 'json', 'text', 'verbose_json'];

async function transcribe(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const form = await readForm(incoming, parts.bounds);
  const file = form.get('file');
  if (!(file instanceof Blob)) throw new GatewayError('INPUT', 'The form has no `file`.', { param: 'file' });
  const format = form.get('response_format');
  if (!FORMATS.includes(format)) {
    throw new GatewayError('INPUT', '`response_format` has to be json, text or verbose_json.', {
      param: 'response_format',
    });
  }
  const isStream = form.get('stream') === 'true';
  const call = await beginCall(visit, { task: 'automatic-speech-recognition', model: form.get('model'), isStream });
  const args = { inputs: file, ...call.target } as AutomaticSpeechRecognitionArgs;
  if (isStream) {
    return streamReply(visit, call, parts.client.automaticSpeechRecognitionStream(args, call.options), {
      toText: (event) => dataEvent(JSON.stringify(event)),
      isFinal: ({ type }) => type === 'transcript.text.done',
    });
  }
  return replyWith(
    call,
    () => parts.client.automaticSpeechRecognition(args, call.options),
    (result) => {
      if (format === 'text') {
        return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${result.text}\n` };
      }
      const segments = (result.chunks ?? []).map(({ text, timestamp }, id) => ({
        id,
        text,
        start: timestamp[0],
        end: timestamp[1],
      }));
      return jsonReply(
        format === 'verbose_json' ? { task: 'transcribe', text: result.text, segments } : { text: result.text },
      );
    },
  );
}
