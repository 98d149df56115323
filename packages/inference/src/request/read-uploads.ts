import type { TaskId } from '@hubkit/task-types';
import { SLICE_BYTES } from '../binary/base64.ts';
import { encodeFile } from '../binary/encode-file.ts';
import type { EncodedFile } from '../contract/adapter.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { makeRequest } from './build-request.ts';
import type { CallState } from './call-state.ts';

/** Number of first bytes by which the media type of a file is recognized (`media-type.ts`). */
const SNIFFED_BYTES = 16;

/**
 * Reads and encodes the files inside the JSON of a request, and makes it. In place of a large file, the adapter has a mark, where the
 * body gets the content in parts: as one text, it would be in memory by itself, in the JSON, and in the bytes that are sent.
 */
export async function requestWithUploads(started: CallState, input: ReadInput<TaskId>): Promise<void> {
  const uploads: Record<string, EncodedFile> = {};
  const contents = new Map<string, readonly Blob[]>();
  // The input is that of the adapter's own task.
  for (const [name, file] of Object.entries(started.route.adapter.uploads?.(input as never) ?? {})) {
    if (!file) continue;
    const whole = file instanceof Blob ? file : new Blob([file]);
    if (whole.size > SLICE_BYTES) {
      const parts: Blob[] = [];
      const { type } = await encodeFile(whole.slice(0, SNIFFED_BYTES, whole.type));
      for (let at = 0; at < whole.size; at += SLICE_BYTES) {
        parts.push(new Blob([(await encodeFile(whole.slice(at, at + SLICE_BYTES))).base64]));
      }
      const base64 = crypto.getRandomValues(new Uint32Array(4)).join('');
      uploads[name] = { base64, type };
      contents.set(base64, parts);
    } else uploads[name] = await encodeFile(file);
  }
  makeRequest(started, input, uploads);
  const { request } = started;
  const marks = [...contents.keys()].join('|');
  if (marks && typeof request.body === 'string') {
    const parts = request.body.split(new RegExp(`(${marks})`));
    request.body = new Blob(parts.flatMap<BlobPart>((part) => contents.get(part) ?? part));
  }
}
