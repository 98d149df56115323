import type { TaskId } from '@hubkit/task-types';
import { sniffMediaType } from '../binary/media-type.ts';
import type { EncodedFile, Uploads } from '../contract/adapter.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { Binary } from '../contract/task-types.ts';
import { extras } from './parameters.ts';

/** The path of a model at the hub's inference service. */
export const MODEL_PATH = 'models/{model}';

/** The path of a model that is used for another task than its own. */
export function pipelinePath(task: TaskId): string {
  return `${MODEL_PATH}/pipeline/${task}`;
}

/** The input of a task that takes one file. */
interface FileInput {
  readonly inputs: Binary;
  readonly parameters?: object | undefined;
}

/** The request of a task that takes one file: its bytes as the whole body, or base64 inside JSON where there are parameters. */
export const fileRequest = {
  uploads: (input: FileInput): Uploads<Binary> => (hasParameters(input) ? { inputs: input.inputs } : {}),
  request: ({
    input,
    uploads: { inputs },
  }: {
    readonly input: FileInput;
    readonly uploads: Uploads<EncodedFile>;
  }): HttpRequest => (inputs ? base64Request(MODEL_PATH, input, inputs.base64) : rawRequest(MODEL_PATH, input.inputs)),
};

/** Bytes as the whole body. A Blob brings its own type; that of bare bytes is read from their beginning. */
function rawRequest(path: string, bytes: Binary): HttpRequest {
  if (bytes instanceof Blob) return { path, bytes };
  const type = sniffMediaType(new Uint8Array(bytes)) ?? 'application/octet-stream';
  return { path, bytes, headers: { 'Content-Type': type } };
}

/** Bytes inside JSON, as they have to be sent when there are parameters: the raw form has no room for them. */
function base64Request(
  path: string,
  input: { readonly inputs?: unknown; readonly parameters?: object | undefined },
  base64: string,
): HttpRequest {
  return { path, json: { ...extras(input), inputs: base64, parameters: input.parameters } };
}

/** True when any parameter is set. */
function hasParameters({ parameters }: { readonly parameters?: object | undefined }): boolean {
  return Object.values(parameters ?? {}).some((value) => value !== undefined);
}
