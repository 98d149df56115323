// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of image-to-video generation: an image and optional settings. */
export interface ImageToVideoInput {
  /** Image that the video starts from. */
  inputs: BinaryInput;
  /** Settings of image-to-video generation. Settings that only one provider supports may be added. */
  parameters?: ImageToVideoParameters | undefined;
}

/** Settings of image-to-video generation. Settings that only one provider supports may be added. */
export interface ImageToVideoParameters {
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
  /** Number of frames of the video. Default: set by the model. */
  num_frames?: number | undefined;
  /** Size of the result in pixels. Default: set by the model, often the size of the input. */
  target_size?: ImageToVideoInputTargetSize | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Size of the result in pixels. Default: set by the model, often the size of the input. */
export interface ImageToVideoInputTargetSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  [key: string]: unknown;
}

/** Generated video. */
export type ImageToVideoResult = Blob;

/** Generated video as services that answer with JSON wrap it; the client returns the file itself. */
export interface ImageToVideoOutput {
  /** Generated video. */
  video: unknown;
  [key: string]: unknown;
}
