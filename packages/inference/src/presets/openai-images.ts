import { array, type InferOutput, looseObject, minLength, nullish, pipe, string } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { flatten, rename } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for images. */
export interface ImageService {
  /** Value of `response_format` for images inside the response. */
  readonly base64Format: string;
  /** The service's names of our parameters, or a function where names do not suffice. */
  readonly parameters?:
    | Readonly<Record<string, string>>
    | ((parameters: Readonly<Record<string, unknown>>) => Record<string, unknown>);
  /** False for a service that only returns images inside the response. @default true */
  readonly hasUrls?: boolean;
}

const response = looseObject({
  data: pipe(array(looseObject({ b64_json: nullish(string()), url: nullish(string()) })), minLength(1)),
});

/** Text to image at `v1/images/generations`. */
export function openaiImages({
  base64Format,
  parameters = {},
  hasUrls = true,
}: ImageService): MediaAdapter<'text-to-image'> {
  const adjust = typeof parameters === 'function' ? parameters : (own: object) => rename({ ...own }, parameters);
  const adapter: MediaAdapter<'text-to-image', InferOutput<typeof response>> = {
    type: 'media',
    request: ({ input, model, outputType }) => ({
      path: 'v1/images/generations',
      json: {
        ...adjust(flatten(input)),
        response_format: hasUrls && outputType === 'url' ? 'url' : base64Format,
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
