// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInputs } from '../../task-schemas/binary-input.ts';

/** Input of image-to-image generation: one or several images and optional settings. */
export interface ImageToImageInput {
  /** Image to change, or several images where the model combines them. */
  inputs: BinaryInputs;
  /** Settings of image-to-image generation. Settings that only one provider supports may be added. */
  parameters?: ImageToImageParameters | undefined;
}

/** Settings of image-to-image generation. Settings that only one provider supports may be added. */
export interface ImageToImageParameters {
  /** Prompt: a description of the result, or of the change to make. */
  prompt?: string | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageToImageInputTargetSize | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageToImageInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated image. */
export type ImageToImageResult = Blob;

/** Generated image as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageToImageOutput {
  /** Generated image. */
  image?: unknown;
  [key: string]: unknown;
}
