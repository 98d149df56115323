import type { TaskId } from '@hubkit/catalog';
import { SLICE_BYTES } from '../binary/base64.ts';
import { encodeFile } from '../binary/encode-file.ts';
import type { EncodedFile } from '../contract/adapter.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { makeRequest } from './build-request.ts';
import type { StartedCall } from './started-call.ts';

/**
 * Reads and encodes the files inside the JSON of a request, and makes it. In place of a large file, the adapter has a mark, where the
 * body gets the content in parts: as one text, it would be in memory by itself, in the JSON, and in the bytes that are sent.
 */
export async function requestWithUploads(started: StartedCall, input: ReadInput<TaskId>): Promise<void> {
  const uploads: Record<string, EncodedFile> = {};
  const contents = new Map<string, readonly Blob[]>();
  // The input is that of the adapter's own task.
  for (const [name, file] of Object.entries(started.route.adapter.uploads?.(input as never) ?? {})) {
    if (file instanceof Blob && file.size > SLICE_BYTES) {
      const parts: Blob[] = [];
      for (let at = 0; at < file.size; at += SLICE_BYTES) {
        parts.push(new Blob([(await encodeFile(file.slice(at, at + SLICE_BYTES))).base64]));
      }
      const base64 = `${Math.random()}`;
      uploads[name] = { base64, type: file.type };
      contents.set(base64, parts);
    } else if (file) uploads[name] = await encodeFile(file);
  }
  makeRequest(started, input, uploads);
  const { request } = started;
  const marks = [...contents.keys()].join('|');
  if (marks && typeof request.body === 'string') {
    const parts = request.body.split(new RegExp(`(${marks})`));
    request.body = new Blob(parts.flatMap<BlobPart>((part) => contents.get(part) ?? part));
  }
}
