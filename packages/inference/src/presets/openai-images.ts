import { array, type InferOutput, looseObject, minLength, nullish, pipe, string } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { flatten, rename } from './parameters.ts';

/** What differs between the services that draw pictures in OpenAI's way. */
export interface ImageService {
  /** What `response_format` is called for pictures inside the answer. */
  readonly base64Format: string;
  /** Names that the service has for our parameters. */
  readonly names?: Readonly<Record<string, string>>;
}

const response = looseObject({
  data: pipe(array(looseObject({ b64_json: nullish(string()), url: nullish(string()) })), minLength(1)),
});

/** Text to image at `v1/images/generations`. */
export function openaiImages({ base64Format, names = {} }: ImageService): MediaAdapter<'text-to-image'> {
  const adapter: MediaAdapter<'text-to-image', InferOutput<typeof response>> = {
    type: 'media',
    request: ({ input, model, outputType }) => ({
      path: 'v1/images/generations',
      json: {
        ...rename(flatten(input), names),
        response_format: outputType === 'url' ? 'url' : base64Format,
        prompt: input.inputs,
        model,
      },
    }),
    response,
    media({ data: [picture] }) {
      if (picture?.b64_json) return { base64: picture.b64_json };
      return { url: picture?.url ?? '' };
    },
  };
  return adapter;
}
