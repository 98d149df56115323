import { isMembers } from '@hubkit/messages';
import type { RequestContext } from '../call/context.ts';
import { GatewayError } from '../contract/errors.ts';
import { isForm, readForm } from '../http/read-form.ts';
import { type JsonObject, type ReadBody, readJson } from '../http/read-json.ts';

/** Arguments of a task, as a client sent them. */
export interface TaskBody {
  readonly args: JsonObject;
  /** Bytes of the body without those of its files. */
  readonly size: number;
  /** Name of the model, from the body or from `?model=`. */
  readonly model: unknown;
  /** False where the client wants a handle of the job rather than the result. */
  readonly isWaiting: boolean;
}

/** Types of bodies that are one file: the input of the task. */
const FILE_TYPE = /^(?:image|audio|video)\/[\w.+-]+$|^application\/octet-stream$/i;

/** Reads the arguments of a task: JSON, a form with files beside a field `json`, or one file as the whole body. */
export async function readTaskBody(visit: RequestContext): Promise<TaskBody> {
  const query = new URLSearchParams(visit.incoming.target.split('?')[1] ?? '');
  const { body: args, size } = await readArgs(visit);
  return { args, size, model: args.model ?? query.get('model'), isWaiting: query.get('wait') !== 'false' };
}

async function readArgs({ incoming, parts: { bounds } }: RequestContext): Promise<ReadBody> {
  const [type = ''] = (incoming.header('content-type') ?? '').split(';', 1);
  if (FILE_TYPE.test(type)) {
    const bytes = await incoming.readBytes(bounds.fileBytes, bounds.bodyMs);
    return { body: { inputs: new Blob([bytes as BlobPart], { type }) }, size: 0 };
  }
  return isForm(type) ? formArgs(await readForm(incoming, bounds)) : readJson(incoming, bounds);
}

function formArgs(form: FormData): ReadBody {
  const json = form.get('json');
  const args: Record<string, unknown> = { ...jsonField(json) };
  let size = textSize(json);
  for (const [name, value] of form.entries()) {
    if (name === 'json') continue;
    size += textSize(value);
    // `inputs.image` is a field of the object `inputs`.
    const [field = '', member] = name.split('.');
    args[field] = member === undefined ? value : { ...(args[field] as object | undefined), [member]: value };
  }
  return { body: args, size };
}

/** Bytes of a text field of a form; a file has none. */
function textSize(value: unknown): number {
  return typeof value === 'string' ? new Blob([value]).size : 0;
}

function jsonField(text: unknown): object {
  if (text === null) return {};
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    if (isMembers(value)) return value;
  } catch {
    // Not JSON: refused below with all other values that are not objects.
  }
  throw new GatewayError('INPUT', 'The field `json` of the form has to be a JSON object.', { param: 'json' });
}
