import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '../make-folder.ts';
import type { RecordedExchange } from './recorded-exchange.ts';
import { type RecordingFetch, recordingFetch } from './recording-fetch.ts';

/** Settings of a recording. */
export interface RecordOptions {
  /** Function that sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Removes more than credentials from texts: names, addresses. Runs over every text that is written. @default nothing more */
  readonly redact?: (text: string) => string;
}

/**
 * Makes a `fetch` that writes every exchange to a folder, one JSON file each: the request without its credentials, the
 * response with the times at which its parts came. Only the user of the process may read the files. `replayFrom` plays them
 * back.
 */
export function recordTo(
  folder: string | URL,
  { fetch: send = globalThis.fetch, redact: own }: RecordOptions = {},
): RecordingFetch {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  let count: Promise<number> | undefined;
  /** A recording that goes on in a folder continues its numbers. */
  const firstNumber = async () => {
    await makeFolder(path);
    const numbers = (await readdir(path)).map((name) => Number.parseInt(name, 10)).filter(Number.isInteger);
    return Math.max(0, ...numbers) + 1;
  };
  const store = async (exchange: RecordedExchange, number: number) => {
    count ??= firstNumber();
    const file = join(path, createFileName(exchange, (await count) + number));
    // Prompts and answers are private.
    await writeFile(`${file}.part`, `${JSON.stringify(exchange, undefined, 1)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
  return recordingFetch({ fetch: send, redact: own, store });
}

/** `0001-POST-router.huggingface.co-groq-openai-v1-chat-completions.json` */
function createFileName({ request: { method, url } }: RecordedExchange, number: number): string {
  const { host, pathname } = new URL(url);
  const slug = `${method}-${host}${pathname}`
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/-+$/, '')
    .slice(0, 120);
  return `${String(number).padStart(4, '0')}-${slug}.json`;
}
