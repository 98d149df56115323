import type { TaskId } from '@hubkit/catalog';
import { sniffMediaType } from '../binary/media-type.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { Binary } from '../contract/task-types.ts';
import { extras } from './parameters.ts';

/** The route of a model at the hub's inference service. */
export const MODEL_ROUTE = 'models/{model}';

/** The route of a model that is used for another task than its own. */
export function pipelineRoute(task: TaskId): string {
  return `${MODEL_ROUTE}/pipeline/${task}`;
}

/** Bytes as the whole body. A Blob brings its own type; that of bare bytes is read from their beginning. */
export function rawRequest(route: string, bytes: Binary): HttpRequest {
  if (bytes instanceof Blob) return { route, bytes };
  const type = sniffMediaType(new Uint8Array(bytes)) ?? 'application/octet-stream';
  return { route, bytes, headers: { 'Content-Type': type } };
}

/** Bytes inside JSON, as they have to be sent when there are parameters: the raw form has no room for them. */
export function base64Request(
  route: string,
  input: { readonly inputs?: unknown; readonly parameters?: object | undefined },
  base64: string,
): HttpRequest {
  return { route, json: { ...extras(input), inputs: base64, parameters: input.parameters } };
}

/** Whether any parameter is set. */
export function hasParameters({ parameters }: { readonly parameters?: object | undefined }): boolean {
  return Object.values(parameters ?? {}).some((value) => value !== undefined);
}
