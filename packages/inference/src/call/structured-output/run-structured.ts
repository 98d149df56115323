import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { Call } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import type { ParsedChatChunk, ParsedChatCompletion, ResponseFormat } from '../../contract/response-format.ts';
import type { CallTargets } from '../../contract/task-functions.ts';
import type { StartedCall } from '../../request/started-call.ts';
import type { BegunStream } from '../../response/chunk-stream.ts';
import type { Route, Routes } from '../../routing/route.ts';
import type { CallSteps } from '../start-call.ts';
import type { TargetedInvocation } from '../targeted-invocation.ts';
import { JsonPreview } from './json-preview.ts';
import { type AnswerContext, readAnswer } from './read-answer.ts';
import { type AnswerFormat, readFormat } from './read-format.ts';
import { structuredRoute } from './structured-route.ts';

/** Arguments of a chat whose answer has a format. */
interface StructuredArgs extends CallTargets {
  readonly responseFormat: ResponseFormat;
  readonly response_format?: unknown;
  readonly tools?: unknown;
}

/** Runs a chat whose answer has a format: every message of the result has it as `parsed`. */
export async function runStructured(
  invocation: TargetedInvocation,
  steps: CallSteps,
  run: (invocation: TargetedInvocation, steps: CallSteps) => Promise<unknown>,
): Promise<unknown> {
  const { format, args } = await readArgs(invocation.args as StructuredArgs);
  return run(
    { ...invocation, args },
    {
      ...withFormat(steps, format),
      async toResult(body, started) {
        // Only adapters of chat get here.
        const completion = (await steps.toResult(body, started)) as ChatCompletionOutput;
        return withParsed(completion, format, started);
      },
    },
  );
}

/** Begins the stream of such a chat: every chunk has the answer so far as `partial`, the last one has `parsed`. */
export async function beginStructured(
  invocation: TargetedInvocation,
  steps: CallSteps,
  begin: (invocation: TargetedInvocation, steps: CallSteps) => Promise<BegunStream<unknown>>,
): Promise<BegunStream<ParsedChatChunk<unknown>>> {
  const { format, args } = await readArgs(invocation.args as StructuredArgs);
  let context: AnswerContext | undefined;
  const withContext = withFormat(steps, format, (used) => {
    context = used;
  });
  const { first, reader } = await begin({ ...invocation, args }, withContext);
  const choices = new Map<number, ChoiceSoFar>();
  // Only adapters of chat get here; the context is known once a request was made.
  const read = async (chunk: unknown) =>
    chunk === undefined
      ? undefined
      : withPartial(chunk as ChatCompletionStreamOutput, choices, format, context as AnswerContext);
  return {
    first: await read(first),
    reader: {
      // Schemas may validate asynchronously.
      take: () => undefined,
      next: async () => read(await reader.next()),
      close: () => reader.close(),
    },
  };
}

async function readArgs({
  responseFormat,
  ...args
}: StructuredArgs): Promise<{ format: AnswerFormat; args: CallTargets }> {
  if (args.response_format !== undefined) {
    throw new InputError('Give either `responseFormat` or `response_format`: both say what the answer looks like.');
  }
  if (args.tools !== undefined) {
    throw new InputError(
      'An answer with a format cannot be a tool call: leave out `tools`, or use `runTools`, which has both.',
    );
  }
  return { format: await readFormat(responseFormat), args };
}

/** Gives the routes of a call the format, and reports the context of the one whose request is made. */
function withFormat(
  steps: CallSteps,
  format: AnswerFormat,
  onRequest: (context: AnswerContext) => void = () => undefined,
): CallSteps {
  return {
    ...steps,
    async resolveRoutes(request) {
      const { task, context } = request;
      const routes = (await steps.resolveRoutes(request)).map((given): Route => {
        const route = structuredRoute(given, format);
        const { adapter, mapping } = route;
        const subject = { provider: mapping.provider, task, model: mapping.hfModelId };
        const observed = (call: Call) => {
          onRequest({ subject, secrets: context.secrets });
          return adapter.request(call);
        };
        return { ...route, adapter: { ...adapter, request: observed } };
      });
      // A list with a first route has one after it was mapped.
      return routes as unknown as Routes;
    },
  };
}

async function withParsed(
  completion: ChatCompletionOutput,
  format: AnswerFormat,
  { context }: StartedCall,
): Promise<ParsedChatCompletion<unknown>> {
  const choices = completion.choices.map(async (choice) => {
    const { content, refusal } = choice.message;
    const answer = { text: content ?? '', refusal, finishReason: choice.finish_reason };
    return { ...choice, message: { ...choice.message, parsed: await readAnswer(answer, format, context) } };
  });
  return { ...completion, choices: await Promise.all(choices) };
}

/** A choice of a stream so far. */
interface ChoiceSoFar {
  readonly preview: JsonPreview;
  text: string;
  refusal: string;
}

async function withPartial(
  chunk: ChatCompletionStreamOutput,
  seen: Map<number, ChoiceSoFar>,
  format: AnswerFormat,
  context: AnswerContext,
): Promise<ParsedChatChunk<unknown>> {
  const choices = chunk.choices.map(async (choice) => {
    const { index = 0, delta, finish_reason: finishReason } = choice;
    const soFar = seen.get(index) ?? { preview: new JsonPreview(), text: '', refusal: '' };
    seen.set(index, soFar);
    soFar.text += delta?.content ?? '';
    soFar.refusal += typeof delta?.refusal === 'string' ? delta.refusal : '';
    soFar.preview.push(delta?.content ?? '');
    const partial = soFar.preview.value;
    return {
      ...choice,
      ...(partial !== undefined && { partial }),
      ...(finishReason && { parsed: await readAnswer({ ...soFar, finishReason }, format, context) }),
    };
  });
  return { ...chunk, choices: await Promise.all(choices) };
}
