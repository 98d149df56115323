import type { ImageEdit } from '../../content/image/edit-images.ts';
import type { Size } from '../../content/image/size.ts';
import { isJsonObject } from '../../contract/json.ts';
import { invalidField, missingField } from '../../contract/problem.ts';
import { hashText } from '../../contract/random.ts';
import type { ServedModel } from '../../contract/served-model.ts';
import type { TaskInput, TaskRequest } from '../../dialect/provider.ts';
import {
  readCount,
  readDataUrlField,
  readDataUrls,
  readInteger,
  readOptionalText,
  readSize,
  readText,
} from '../../presets/request-fields.ts';

const IMAGE_SIZES: Readonly<Record<string, Size>> = {
  square_hd: { width: 1024, height: 1024 },
  square: { width: 512, height: 512 },
  portrait_4_3: { width: 768, height: 1024 },
  portrait_16_9: { width: 576, height: 1024 },
  landscape_4_3: { width: 1024, height: 768 },
  landscape_16_9: { width: 1024, height: 576 },
};

/** Reads the request of an image for a prompt. */
export function readImageInput({ body, model }: TaskRequest): TaskInput<'text-to-image'> {
  const prompt = readText(body, 'prompt');
  checkWeights(model, body.loras);
  if (model.providerId === 'fal-ai/lora') readText(body, 'model_name');
  const style = Array.isArray(body.loras) && JSON.stringify(body.loras).includes('pixel') ? ', pixel art' : '';
  const isPng = body.output_format === 'png' || model.adapter === 'lora';
  return {
    prompt: prompt + style,
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    ...readImageSize(body.image_size),
    seed: readInteger(body, 'seed') ?? hashText(prompt),
    count: readCount(body, 'num_images'),
    type: isPng ? 'image/png' : 'image/jpeg',
  };
}

/** Checks the weights of a model with an adapter. */
export function checkWeights(model: ServedModel, loras: unknown): void {
  if (loras === undefined && model.adapter !== 'lora') return;
  if (loras === undefined) throw missingField('loras');
  if (!Array.isArray(loras)) throw invalidField('loras', 'value is not a valid list');
  const wrong = loras.findIndex((lora) => !isJsonObject(lora) || typeof lora.path !== 'string');
  if (wrong >= 0) throw invalidField(`loras.${wrong}.path`, 'str type expected');
}

function readImageSize(size: unknown): Size {
  if (size === undefined || size === null) return { width: 1024, height: 768 };
  if (isJsonObject(size)) return readSize(size, { width: 512, height: 512 });
  const preset = typeof size === 'string' && Object.hasOwn(IMAGE_SIZES, size) ? IMAGE_SIZES[size] : undefined;
  if (!preset) throw invalidField('image_size', 'unexpected value; permitted: square_hd, square, portrait_4_3, …');
  return preset;
}

/** Reads the request of an image that is made of others. */
export function readChange(
  request: TaskRequest,
  options: { readonly isImageOptional?: boolean } = {},
): TaskInput<'image-to-image'> {
  return {
    ...readImages(request, options),
    size: request.body.image_size === undefined ? undefined : readImageSize(request.body.image_size),
    type: request.body.output_format === 'png' ? 'image/png' : 'image/jpeg',
  };
}

/** Reads images and prompt, which tasks for images and for videos have in common. */
export function readImages(
  { body, model }: TaskRequest,
  { isImageOptional = false }: { readonly isImageOptional?: boolean } = {},
): Omit<ImageEdit, 'size'> & { readonly field: string } {
  checkWeights(model, body.loras);
  const field = body.image_urls === undefined ? 'image_url' : 'image_urls';
  const hasNone = body.image_url === undefined && body.image_urls === undefined;
  const read = () => (field === 'image_url' ? [readDataUrlField(body, field)] : readDataUrls(body, field));
  return {
    images: hasNone && isImageOptional ? [] : read().map(({ bytes }) => bytes),
    field,
    prompt: hasNone ? readText(body, 'prompt') : readOptionalText(body, 'prompt'),
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    seed: readInteger(body, 'seed'),
  };
}
