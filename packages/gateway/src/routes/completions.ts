import type { TextGenerationArgs, TextGenerationOutput, TextGenerationStreamOutput } from '@hubkit/inference';
import { estimateTokens } from '../bounds/estimate-tokens.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { dataEvent, streamReply } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import { countField, textField } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/completions`: continues a text, by the task text-generation. */
export const completions: Route = { path: 'completions', methods: { POST: complete } };

/** Parameters of OpenAI's form, and their names in the task. */
const PARAMETERS: Readonly<Record<string, string>> = {
  temperature: 'temperature',
  top_p: 'top_p',
  seed: 'seed',
  frequency_penalty: 'frequency_penalty',
  stop: 'stop',
};

async function complete(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming, requestId } = visit;
  const { body, size } = await readJson(incoming, parts.bounds);
  const inputs = readPrompt(body);
  const outputTokens = countField(body, 'max_tokens', parts.bounds.outputTokens) ?? parts.bounds.outputTokens;
  const isStream = body.stream === true;
  const call = await beginCall(visit, {
    task: 'text-generation',
    model: body.model,
    isStream,
    tokens: { input: estimateTokens(size), output: outputTokens },
  });
  const parameters = { ...renamed(body), max_new_tokens: outputTokens };
  const args = { inputs, parameters, ...call.target } as TextGenerationArgs;
  const envelope = {
    id: requestId,
    object: 'text_completion',
    created: Math.floor(Date.now() / 1000),
    model: call.model,
  };
  if (!isStream) {
    return replyWith(
      call,
      () => parts.client.textGeneration(args, call.options),
      (result, { usage }) =>
        jsonReply({
          ...envelope,
          choices: [choice(result.generated_text, readFinishReason(result))],
          ...(usage && {
            usage: {
              prompt_tokens: usage.inputTokens,
              completion_tokens: usage.outputTokens,
              total_tokens: usage.totalTokens,
            },
          }),
        }),
    );
  }
  const toText = ({ token, ...chunk }: TextGenerationStreamOutput) =>
    dataEvent(
      JSON.stringify({
        ...envelope,
        choices: [choice(token.special ? '' : token.text, readFinishReason({ token, ...chunk }))],
      }),
    );
  return streamReply(visit, call, parts.client.textGenerationStream(args, call.options), { toText });
}

function readPrompt(body: JsonObject): string {
  const { prompt } = body;
  if (Array.isArray(prompt) && prompt.length === 1) return textField({ prompt: prompt[0] }, 'prompt');
  if (Array.isArray(prompt)) throw new GatewayError('INPUT', 'Send one `prompt` in a request.', { param: 'prompt' });
  return textField(body, 'prompt');
}

function renamed(body: JsonObject): Record<string, unknown> {
  const found = Object.entries(PARAMETERS).filter(([name]) => body[name] !== undefined && body[name] !== null);
  return Object.fromEntries(
    found.map(([name, own]) => [own, name === 'stop' ? [body[name]].flat() : body[name]] as const),
  );
}

function choice(text: string, reason: string | null): object {
  return { index: 0, text, logprobs: null, finish_reason: reason };
}

/** The reason for the end in OpenAI's words; null before the end. */
function readFinishReason({
  details,
  generated_text: whole,
}: TextGenerationOutput | TextGenerationStreamOutput): string | null {
  const reason = (details as { readonly finish_reason?: string } | null | undefined)?.finish_reason;
  if (reason === 'length') return 'length';
  return reason !== undefined || whole ? 'stop' : null;
}
