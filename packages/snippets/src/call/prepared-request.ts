import type { TaskId } from '@hubkit/catalog';
import type { CallOptions, MappingEntry } from '@hubkit/inference';
import type { PreparableCall, PreparedRequest, RequestBody } from '@hubkit/inference/prepare';
import type { InferenceSnippetOptions } from '../options.ts';
import type { SnippetModel } from '../snippet-model.ts';
import { type Credential, createHeaders } from './credential.ts';
import { replaceFiles } from './files.ts';
import { membersWithVariables, type Placeholders, placeholdersFor } from './placeholders.ts';
import type { SnippetFile, Values, WireBody, WireRequest } from './snippet-call.ts';

/** The parts of a call that a request is prepared from. */
export interface CallParts {
  readonly model: SnippetModel;
  readonly task: string;
  readonly provider: string;
  readonly mapping: Partial<MappingEntry> | undefined;
  readonly options: InferenceSnippetOptions;
  readonly args: Values;
  readonly files: readonly SnippetFile[];
  readonly credential: Credential;
  /** True where the response starts a job. */
  readonly isJob: boolean;
}

/** A call as `prepare` takes it, with stand-ins for its files. */
export interface SnippetPreparable {
  readonly call: PreparableCall<TaskId>;
  readonly options: CallOptions;
  readonly credential: Credential;
  readonly files: readonly SnippetFile[];
  readonly placeholders: Placeholders;
}

/** Converts the call of a snippet to the arguments of `prepare`. */
export function preparable({
  model,
  task,
  provider,
  mapping,
  options,
  args,
  files,
  credential,
  isJob,
}: CallParts): SnippetPreparable {
  const { endpointUrl, billTo, endpoints } = options;
  const blobs = new Map(files.map((file) => [file.path, standInFor(file)]));
  const names = new Map(files.map((file) => [blobs.get(file.path), file.variable]));
  const placeholders = placeholdersFor(isJob ? ['job', ...names.values()] : [...names.values()], [
    args,
    model.id,
    mapping,
    [credential.token, endpointUrl, billTo, endpoints],
  ]);
  const target = endpointUrl === undefined ? { provider } : { endpointUrl };
  const given = {
    ...replaceFiles(task, args, (path) => blobs.get(path)),
    ...target,
    model: model.id,
    accessToken: credential.token,
  };
  const call = {
    // `prepare` rejects tasks and arguments that it does not know.
    task: task as TaskId,
    args: given as unknown as PreparableCall<TaskId>['args'],
    ...(mapping && endpointUrl === undefined && { mapping }),
    uploads: (file: object) => ({
      base64: placeholders.texts.get(names.get(file as Blob) ?? '') ?? '',
      type: file instanceof Blob ? file.type : '',
    }),
  };
  return {
    call,
    options: { ...(billTo !== undefined && { billTo }), ...(endpoints && { endpoints }) },
    credential,
    files,
    placeholders,
  };
}

/** Empty files by variable and type, for the first file of a call: nothing changes a Blob, and making one takes as long as a snippet. */
const standIns = new Map<string, Blob>();

/** An empty file of the same type, by which a file is found again in the request. */
function standInFor({ variable, type }: SnippetFile): Blob {
  const key = `${variable} ${type}`;
  const known = standIns.get(key);
  if (known) return known;
  const made = new Blob([], { type });
  if (variable === 'audio' || variable === 'image') standIns.set(key, made);
  return made;
}

/** The first request of a call, with variables in the places of the key and of the files. */
export function wireRequest(request: PreparedRequest, preparable: SnippetPreparable): WireRequest {
  const body = wireBody(request, preparable);
  const headers = createHeaders(request, preparable.credential.variable);
  return {
    url: request.url,
    // A Blob brings its type by itself, a file on disk has none.
    headers: body.type === 'file' ? { ...headers, 'Content-Type': body.file.type } : headers,
    body,
  };
}

function wireBody({ body }: PreparedRequest, { files: [file], placeholders }: SnippetPreparable): WireBody {
  if (body.type === 'json') return { type: 'json', value: membersWithVariables(Object(body.value), placeholders) };
  if (body.type === 'bytes' && file) return { type: 'file', file };
  if (body.type === 'form' && file) return { type: 'form', ...formParts(body), file };
  return { type: 'none' };
}

function formParts({ value }: Extract<RequestBody, { readonly type: 'form' }>) {
  const parts = [...value.entries()];
  const [name] = parts.find(([, part]) => typeof part !== 'string') ?? ['file'];
  const fields = parts.flatMap(([key, part]) => (typeof part === 'string' ? [[key, part] as const] : []));
  return { name, fields: Object.fromEntries(fields) };
}
