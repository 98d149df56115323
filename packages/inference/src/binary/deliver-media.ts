import type { Media } from '../contract/adapter.ts';
import { ConnectionError, ProviderApiError, ProviderOutputError } from '../contract/errors.ts';
import type { OutputType } from '../contract/options.ts';
import type { StartedCall } from '../request/started-call.ts';
import { malformedResponse } from '../response/read-response.ts';
import { isMetadataHost } from '../transport/metadata-host.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { isPublicHost } from '../transport/public-host.ts';
import { isJson, readBytes } from '../transport/read-body.ts';
import { send } from '../transport/send.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { isCutShort } from './is-cut-short.ts';
import { sniffMediaType } from './media-type.ts';

/** Converts a file to the requested output type. */
export async function deliverMedia(
  media: Media,
  body: unknown,
  started: StartedCall,
): Promise<Blob | string | Record<string, unknown>> {
  const { outputType } = started.call;
  if (outputType === 'json') return body instanceof Blob ? { output: await dataUrl(body) } : { ...(body as object) };
  if ('url' in media && outputType === 'url') return publicAddress(media.url, started);
  const blob = await readMedia(media, started);
  return wantsText(outputType) ? dataUrl(blob) : blob;
}

function wantsText(outputType: OutputType): boolean {
  return outputType === 'url' || outputType === 'dataUrl';
}

/** Reads a response body that is a file. */
export async function readBinary(opened: OpenResponse, started: StartedCall): Promise<Blob> {
  const contentType = opened.response.headers.get('content-type') ?? '';
  const pieces = await readBytes(opened, started.context.maxBytes.binary, started.context);
  if (pieces.length === 0) throw malformedResponse(started, 'the response is empty');
  if (/^text\//i.test(contentType)) throw malformedResponse(started, `expected a file but received ${contentType}`);
  const file = await labelled(new Blob(pieces, { type: contentType }));
  // Node takes the end of the connection for the end of compressed content.
  if (opened.response.headers.has('content-encoding') && (await isCutShort(file))) throw cutShort(file, started);
  return file;
}

function cutShort({ size, type }: Blob, { context }: StartedCall): ConnectionError {
  const message = `The connection broke after ${size} bytes: the ${type} file ends too early.`;
  return new ConnectionError(message, { ...context.subject, fault: 'reset', received: size });
}

/** True for a response that is a file and not JSON. */
export function isBinaryResponse(opened: OpenResponse): boolean {
  return !isJson(opened.response.headers.get('content-type'));
}

/** Reads a file that a response names or holds. */
export async function readMedia(media: Media, started: StartedCall): Promise<Blob> {
  if ('blob' in media) return media.blob;
  if ('base64' in media) return decoded(media.base64, media.type, started);
  const [, type, base64] = /^data:([^,;]*)(?:;[^,]*)?;base64,(.*)$/s.exec(media.url) ?? [];
  return base64 === undefined ? download(media.url, started) : decoded(base64, type, started);
}

function decoded(base64: string, type: string | undefined, started: StartedCall): Promise<Blob> {
  const bytes = decodeBase64(base64);
  if (!bytes) throw malformedResponse(started, 'expected base64 but received other text');
  return labelled(new Blob([bytes], type ? { type } : {}));
}

/** The file with the type that its first bytes show. */
async function labelled(blob: Blob): Promise<Blob> {
  const type = sniffMediaType(new Uint8Array(await blob.slice(0, 16).arrayBuffer())) ?? blob.type;
  return blob.type === type ? blob : blob.slice(0, blob.size, type);
}

async function dataUrl(blob: Blob): Promise<string> {
  const base64 = await encodeBase64(new Uint8Array(await blob.arrayBuffer()));
  return `data:${blob.type || 'application/octet-stream'};base64,${base64}`;
}

/** Downloads a file that a response names: without headers or cookies, and only from allowed hosts. */
function download(address: string, started: StartedCall): Promise<Blob> {
  const { options, request } = started;
  const { clock, timeouts } = started.context;
  // A job may have used up the time of the call; the file that it made gets its own.
  const context = { ...started.context, deadline: clock.now() + timeouts.totalMs };
  const base = new URL(request.url);
  // A provider at a private address, such as an emulator or a proxy, may name files on its own host, and on no other.
  const isReachable = (url: URL) =>
    !isMetadataHost(url) && (isPublicHost(url) || (options.allowPrivateHosts ?? url.hostname === base.hostname));
  return send(
    {
      method: 'GET',
      url: publicAddress(address, started),
      headers: {},
      isIdempotent: true,
      isMedia: true,
      failureText: `Failed to fetch the result of ${context.subject.provider}`,
      check(url) {
        const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && base.protocol === 'http:');
        if (isAllowed && isReachable(url)) return;
        const message = `The result lies at ${url.protocol}//${url.host}, which is not a public https address; it was not fetched.`;
        throw new ProviderOutputError(message, context.subject);
      },
    },
    context,
    async (opened) => {
      const type = opened.response.headers.get('content-type') ?? '';
      if (!/^\s*(text\/|application\/(json|xml))/i.test(type)) return readBinary(opened, started);
      await opened.close();
      throw new ProviderApiError(
        `The result of ${context.subject.provider} is not a file but ${type}.`,
        context.subject,
      );
    },
  );
}

/** Resolves an address from a response: http(s), or a path on the provider's own host. */
function publicAddress(address: string, started: StartedCall): string {
  if (/^data:/i.test(address)) return address;
  const base = started.request.url;
  if (!/^(https?:\/\/|\/)/i.test(address) || !URL.canParse(address, base)) {
    throw malformedResponse(started, 'expected an address that starts with http(s) or a slash');
  }
  return new URL(address, base).href;
}
