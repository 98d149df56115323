// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of text-to-video generation: a prompt and optional settings. */
export interface TextToVideoInput {
  /** Prompt: a description of the video. */
  inputs: string;
  /** Settings of text-to-video generation. Settings that only one provider supports may be added. */
  parameters?: TextToVideoParameters | undefined;
}

/** Settings of text-to-video generation. Settings that only one provider supports may be added. */
export interface TextToVideoParameters {
  /** Number of frames of the video. Default: set by the model. */
  num_frames?: number | undefined;
  /**
   * Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts.
   * Default: set by the model.
   */
  guidance_scale?: number | undefined;
  /** Descriptions of what the video should not show. Most providers take a single text. */
  negative_prompt?: string | string[] | undefined;
  /** Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model. */
  num_inference_steps?: number | undefined;
  /** Seed of the random number generator; the same seed and settings give the same result. Default: random. */
  seed?: number | undefined;
  [key: string]: unknown;
}

/** Generated video. */
export type TextToVideoResult = Blob;

/** Generated video as services that answer with JSON wrap it; the client returns the file itself. */
export interface TextToVideoOutput {
  /** Generated video. */
  video: unknown;
  [key: string]: unknown;
}
