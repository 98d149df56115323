import { array, looseObject, minLength, nullish, pipe, string } from 'valibot';
import type { Media, MediaAdapter } from '../contract/adapter.ts';
import { flatten, rename } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for images. */
export interface ImageService {
  /** @default 'v1/images/generations' */
  readonly path?: string;
  /** Value of `response_format` for images inside the response. */
  readonly base64Format: string;
  /** The service's names of our parameters, or a function where names do not suffice. */
  readonly parameters?:
    | Readonly<Record<string, string>>
    | ((parameters: Readonly<Record<string, unknown>>) => Record<string, unknown>);
  /** False for a service that only returns images inside the response. @default true */
  readonly hasUrls?: boolean;
}

/** The images of a response, and how the first of them is read. */
export const firstOfData = {
  response: looseObject({
    data: pipe(array(looseObject({ b64_json: nullish(string()), url: nullish(string()) })), minLength(1)),
  }),
  media({ data: [image] }: ImageData): Media {
    return image?.b64_json ? { base64: image.b64_json } : { url: image?.url ?? '' };
  },
};

/** A response with images, by address or as base64. */
export interface ImageData {
  readonly data: readonly { readonly b64_json?: string | null | undefined; readonly url?: string | null | undefined }[];
}

const ALWAYS_INSIDE = /^(openai\/)?(chat)?gpt-image/;

/** Text to image by OpenAI's protocol. */
export function openaiImages({
  path = 'v1/images/generations',
  base64Format,
  parameters = {},
  hasUrls = true,
}: ImageService): MediaAdapter<'text-to-image'> {
  const adjust = typeof parameters === 'function' ? parameters : (own: object) => rename({ ...own }, parameters);
  const adapter: MediaAdapter<'text-to-image', ImageData> = {
    type: 'media',
    request: ({ input, model, outputType }) => ({
      path,
      json: {
        ...adjust(flatten(input)),
        // Images of these are always inside the response, and the member is refused.
        response_format: ALWAYS_INSIDE.test(model) ? undefined : hasUrls && outputType === 'url' ? 'url' : base64Format,
        prompt: input.inputs,
        model: model || undefined,
      },
    }),
    ...firstOfData,
  };
  return adapter;
}
