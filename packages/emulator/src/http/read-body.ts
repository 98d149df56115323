import type { HonoRequest } from 'hono';
import type { MediaFile } from '../content/media-file.ts';
import { isJsonObject, type JsonObject, parseJson } from '../contract/json.ts';
import { ProblemError } from '../contract/problem.ts';

/** A request body, read. */
export interface RequestBody {
  /** The JSON object, or the text fields of a form; empty for other bodies. */
  readonly body: JsonObject;
  /** A body that is neither JSON nor a form. */
  readonly bytes: Uint8Array | undefined;
  /** The files of a form, by field. */
  readonly files: Readonly<Record<string, MediaFile>>;
}

/** Media types of JSON. */
export const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** Reads a body: JSON only, or with `any` also forms and raw bytes. */
export async function readBody(request: HonoRequest, accepts: 'json' | 'any'): Promise<RequestBody> {
  const type = (request.header('content-type') ?? '').trim();
  if (accepts === 'json' || JSON_TYPE.test(type)) {
    return { body: await readJsonObject(request), bytes: undefined, files: {} };
  }
  if (/^multipart\/form-data\b/i.test(type)) return readForm(request);
  return { body: {}, bytes: new Uint8Array(await request.arrayBuffer()), files: {} };
}

/** Reads a body as a JSON object. */
export async function readJsonObject(request: HonoRequest): Promise<JsonObject> {
  const type = (request.header('content-type') ?? '').trim();
  if (!JSON_TYPE.test(type)) {
    const message = `Expected request with \`Content-Type: application/json\`, got ${type || 'none'}`;
    throw new ProblemError({ status: 415, reason: 'wrong-content-type', message });
  }
  const value = parseJson(await request.text());
  if (isJsonObject(value)) return value;
  throw new ProblemError({ status: 400, reason: 'invalid-json', message: 'The body is not a JSON object.' });
}

async function readForm(request: HonoRequest): Promise<RequestBody> {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw new ProblemError({ status: 400, reason: 'invalid-json', message: 'The form cannot be read.' });
  const body: Record<string, unknown> = Object.create(null);
  const files: Record<string, MediaFile> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === 'string') body[name] = value;
    else files[name] = { type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return { body, bytes: undefined, files };
}
