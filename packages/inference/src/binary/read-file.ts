import type { BinaryInput } from '@hubkit/task-types';
import { InferenceError, InputError } from '../contract/errors.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallContext } from '../transport/context.ts';
import { withinCall } from '../transport/within-deadline.ts';
import { decodeDataUrl } from './data-url.ts';
import { download } from './download.ts';
import { sniffBlob } from './media-type.ts';
import { nodeFiles } from './node-builtins.ts';

/** The call that a file is read for. */
export interface FileReading {
  readonly context: CallContext;
  readonly options: Pick<CallOptions, 'allowPrivateHosts' | 'localFiles'>;
  /** The argument that names the file, for messages. */
  readonly name: string;
}

/** Reads a file that a user passes, in whatever form, as a Blob with its media type. */
export function readFile(source: BinaryInput, reading: FileReading): Promise<Blob> {
  if (source instanceof Blob) return typed(source);
  if (source instanceof ArrayBuffer) return typed(new Blob([source]));
  if (ArrayBuffer.isView(source)) {
    // Bytes that several threads share cannot be in a Blob; the copy can.
    return typed(new Blob([new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()]));
  }
  if (typeof source === 'string' || source instanceof URL) return readAddress(String(source), reading);
  if (source instanceof Object && (Symbol.asyncIterator in source || 'getReader' in source)) {
    return readChunks(source, reading);
  }
  return Promise.reject(
    new InputError(
      `'${reading.name}' has to be a file: a Blob, bytes, a stream of bytes, or an address.`,
      reading.context.subject,
    ),
  );
}

async function readAddress(address: string, reading: FileReading): Promise<Blob> {
  if (/^data:/i.test(address)) {
    const file = decodeDataUrl(address);
    if (file) return typed(file);
    throw new InputError(`'${reading.name}' is a data URL that cannot be decoded.`, reading.context.subject);
  }
  return /^https?:/i.test(address) ? fetchFile(address, reading) : readLocalFile(address, reading);
}

async function fetchFile(address: string, { context, options, name }: FileReading): Promise<Blob> {
  const rules = {
    what: `The file of '${name}'`,
    isReachable: () => options.allowPrivateHosts === true,
    allowsHttp: true,
  };
  try {
    return await download(address, rules, context, async (opened) => {
      const type = opened.response.headers.get('content-type') ?? '';
      const pieces = await opened.readAll(context.maxBytes.binary);
      return typed(new Blob(pieces, { type }));
    });
  } catch (error) {
    // Neither the provider nor its response is to blame.
    const isAnswered = InferenceError.is(error) && /^PROVIDER/.test(error.code ?? '');
    throw isAnswered ? new InputError(error.message, { ...context.subject, cause: error }) : error;
  }
}

async function readLocalFile(address: string, { context, options, name }: FileReading): Promise<Blob> {
  if (isBase64(address)) {
    throw new InputError(
      `'${name}' is base64. Pass a data URL, such as data:image/png;base64,${address.slice(0, 12)}…, or the bytes.`,
      context.subject,
    );
  }
  const refuse = (why: string, cause?: unknown) =>
    new InputError(`'${name}' names the file ${JSON.stringify(address.slice(0, 80))}, ${why}`, {
      ...context.subject,
      cause,
    });
  if (options.localFiles === false) {
    throw refuse(
      'and this call may not read files of this machine (option `localFiles`); pass its bytes or a data URL.',
    );
  }
  const files = nodeFiles();
  if (!files) throw refuse('which only Node can read; pass a Blob, or an https: or data: URL.');
  return withinCall(context, async (signal) => {
    try {
      const path = /^file:/i.test(address) ? new URL(address) : address;
      // Devices and pipes have no end, and to open a pipe can take for ever.
      const found = await files.stat(path);
      if (!found.isFile()) throw refuse('which is no regular file; pass a stream of it if that is what you mean.');
      if (found.size > context.maxBytes.binary) throw tooLarge(name, context);
      return await typed(new Blob([await files.readFile(path, { signal })]));
    } catch (cause) {
      signal.throwIfAborted();
      if (InferenceError.is(cause)) throw cause;
      throw refuse(`which cannot be read: ${(cause as { readonly code?: string }).code ?? 'it is no path'}.`, cause);
    }
  });
}

/** Beginnings of the base64 of PNG, JPEG, GIF, RIFF, MP3 and PDF. */
const BASE64 = /^(iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|SUQz|\/\/[uv]|JVBERi0)/;

/** True for a text that no file is called: in the letters of base64 only, and long, or with such a beginning. */
function isBase64(text: string): boolean {
  return (text.length > 255 || (text.length > 40 && BASE64.test(text))) && /^[\w+/=\r\n-]+$/.test(text);
}

/** Reads a stream to its end: a request that is sent again needs its bytes again. */
function readChunks(
  stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  { context, name }: FileReading,
): Promise<Blob> {
  const maxBytes = context.maxBytes.binary;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const chunks = (Symbol.asyncIterator in stream ? stream : readStream(stream))[Symbol.asyncIterator]();
  const reading = withinCall(context, async (signal) => {
    let size = 0;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      signal.throwIfAborted();
      const chunk = next.value;
      if (!ArrayBuffer.isView(chunk)) {
        throw new InputError(`'${name}' is a stream, but not one of bytes.`, context.subject);
      }
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(name, context);
      // The stream may use the memory of a chunk again.
      pieces.push(chunk.slice());
    }
    return typed(new Blob(pieces));
  });
  // Not awaited: a stream that gives nothing would hold up the error.
  reading.catch(() => chunks.return?.()).catch(() => undefined);
  return reading;
}

function tooLarge(name: string, { maxBytes, subject }: CallContext): InputError {
  return new InputError(`'${name}' has more than ${maxBytes.binary} bytes; set maxBytes.binary to send it.`, subject);
}

/** Reads the media type of a file that has none from its first bytes. */
async function typed(file: Blob): Promise<Blob> {
  if (file.type && file.type !== 'application/octet-stream') return file;
  const type = await sniffBlob(file);
  return type ? file.slice(0, file.size, type) : file;
}

/** Browsers cannot iterate their own streams yet. */
async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}
