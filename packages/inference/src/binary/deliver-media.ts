import type { Media } from '../contract/adapter.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { MediaOutputs } from '../contract/task-functions.ts';
import type { CallState } from '../request/call-state.ts';
import { malformedResponse } from '../response/read-response.ts';
import { isJson } from '../transport/json-body.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { decodeBase64 } from './base64.ts';
import { checkBinary, checkKind, cutShort } from './binary-errors.ts';
import { decodeDataUrl, encodeDataUrl } from './data-url.ts';
import { download } from './download.ts';
import { isReceived, loadReceiving } from './load-receiving.ts';
import { sniffBlob } from './media-type.ts';

/** Converts a file to the requested output type. */
export async function deliverMedia(media: Media, body: unknown, started: CallState): Promise<MediaOutputs[OutputType]> {
  const { outputType } = started.call;
  if (outputType === 'json')
    return body instanceof Blob ? { output: await encodeDataUrl(body) } : { ...(body as object) };
  if ('url' in media && outputType === 'url') return publicAddress(media.url, started);
  const file = await readMedia(media, started);
  checkKind(file.type, started);
  if (isReceived(outputType)) return (await loadReceiving()).deliverReceived(file, started);
  return outputType === 'url' || outputType === 'dataUrl' ? encodeDataUrl(file) : file;
}

/** Reads a response body that is a file: as a whole, unless it is wanted while it arrives. */
export async function readBinary(opened: OpenResponse, started: CallState): Promise<Blob> {
  const { headers } = opened.response;
  const isCompressed = headers.has('content-encoding');
  // The length of compressed content is not that of the file, so that only a whole one shows whether it was cut.
  if (isReceived(started.call.outputType) && !isCompressed) {
    return (await loadReceiving()).receiveFile(opened, started);
  }
  const contentType = headers.get('content-type') ?? '';
  const pieces = await opened.readAll(started.context.maxBytes.binary);
  checkBinary(pieces.length, contentType, started);
  const file = await labeled(new Blob(pieces, { type: contentType }));
  // Node takes the end of the connection for the end of compressed content; a fetch of the user's may do so always.
  const isCut = isCompressed ? await endsTooEarly(file) : file.size < Number(headers.get('content-length') ?? 0);
  if (isCut) throw cutShort(file, started);
  return file;
}

/** True for a compressed file that was cut. Few services compress media, so the check is loaded on first use. */
async function endsTooEarly(file: Blob): Promise<boolean> {
  const { isCutShort } = await loadReceiving();
  return isCutShort(file);
}

/** True for a response that is a file and not JSON. */
export function isBinaryResponse(opened: OpenResponse): boolean {
  return !isJson(opened.response.headers.get('content-type'));
}

/** Reads a file that a response names or holds. */
export async function readMedia(media: Media, started: CallState): Promise<Blob> {
  if ('blob' in media) return media.blob;
  if ('base64' in media) {
    const bytes = decodeBase64(media.base64);
    if (!bytes) throw malformedResponse(started, 'expected base64 but received other text');
    return labeled(new Blob([bytes], media.type ? { type: media.type } : {}));
  }
  const file = /^data:/i.test(media.url) ? decodeDataUrl(media.url) : await downloadResult(media.url, started);
  if (!file) throw malformedResponse(started, 'expected a data URL that can be decoded');
  return labeled(file);
}

/** Returns a file with the media type that its first bytes show: the labels that come with files are often wrong. */
async function labeled(file: Blob): Promise<Blob> {
  const type = (await sniffBlob(file)) ?? file.type;
  return file.type === type ? file : file.slice(0, file.size, type);
}

/** Downloads a file that a response names. */
function downloadResult(address: string, started: CallState): Promise<Blob> {
  const { options, request, context } = started;
  const base = new URL(request.url);
  const rules = {
    what: `The result of ${context.subject.provider}`,
    // A provider at a private address, such as an emulator or a proxy, may name files on its own host, and on no other.
    isReachable: (url: URL) => options.allowPrivateHosts ?? url.hostname === base.hostname,
    allowsHttp: base.protocol === 'http:',
  };
  // A job may have used up the time of the call; the file that it made gets its own.
  const own = { ...context, deadline: context.clock.now() + context.timeouts.totalMs };
  return download(publicAddress(address, started), rules, own, (opened) => readBinary(opened, started));
}

/** Resolves an address from a response: http(s), or a path on the provider's own host. */
function publicAddress(address: string, started: CallState): string {
  if (/^data:/i.test(address)) return address;
  const base = started.request.url;
  if (!/^(https?:\/\/|\/)/i.test(address) || !URL.canParse(address, base)) {
    throw malformedResponse(started, 'expected an address that starts with http(s) or a slash');
  }
  return new URL(address, base).href;
}
