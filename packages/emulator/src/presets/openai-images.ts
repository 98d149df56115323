import { toBase64 } from '../content/base64.ts';
import type { ImageType } from '../content/image/encode-image.ts';
import type { MediaFile } from '../content/media-file.ts';
import type { JsonObject } from '../contract/json.ts';
import type { ServedModel } from '../contract/served-model.ts';
import type { TaskDialect, TaskInput, TaskOutput, TaskResponseContext } from '../dialect/provider.ts';
import { refuseMembers } from './check-members.ts';
import { readCount, readInteger, readOptionalText, readSize, readText, readWantedSize } from './request-fields.ts';

type Output = TaskOutput<'text-to-image'>;

/** An image route in OpenAI's protocol. */
export interface OpenaiImagesOptions {
  readonly path: string;
  /** @default 'image/png' */
  readonly type?: ImageType;
  /** Reads the model from the body. @default the member `model` */
  readonly readModel?: (body: JsonObject) => unknown;
  /** Values of `response_format` that mean base64. @default ['b64_json'] */
  readonly base64Formats?: readonly string[];
  /** The form of an image when the request names none. @default 'url' */
  readonly defaultFormat?: 'url' | 'base64';
  /** True for models whose images are never stored. @default none */
  readonly isAlwaysBase64?: (model: ServedModel) => boolean;
  /** Members of every entry of `data`, over the common ones. */
  readonly entryExtras?: (output: Output, index: number) => object;
  /** Members of the response beside `data`. */
  readonly extras?: (output: Output, context: TaskResponseContext) => object;
}

/** Image generation in OpenAI's protocol. */
export function openaiImages(options: OpenaiImagesOptions): TaskDialect<TaskInput<'text-to-image'>, Output> {
  const { path, type = 'image/png', readModel, base64Formats = ['b64_json'], defaultFormat = 'url' } = options;
  return {
    path,
    ...(readModel ? { readModel } : {}),
    read({ body, model }) {
      refuseMembers(model.refuses ?? [], body, { model: model.providerId, isThinking: false });
      return {
        prompt: readText(body, 'prompt'),
        negativePrompt: readOptionalText(body, 'negative_prompt'),
        ...readSize(body, readWantedSize(body) ?? { width: 1024, height: 1024 }),
        seed: readInteger(body, 'seed'),
        count: readCount(body, 'n'),
        type,
      };
    },
    write(output, context) {
      const { response_format: format } = context.request.body;
      const isBase64 =
        options.isAlwaysBase64?.(context.request.model) ||
        (format === undefined ? defaultFormat === 'base64' : base64Formats.includes(String(format)));
      const entry = (file: MediaFile) =>
        isBase64 ? { b64_json: toBase64(file.bytes) } : { url: context.storeFile(file) };
      return {
        ...options.extras?.(output, context),
        data: output.files.map((file, index) => ({ ...options.entryExtras?.(output, index), ...entry(file) })),
      };
    },
  };
}
