import type { CallState } from '../request/call-state.ts';
import { deferError } from '../transport/deferred-error.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import { checkBinary, cutShort } from './binary-errors.ts';
import { sniffMediaType } from './media-type.ts';
import { nodeFiles } from './node-builtins.ts';
import { discardPart, PartFile, partOf } from './part-file.ts';

/** Writes the body of a response to disk while it arrives, beside the place where the result will be. A failure leaves nothing of it. */
export async function receiveFile(opened: OpenResponse, started: CallState): Promise<PartFile> {
  const { context, options } = started;
  const path = partOf(options.path ?? '');
  opened.detach();
  try {
    return await receive(opened, started, path);
  } catch (cause) {
    await opened.close();
    throw await discardPart(path, cause, options.path, context);
  }
}

async function receive(opened: OpenResponse, started: CallState, path: string | URL): Promise<PartFile> {
  const { maxBytes } = started.context;
  const { headers } = opened.response;
  const contentType = headers.get('content-type') ?? '';
  let size = 0;
  let type = contentType;
  const file = await nodeFiles()?.open(path, 'w');
  try {
    for (let bytes = await opened.read(); bytes; bytes = await opened.read()) {
      if (size === 0) type = sniffMediaType(bytes.subarray(0, 16)) ?? contentType;
      size += bytes.byteLength;
      if (size > maxBytes.binary) throw deferError('limitError', maxBytes.binary, started.context);
      await file?.writeFile(bytes);
    }
  } finally {
    await file?.close();
  }
  checkBinary(size, contentType, started);
  if (size < Number(headers.get('content-length') ?? 0)) throw cutShort({ size, type }, started);
  return new PartFile(path, size, type);
}
