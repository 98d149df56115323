import type { TaskId } from '@hubkit/catalog';
import { sniffMediaType } from '../binary/media-type.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { Binary } from '../contract/task-types.ts';
import { extras } from './parameters.ts';

/** The path of a model at the hub's inference service. */
export const MODEL_PATH = 'models/{model}';

/** The path of a model that is used for another task than its own. */
export function pipelinePath(task: TaskId): string {
  return `${MODEL_PATH}/pipeline/${task}`;
}

/** Bytes as the whole body. A Blob brings its own type; that of bare bytes is read from their beginning. */
export function rawRequest(path: string, bytes: Binary): HttpRequest {
  if (bytes instanceof Blob) return { path, bytes };
  const type = sniffMediaType(new Uint8Array(bytes)) ?? 'application/octet-stream';
  return { path, bytes, headers: { 'Content-Type': type } };
}

/** Bytes inside JSON, as they have to be sent when there are parameters: the raw form has no room for them. */
export function base64Request(
  path: string,
  input: { readonly inputs?: unknown; readonly parameters?: object | undefined },
  base64: string,
): HttpRequest {
  return { path, json: { ...extras(input), inputs: base64, parameters: input.parameters } };
}

/** True when any parameter is set. */
export function hasParameters({ parameters }: { readonly parameters?: object | undefined }): boolean {
  return Object.values(parameters ?? {}).some((value) => value !== undefined);
}
