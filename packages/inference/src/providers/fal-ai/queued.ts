import { array, type GenericSchema, looseObject, minLength, pipe, string, transform } from 'valibot';
import type { Call, MediaAdapter } from '../../contract/adapter.ts';
import type { Schema } from '../../contract/schema.ts';
import type { MediaTaskId } from '../../contract/task-types.ts';
import { falQueue } from '../../presets/fal-queue.ts';

/** A file in a result of fal. */
export interface FalFile {
  readonly url: string;
}

const file = looseObject({ url: string() });

/** Results with a list of images, of which the first is read. */
export const firstImage: Schema<FalFile> = pipe(
  looseObject({ images: pipe(array(file), minLength(1)) }),
  transform(({ images: [image] }) => image as FalFile),
);

/** Results with one file at a member, such as `video`. */
export function fileAt(member: string): GenericSchema<unknown, FalFile> {
  return pipe(
    looseObject({ [member]: file }),
    transform((result) => result[member] as FalFile),
  );
}

/** A task of fal whose result is a file. */
interface QueuedTask<K extends MediaTaskId> extends Pick<MediaAdapter<K>, 'label' | 'uploads'> {
  /** Schema of the result. */
  readonly response: Schema<FalFile>;
  body(call: Call<K>): object;
  /** @default the model */
  path?(call: Call<K>): string;
}

/** A task that waits in fal's queue, which has no time limit; requests to the synchronous host break off after a while. */
export function queued<K extends MediaTaskId>({ body, path, ...parts }: QueuedTask<K>): MediaAdapter<K, FalFile> {
  return {
    type: 'media',
    ...parts,
    request: (call) => ({ path: path ? path(call) : '{model}', base: 'queue', json: body(call) }),
    job: falQueue,
    media: ({ url }) => ({ url }),
  };
}
