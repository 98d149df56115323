import type { InferenceSnippet } from '@hubkit/snippets';
import { UsageError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';
import type { Io } from '../io/io.ts';
import { print } from '../io/print.ts';
import type { AnswerRequest, Message } from './answer-request.ts';

/** Clients of a language by name alone: what most people have installed. */
const USUAL_CLIENT: Readonly<Record<string, string>> = { python: 'openai', js: 'openai', sh: 'curl' };

/**
 * Prints a program with the request of a chat, without sending it. The key is read from an environment variable.
 * @param wanted A language (`python`, `js`, `sh`), a client (`requests`), or both (`js:fetch`).
 * @throws UsageError if no program matches, or if the request has tools, which cannot be printed.
 */
export async function printProgram(
  wanted: string,
  messages: readonly Message[],
  request: AnswerRequest,
  io: Io,
): Promise<void> {
  if (request.tools !== undefined) {
    throw new UsageError('A program cannot contain tools, which run in this command. Leave out --tool.');
  }
  const programs = await programsFor(messages, request, io);
  const found = choose(wanted, programs);
  if (found === undefined) {
    const names = programs.map(({ language, client }) => `${language}:${client}`).join(', ');
    throw new UsageError(`There is no program for "${wanted}". Available: python, js, sh, ${names}.`);
  }
  await print(io, found.content.endsWith('\n') ? found.content : `${found.content}\n`);
}

async function programsFor(
  messages: readonly Message[],
  { connection, parameters, schema, isStream }: AnswerRequest,
  io: Io,
): Promise<readonly InferenceSnippet[]> {
  const { getInferenceSnippets } = await import('@hubkit/snippets');
  const { model, provider = 'auto', endpointUrl, accessToken } = connection.target;
  // A server may choose its model itself, but a request has to name one.
  const id = model ?? 'default';
  const directRequest = endpointUrl === undefined && accessToken?.startsWith('hf_') === false;
  const mapping = directRequest && provider !== 'openai' ? await mappingAt(provider, id, io) : undefined;
  // Programs send the member of the protocol: the other clients translate nothing.
  const { reasoning, ...own } = parameters;
  const format = schema && { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } };
  const programs = getInferenceSnippets(
    { id, pipeline_tag: 'text-generation', tags: ['conversational'] },
    provider,
    mapping,
    {
      streaming: isStream && schema === undefined,
      directRequest,
      endpointUrl,
      billTo: connection.options.billTo,
      inputs: {
        messages,
        ...own,
        ...(reasoning !== undefined && { reasoning_effort: reasoning }),
        ...(format && { response_format: format }),
      },
    },
  );
  if (programs.length === 0) throw new UsageError(`There is no program for this chat: ${programs.reason}`);
  return programs;
}

async function mappingAt(provider: Connection['target']['provider'], model: string, io: Io) {
  const { lookUpModel } = await import('../snippets/look-up-model.ts');
  const known = await lookUpModel(model, io);
  return known?.mapping.find((entry) => entry.provider === provider);
}

function choose(wanted: string, programs: readonly InferenceSnippet[]): InferenceSnippet | undefined {
  const [first = '', client = USUAL_CLIENT[first]] = wanted.split(':');
  return (
    programs.find((program) => program.language === first && program.client === client) ??
    programs.find((program) => program.client === wanted)
  );
}
