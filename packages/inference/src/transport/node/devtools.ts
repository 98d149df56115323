import { chmod, lstat, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './make-folder.ts';
import type { RecordedBody, RecordedExchange, RecordedRequest } from './recording/recorded-exchange.ts';
import { type RecordingFetch, recordingFetch } from './recording/recording-fetch.ts';

/** Settings of `devtools`. */
export interface DevtoolsOptions {
  /** Folder of the calls, where the workbench looks. @default '.hubkit/calls' in the working directory */
  readonly folder?: string | URL;
  /** Function that sends the requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch;
  /** Removes more than credentials from texts: names, addresses. Runs over every text that is written. @default nothing more */
  readonly redact?: (text: string) => string;
  /** Number of calls that are kept; the oldest are deleted. @default 200 */
  readonly maxCalls?: number;
}

/** Most bytes of a request or a response that are written. */
const MAX_BYTES = 1_000_000;

/** Keys of usual services by their beginnings, wherever a text has them: a prompt, a tool's result. */
const KEYS = /\b(?:hf_|sk-|gsk_|r8_|fw_|xai-|nvapi-|AIza|ghp_|github_pat_|glpat-|xox[abp]-|AKIA)[\w-]{12,}/g;

/** Headers of responses that are written; any other may hold a secret. */
const SHOWN = /^(content-type|retry-after|x-request-id)$/i;

/**
 * Makes a `fetch` that shows the calls of this program in the workbench: it writes each with its bodies to a folder that only the user of
 * the process may read. Keys are never written, addresses lose their query, and large bodies are cut. A call never fails because it could
 * not be written. With `NODE_ENV=production` nothing is written.
 *
 * @example
 * ```ts
 * const client = new InferenceClient(process.env.HF_TOKEN, { fetch: devtools() });
 * ```
 */
export function devtools(options: DevtoolsOptions = {}): RecordingFetch {
  const { folder = '.hubkit/calls', fetch: send = globalThis.fetch, redact = (text) => text, maxCalls = 200 } = options;
  if (process.env.NODE_ENV === 'production')
    return Object.assign((input: string | URL | Request, init?: RequestInit) => send(input, init), {
      written: async () => {},
    });
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  let opened: Promise<void> | undefined;
  let isWarned = false;
  const store = async (exchange: RecordedExchange, _: number, startedAt: number) => {
    try {
      opened ??= openFolder(path);
      await opened;
      const file = join(path, `${startedAt}-${crypto.randomUUID().slice(0, 8)}.json`);
      const call = { startedAt, program: process.argv[1] ?? '', pid: process.pid, ...shown(exchange) };
      // `wx`: never through a link that somebody has put there.
      await writeFile(`${file}.part`, JSON.stringify(call), { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
      await deleteOldest(path, maxCalls);
    } catch (error) {
      if (!isWarned) process.emitWarning(`devtools could not write to ${path}: ${(error as Error).message}`);
      isWarned = true;
    }
  };
  return recordingFetch({
    fetch: send,
    redact: (text) => redact(text.replace(KEYS, '[redacted]')),
    store,
    maxBytes: MAX_BYTES,
  });
}

/** Makes the folder, readable by its owner alone and ignored by git; refuses a link to another place. */
async function openFolder(path: string): Promise<void> {
  await makeFolder(path, { mode: 0o700 });
  if ((await lstat(path)).isSymbolicLink()) throw new Error('the folder is a symbolic link');
  await chmod(path, 0o700);
  await writeFile(join(path, '.gitignore'), '*\n', { mode: 0o600 });
}

async function deleteOldest(path: string, maxCalls: number): Promise<void> {
  const calls = (await readdir(path)).filter((name) => /^\d+-[0-9a-f]{8}\.json$/.test(name)).sort();
  await Promise.all(
    calls.slice(0, Math.max(0, calls.length - maxCalls)).map((name) => rm(join(path, name), { force: true })),
  );
}

/** An exchange without the query of its address, without headers that may hold a secret, and with bodies that are not too large. */
function shown({ request, response, ...rest }: RecordedExchange): RecordedExchange {
  return {
    ...rest,
    request: limited({ ...request, url: request.url.replace(/[?#].*/s, '') }),
    ...(response && {
      response: {
        ...response,
        headers: Object.fromEntries(Object.entries(response.headers).filter(([name]) => SHOWN.test(name))),
      },
    }),
  };
}

function limited({ body, ...request }: RecordedRequest): RecordedRequest {
  if (body === undefined) return request;
  const text = JSON.stringify(body);
  const cut: RecordedBody = text.length <= MAX_BYTES ? body : { text: `${text.slice(0, 10_000)}… (cut)` };
  return { ...request, body: cut };
}
