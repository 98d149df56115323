import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from './io.ts';

/** Largest file that is downloaded as an input, in bytes. */
const maxDownload = 100_000_000;

/** True for the address of a file on the web. */
export function isWebAddress(name: string): boolean {
  return /^https?:\/\//i.test(name) && URL.canParse(name);
}

/** Downloads a file. Throws for an error status, and for files of more than 100 MB. */
export async function fetchFile(address: string, io: Io): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  let response: Response;
  try {
    response = await io.fetch(address, { signal: io.signal });
  } catch (cause) {
    io.signal.throwIfAborted();
    throw new CliError(`Cannot download ${address}: ${(cause as Error).message}.`, { cause });
  }
  if (!response.ok) throw new UsageError(`Cannot download ${address}: the server answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxDownload)
      throw new UsageError(`${address} is larger than 100 MB. Download it and pass a part of it.`);
    chunks.push(chunk);
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { bytes: new Uint8Array(Buffer.concat(chunks)), type: type.trim().toLowerCase() };
}
