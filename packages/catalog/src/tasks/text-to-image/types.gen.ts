// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of text-to-image generation: a prompt and optional settings. */
export interface TextToImageInput {
  /** Prompt: a description of the image. */
  inputs: string;
  /** Settings of text-to-image generation. Settings that only one provider supports may be added. */
  parameters?: TextToImageParameters | undefined;
}

/** Settings of text-to-image generation. Settings that only one provider supports may be added. */
export interface TextToImageParameters {
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Description of what the result should not show. Ignored by models without negative prompts. */
  negative_prompt?: string | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Width of the image in pixels. Default: set by the model. */
  width?: number | undefined;
  /** Height of the image in pixels. Default: set by the model. */
  height?: number | undefined;
  /** Class name of a scheduler that replaces the one of the model. */
  scheduler?: string | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Generated image. */
export type TextToImageResult = Blob;

/** Generated image as services that answer with JSON wrap it; the client returns the file itself. */
export interface TextToImageOutput {
  /** Generated image. */
  image: unknown;
  [key: string]: unknown;
}
