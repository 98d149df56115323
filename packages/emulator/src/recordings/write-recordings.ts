import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { EmulatorError } from '../contract/errors.ts';
import { parseJson } from '../contract/json.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { RecordedBody, RecordedBytes, RecordedExchange, RecordedResponse } from './recorded-exchange.ts';

/** Real addresses of the services, so that clients can replay a recording with their usual endpoints. */
const ORIGINS: Readonly<Record<string, string>> = {
  hub: 'https://huggingface.co',
  router: 'https://router.huggingface.co',
};

const RECORDED_PATH = /^\/(hub|router|providers|servers)(\/.*)$/;

/** Request headers without secrets. */
const SHOWN = /^(?:accept|accept-encoding|content-type|prefer)$/;

/** Response headers that are untrue of a replay, and cookies. */
const DROPPED = /^(?:set-cookie|date|connection|keep-alive|transfer-encoding|content-encoding|content-length)$/;

/** Writes every exchange to a folder, one file each, when its response has ended; the files of `recordTo` have this form. */
export function writeRecordings(folder: string): MiddlewareHandler<AppEnv> {
  let count = prepareFolder(folder);
  return async (c, next) => {
    const url = recordedUrl(c);
    if (!url) return next();
    const number = ++count;
    const start = performance.now();
    const request = await recordRequest(c, url);
    await next();
    if (c.res.headers.has('x-hono-already-sent')) return undefined;
    const { status, statusText, headers, body } = c.res;
    const kept = Object.fromEntries([...headers].filter(([name]) => !DROPPED.test(name)));
    const write = (chunks: RecordedResponse['chunks'], end?: 'cancelled') =>
      store(folder, number, {
        version: 1,
        request,
        response: { status, statusText, headers: kept, chunks, ...(end && { end }) },
      });
    if (body) c.res = new Response(watch(body, start, write), c.res);
    else write([]);
    return undefined;
  };
}

/** Makes the folder; returns the number of its last file. */
function prepareFolder(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return Math.max(0, ...readdirSync(folder).flatMap((name) => Number.parseInt(name, 10) || []));
  } catch (cause) {
    throw new EmulatorError('BAD_RECORDING', `Recordings cannot be written to ${folder}: is it a folder?`, { cause });
  }
}

function recordedUrl(c: AppContext): URL | undefined {
  const [, service = '', rest = ''] = RECORDED_PATH.exec(c.get('url').path) ?? [];
  if (service === '') return undefined;
  const { origin, search } = new URL(c.req.url);
  const real = ORIGINS[service];
  return new URL((real ?? origin) + (real ? rest : `/${service}${rest}`) + search);
}

async function recordRequest(c: AppContext, url: URL): Promise<RecordedExchange['request']> {
  const headers = [...c.req.raw.headers].filter(([name]) => SHOWN.test(name));
  const body = await recordBody(c.get('body') ?? new Uint8Array(), c.req.header('content-type') ?? '');
  return {
    method: c.req.method,
    url: url.href,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value.replace(/boundary=.*/, 'boundary=…')])),
    ...(body && { body }),
  };
}

/** Passes a body on, and writes the chunks that were read when it ends. */
function watch(
  body: ReadableStream<Uint8Array>,
  start: number,
  write: (chunks: RecordedResponse['chunks'], end?: 'cancelled') => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const chunks: RecordedResponse['chunks'][number][] = [];
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          write(chunks);
          return controller.close();
        }
        chunks.push({ afterMs: Math.round(performance.now() - start), ...recordBytes(value) });
        controller.enqueue(value);
      },
      async cancel(reason) {
        write(chunks, 'cancelled');
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Writes `0001-POST-router.huggingface.co-groq-openai-v1-chat-completions.json`, readable by its owner only. */
function store(folder: string, number: number, exchange: RecordedExchange): void {
  const { method, url } = exchange.request;
  const { host, pathname } = new URL(url);
  const slug = `${method}-${host}${pathname}`.replace(/[^\w.-]+/g, '-').slice(0, 120);
  const file = join(folder, `${String(number).padStart(4, '0')}-${slug.replace(/-+$/, '')}.json`);
  writeFileSync(`${file}.part`, `${JSON.stringify(exchange, undefined, 1)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Records bytes as text if they are UTF-8, as base64 otherwise. */
function recordBytes(bytes: Uint8Array): RecordedBytes {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

/** Records a request body as JSON, as the parts of a form, or as bytes; undefined for an empty one. */
async function recordBody(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<RecordedBody | undefined> {
  if (bytes.length === 0) return undefined;
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
    if (form) return { form: await Promise.all([...form].map(recordPart)) };
  }
  const recorded = recordBytes(bytes);
  const json = 'text' in recorded ? parseJson(recorded.text) : undefined;
  return json === undefined ? recorded : { json };
}

async function recordPart([name, value]: [string, File | string]): Promise<readonly [string, RecordedBody]> {
  return [name, typeof value === 'string' ? { text: value } : recordBytes(new Uint8Array(await value.arrayBuffer()))];
}
