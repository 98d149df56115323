import type { CallResponse, CallTargets, TextToImageArgs } from '@hubkit/inference';
import { type BegunCall, beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import { bytesToBase64 } from './embeddings.ts';
import { countField, textField } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/images/generations`: images as base64, or as addresses where `response_format` is `url`. */
export const images: Route = { path: 'images/generations', methods: { POST: generate } };

async function generate(visit: RequestContext): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const { body } = await readJson(incoming, parts.bounds);
  const inputs = textField(body, 'prompt');
  const count = countField(body, 'n', parts.bounds.choices) ?? 1;
  const parameters = { ...readSize(body), ...(typeof body.seed === 'number' && { seed: body.seed }) };
  const isUrl = body.response_format === 'url';
  const call = await beginCall(visit, { task: 'text-to-image', model: body.model, requests: count });
  const args = { inputs, parameters, ...call.target } as TextToImageArgs;
  const data = await allImages(call, count, async () => {
    if (isUrl) {
      // The files of an own server lie at its address, which is not for users.
      const outputType = hasOwnServer(call.target) ? 'dataUrl' : 'url';
      const made = await parts.client.textToImage(args, { ...call.options, outputType }).withResponse();
      return { entry: { url: made.data }, response: made.response };
    }
    const made = await parts.client.textToImage(args, call.options).withResponse();
    return {
      entry: { b64_json: bytesToBase64(new Uint8Array(await made.data.arrayBuffer())) },
      response: made.response,
    };
  });
  return jsonReply({ created: Math.floor(Date.now() / 1000), data });
}

function hasOwnServer({ endpointUrl, fallbacks = [] }: CallTargets): boolean {
  return endpointUrl !== undefined || fallbacks.some(hasOwnServer);
}

/** Makes as many images as are asked for; the first failure cancels the others. */
async function allImages(
  call: BegunCall,
  count: number,
  makeOne: () => Promise<{ readonly entry: object; readonly response: CallResponse }>,
): Promise<readonly object[]> {
  const making = Array.from({ length: count }, makeOne);
  try {
    const made = await Promise.all(making);
    call.end(...made.map(({ response }) => ({ response })));
    return made.map(({ entry }) => entry);
  } catch (error) {
    call.cancel();
    // Those that were made before are paid for, and those that were cancelled may be.
    const all = await Promise.allSettled(making);
    call.end(
      ...all.map((one) => (one.status === 'fulfilled' ? { response: one.value.response } : { error: one.reason })),
    );
    throw error;
  }
}

/** Reads `1024x768`; `auto` leaves it to the model. */
function readSize({ size }: JsonObject): { readonly width?: number; readonly height?: number } {
  if (size === undefined || size === null || size === 'auto') return {};
  const [, width, height] = (typeof size === 'string' && /^(\d{1,5})x(\d{1,5})$/.exec(size)) || [];
  if (width === undefined) throw new GatewayError('INPUT', '`size` has to be like 1024x1024.', { param: 'size' });
  return { width: Number(width), height: Number(height) };
}
