import type { FeatureExtractionArgs } from '@hubkit/inference';
import { estimateTokens } from '../bounds/estimate-tokens.ts';
import { beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { replyWith } from '../call/reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import type { Route } from './route.ts';

/** `POST /v1/embeddings`: vectors of texts, as numbers or as base64. */
export const embeddings: Route = { path: 'embeddings', methods: { POST: embed } };

async function embed(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const { body, size } = await readJson(incoming, parts.bounds);
  const inputs = readTexts(body, parts.bounds.inputs);
  const isBase64 = body.encoding_format === 'base64';
  const call = await beginCall(visit, {
    task: 'feature-extraction',
    model: body.model,
    tokens: { input: estimateTokens(size), output: 0 },
  });
  const dimensions = typeof body.dimensions === 'number' ? { dimensions: body.dimensions } : {};
  const args = { inputs: body.input, ...dimensions, ...call.target } as FeatureExtractionArgs;
  return replyWith(
    call,
    () => parts.client.featureExtraction(args, call.options),
    (result, { usage }) =>
      jsonReply({
        object: 'list',
        model: call.model,
        data: readVectors(result, inputs.length).map((vector, index) => ({
          object: 'embedding',
          index,
          embedding: isBase64 ? toBase64(vector) : vector,
        })),
        ...(usage?.inputTokens !== undefined && {
          usage: { prompt_tokens: usage.inputTokens, total_tokens: usage.totalTokens ?? usage.inputTokens },
        }),
      }),
  );
}

function readTexts({ input }: JsonObject, most: number): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(input) ? input : [input];
  if (texts.length > most) {
    throw new GatewayError('INPUT', `\`input\` has ${texts.length} texts, and this gateway allows ${most} at most.`, {
      param: 'input',
    });
  }
  if (texts.length > 0 && texts.every((text): text is string => typeof text === 'string')) return texts;
  throw new GatewayError('INPUT', '`input` has to be a text or a list of texts; tokens are not accepted.', {
    param: 'input',
  });
}

/** The vectors of a result, which is one vector for one text at some providers. */
function readVectors(result: unknown, count: number): readonly (readonly number[])[] {
  const list = result as readonly unknown[];
  const vectors = (typeof list[0] === 'number' ? [list] : list) as readonly (readonly number[])[];
  if (vectors.length !== count || !vectors.every((vector) => typeof vector[0] === 'number')) {
    throw new GatewayError('INPUT', 'This model does not give one vector for each text.', { param: 'model' });
  }
  return vectors;
}

/** Encodes a vector as little-endian 32-bit floats in base64, the default form of OpenAI's clients. */
function toBase64(vector: readonly number[]): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  for (const [index, value] of vector.entries()) view.setFloat32(index * 4, value, true);
  return bytesToBase64(new Uint8Array(view.buffer));
}

/** Encodes bytes as base64, in steps that fit onto the stack. */
export function bytesToBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}
