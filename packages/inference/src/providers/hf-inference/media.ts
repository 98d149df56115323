import type { AudioToAudioOutputElement } from '@hubkit/task-types';
import { array, instance, looseObject, minLength, pipe, string, union } from 'valibot';
import type { Call, MediaAdapter, ValueAdapter } from '../../contract/adapter.ts';
import { InputError } from '../../contract/errors.ts';
import { fileRequest, MODEL_PATH } from '../../presets/hub-task.ts';
import { createListSchema } from '../../presets/list-schema.ts';

type Picture =
  | Blob
  | { readonly data: readonly { readonly b64_json: string }[] }
  | { readonly output: readonly string[] };

/** An image as any of the servers behind the service returns it; `form` names it in error messages. */
function image(form: string) {
  return {
    type: 'media',
    response: union(
      [
        instance(Blob),
        looseObject({ data: pipe(array(looseObject({ b64_json: string() })), minLength(1)) }),
        looseObject({ output: pipe(array(string()), minLength(1)) }),
      ],
      `expected ${form}`,
    ),
    media(response: Picture) {
      if (response instanceof Blob) return { blob: response };
      if ('data' in response) return { base64: response.data[0]?.b64_json ?? '' };
      return { url: response.output[0] ?? '' };
    },
  } as const;
}

export const textToImage: MediaAdapter<'text-to-image', Picture> = {
  ...image('a Blob'),
  request: ({ input }) => ({ path: MODEL_PATH, json: input }),
};

export const imageToImage: MediaAdapter<'image-to-image', Picture> = {
  ...image('Blob'),
  uploads: (input) => fileRequest.uploads(withOneFile(input)),
  request: ({ input, uploads }) => fileRequest.request({ input: withOneFile(input), uploads }),
};

function withOneFile(input: Call<'image-to-image'>['input']) {
  const files = [input.inputs].flat();
  const [inputs] = files;
  if (inputs !== undefined && files.length === 1) return { ...input, inputs };
  throw new InputError(`Provider hf-inference takes one image, but 'inputs' has ${files.length}.`);
}

/** A task whose result is the response body itself. */
function audio<K extends 'text-to-speech' | 'text-to-audio'>(): MediaAdapter<K, Blob> {
  return {
    type: 'media',
    request: ({ input }) => ({ path: MODEL_PATH, json: input }),
    response: instance(Blob),
    media: (blob) => ({ blob }),
  };
}

export const textToSpeech = audio<'text-to-speech'>();

export const textToAudio = audio<'text-to-audio'>();

export const audioToAudio: ValueAdapter<'audio-to-audio', readonly AudioToAudioOutputElement[]> = {
  type: 'value',
  ...fileRequest,
  response: createListSchema(looseObject({ label: string(), 'content-type': string(), blob: string() }), {
    form: 'Array<{label: string, audio: Blob}>',
  }),
  output: (files) => [...files],
};
