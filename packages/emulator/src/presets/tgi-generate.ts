import type { Completed, CompletedChoice } from '../content/completion/complete.ts';
import { countTokens, tokenize } from '../content/tokens.ts';
import type { JsonObject } from '../contract/json.ts';
import { invalidField, type ProblemError } from '../contract/problem.ts';
import { createRandom, hashText } from '../contract/random.ts';
import type { DialectOf, TaskRequest } from '../dialect/provider.ts';
import { type Frame, jsonEvent } from '../http/event-stream.ts';
import { type HubTaskRequest, hubTask, readHubRequest, textInput } from './hub-task.ts';
import { readInteger, readNumber, readStop } from './request-fields.ts';

/** Size of the vocabulary from which the ids of tokens come. */
const VOCABULARY = 128_000;

/** A token as text-generation-inference writes it. */
interface Token {
  readonly id: number;
  readonly text: string;
  readonly logprob: number;
  readonly special: boolean;
}

/** The token that ends a text. */
const END: Token = { id: 2, text: '</s>', logprob: -0.021, special: true };

/** Text generation in the protocol of text-generation-inference, plain and streamed. */
export const textGeneration: DialectOf<'text-generation'> = {
  ...hubTask('text-generation', {
    read: (request) => ({
      prompt: textInput(request),
      maxTokens: readMaxTokens(request) ?? 1024,
      stop: readStop(request.parameters.stop ?? request.parameters.stop_sequences),
      choices: positive(request, 'best_of') ?? 1,
      temperature: positive(request, 'temperature') ?? 1,
      seed: readInteger(request.parameters, 'seed'),
    }),
    write(completed, { request }) {
      const { parameters } = readHubRequest(request);
      const [first, ...others] = completed.choices.map((choice) => ({
        generated_text: textBefore(completed, parameters) + joinText(choice),
        details: createDetails(choice, completed, parameters),
      }));
      const { details } = first ?? {};
      const best = others.length > 0 ? { best_of_sequences: others.map(toSequence) } : {};
      return [
        {
          generated_text: first?.generated_text,
          ...(parameters.details === true && { details: { ...details, ...best } }),
        },
      ];
    },
  }),
  stream: {
    isWanted: ({ body }) => body.stream === true,
    write: (completed, { request }) => writeEvents(completed, request),
  },
};

/** The longest prompt with its answer, in tokens. */
const MAX_TOTAL_TOKENS = 8192;

/** Reads the number of new tokens, which must fit into the context after the prompt. */
function readMaxTokens(request: HubTaskRequest): number | undefined {
  const inputTokens = countTokens(textInput(request));
  const maxTokens = positive(request, 'max_new_tokens');
  if (inputTokens >= MAX_TOTAL_TOKENS) {
    throw validationError('inputs', `\`inputs\` must have less than ${MAX_TOTAL_TOKENS} tokens. Given: ${inputTokens}`);
  }
  if (maxTokens !== undefined && inputTokens + maxTokens > MAX_TOTAL_TOKENS) {
    const given = `Given: ${inputTokens} \`inputs\` tokens and ${maxTokens} \`max_new_tokens\``;
    throw validationError(
      'max_new_tokens',
      `\`inputs\` tokens + \`max_new_tokens\` must be <= ${MAX_TOTAL_TOKENS}. ${given}`,
    );
  }
  return maxTokens;
}

/** Reads a parameter that must be above 0. */
function positive({ parameters }: HubTaskRequest, name: string): number | undefined {
  const value = readNumber(parameters, name);
  if (value === undefined || value > 0) return value;
  throw validationError(name, `\`${name}\` must be strictly positive`);
}

function validationError(name: string, message: string): ProblemError {
  return invalidField(name, `Input validation error: ${message}`, 422);
}

function* writeEvents(completed: Completed, request: TaskRequest): Generator<Frame> {
  const { parameters } = readHubRequest(request);
  const [choice] = completed.choices;
  const tokens = choice ? makeTokens(choice) : [];
  for (const [at, token] of tokens.entries()) {
    const isLast = at === tokens.length - 1 && choice !== undefined;
    const details = isLast && parameters.details === true ? streamDetails(choice, completed, parameters) : null;
    const text = isLast ? textBefore(completed, parameters) + joinText(choice) : null;
    yield jsonEvent({ index: at + 1, token, generated_text: text, details }, 1);
  }
}

/** Text up to and including the stop text. */
function joinText({ pieces, foundStop = '' }: CompletedChoice): string {
  return pieces.join('') + foundStop;
}

/** The prompt, which the server prepends by default. */
function textBefore({ prompt }: Completed, { return_full_text: isFull }: JsonObject): string {
  return isFull === false ? '' : prompt;
}

function makeTokens(choice: CompletedChoice): readonly Token[] {
  const stop = tokenize(choice.foundStop ?? '');
  const random = createRandom(hashText(joinText(choice)));
  const tokens = [...choice.pieces, ...stop].map((text) => ({
    id: hashText(text) % VOCABULARY,
    text,
    logprob: -random() * 3,
    special: false,
  }));
  return finishReason(choice) === 'eos_token' ? [...tokens, END] : tokens;
}

function finishReason({ finishReason: reason, foundStop }: CompletedChoice): string {
  return reason === 'length' ? 'length' : foundStop === undefined ? 'eos_token' : 'stop_sequence';
}

function streamDetails(choice: CompletedChoice, { promptTokens }: Completed, { seed = null }: JsonObject): JsonObject {
  const reason = finishReason(choice);
  return { finish_reason: reason, generated_tokens: makeTokens(choice).length, seed, input_length: promptTokens };
}

function createDetails(choice: CompletedChoice, { prompt }: Completed, parameters: JsonObject) {
  const tokens = makeTokens(choice);
  return {
    finish_reason: finishReason(choice),
    generated_tokens: tokens.length,
    seed: parameters.seed ?? null,
    prefill: parameters.decoder_input_details === true ? tokenize(prompt).map(prefillToken) : [],
    tokens,
  };
}

function prefillToken(text: string, at: number): JsonObject {
  const id = hashText(text) % VOCABULARY;
  // Nothing precedes the first token.
  return { id, text, logprob: at === 0 ? null : -createRandom(id)() * 6 };
}

function toSequence({ generated_text, details }: { readonly generated_text: string; readonly details: object }) {
  return { generated_text, ...details };
}
