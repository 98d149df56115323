import { type InferOutput, looseObject, nullish, object, string } from 'valibot';
import type { MediaAdapter } from '../../contract/adapter.ts';
import { dataUrl, encodedFile, encodedFiles, inputFiles } from '../../presets/files.ts';
import { jobId } from '../../presets/job-id.ts';
import { firstOfData, type ImageData } from '../../presets/openai-images.ts';
import { flatten, flattenVideo, rename, withMeasures } from '../../presets/parameters.ts';
import { polled } from '../../presets/polled.ts';

/** Names of parameters at together. */
export const NAMES = { num_inference_steps: 'steps' };

/** Models that take one image by its address; all others take a list of references. */
const isKontext = (model: string) => /kontext/i.test(model) && /flux\.1/i.test(model);

export const imageToImage: MediaAdapter<'image-to-image', ImageData> = {
  type: 'media',
  uploads: inputFiles,
  request(call) {
    const { input, model, outputType } = call;
    const urls = encodedFiles(call).map(dataUrl);
    const json = {
      ...(isKontext(model) ? { image_url: urls[0] } : { reference_images: urls }),
      // Required, also by models that only enlarge an image.
      prompt: '',
      ...rename(withMeasures(flatten(input)), NAMES),
      response_format: outputType === 'url' ? 'url' : 'base64',
      model,
    };
    return { path: 'v1/images/generations', json };
  },
  ...firstOfData,
};

const job = object({
  id: jobId('job'),
  status: nullish(string()),
  error: nullish(looseObject({ message: nullish(string()) })),
});

const video = looseObject({ outputs: looseObject({ video_url: string() }) });

/** A video is a job; both tasks that make one differ in the request only. */
const asJob = {
  type: 'media',
  job: polled({
    ticket: job,
    update: job,
    done: ['completed'],
    failed: ['failed', 'cancelled'],
    reason: ({ error }) => error?.message,
    next: ({ id }) => ({ path: `v2/videos/${id}` }),
    afterMs: 2000,
    growth: 1,
    limit: {
      polls: 150,
      message: 'Timed out while waiting for Together video generation — aborting after 150 status polls',
    },
  }),
  response: video,
  media: ({ outputs }: InferOutput<typeof video>) => ({ url: outputs.video_url }),
} as const;

export const textToVideo: MediaAdapter<'text-to-video', InferOutput<typeof video>> = {
  ...asJob,
  request: ({ input, model }) => ({
    path: 'v2/videos',
    json: { ...videoParameters(input), prompt: input.inputs, model },
  }),
};

export const imageToVideo: MediaAdapter<'image-to-video', InferOutput<typeof video>> = {
  ...asJob,
  uploads: inputFiles,
  request: (call) => ({
    path: 'v2/videos',
    json: {
      // The service takes up to about 60 kB here.
      frame_images: [{ input_image: dataUrl(encodedFile(call)), frame: 'first' }],
      ...videoParameters(call.input),
      model: call.model,
    },
  }),
};

function videoParameters(input: Parameters<typeof flattenVideo>[0]): Record<string, unknown> {
  return rename(withMeasures(flattenVideo(input)), NAMES);
}
