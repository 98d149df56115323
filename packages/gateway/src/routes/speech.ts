import type { TextToSpeechArgs } from '@hubkit/inference';
import { estimateTokens } from '../bounds/estimate-tokens.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { fileStreamReply } from '../call/file-stream-reply.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { readJson } from '../http/read-json.ts';
import { textField } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/audio/speech`: audio of a text while it arrives, in the format that the provider gives. */
export const speech: Route = { path: 'audio/speech', methods: { POST: speak } };

async function speak(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const { body, size } = await readJson(incoming, parts.bounds);
  const inputs = textField(body, 'input');
  const call = await beginCall(visit, {
    task: 'text-to-speech',
    model: body.model,
    tokens: { input: estimateTokens(size), output: 0 },
  });
  const parameters = typeof body.voice === 'string' ? { voice: body.voice } : undefined;
  const args = { inputs, ...(parameters && { parameters }), ...call.target } as TextToSpeechArgs;
  const options = { ...call.options, outputType: 'stream' } as const;
  return fileStreamReply(call, () => parts.client.textToSpeech(args, options), parts.bounds.callMs);
}
