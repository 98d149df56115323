import { array, type InferOutput, looseObject, minLength, nullish, object, pipe, string } from 'valibot';
import type { MediaAdapter, ValueAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { dataUrl, encodedFile, inputFiles } from '../presets/files.ts';
import { jobId } from '../presets/job-id.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { flatten, withSize } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';

const ticket = object({
  id: jobId('task'),
  task_status: nullish(string()),
});

const update = looseObject({ task_status: string() });

const images = looseObject({ image_result: pipe(array(looseObject({ url: string() })), minLength(1)) });

const textToImage: MediaAdapter<'text-to-image', InferOutput<typeof images>> = {
  type: 'media',
  request({ input, model }) {
    const json = { ...withSize(flatten(input)), prompt: input.inputs, model };
    return { path: 'api/paas/v4/async/images/generations', json };
  },
  job: polled({
    ticket,
    update,
    status: ({ task_status: status }) => status ?? undefined,
    done: ['SUCCESS'],
    failed: ['FAIL'],
    next: ({ id }) => ({ path: `api/paas/v4/async-result/${id}` }),
    afterMs: 5000,
    growth: 1,
    limit: {
      polls: 60,
      message: 'Timed out while waiting for the result from Z.ai API - aborting after 60 attempts',
    },
  }),
  response: images,
  media: ({ image_result: [image] }) => ({ url: image?.url ?? '' }),
};

const parsed = looseObject({ md_results: string() });

/** A document is read as Markdown. */
const imageToText: ValueAdapter<'image-to-text', InferOutput<typeof parsed>> = {
  type: 'value',
  uploads: inputFiles,
  // Other members are rejected.
  request: (call) => ({
    path: 'api/paas/v4/layout_parsing',
    json: { model: call.model, file: dataUrl(encodedFile(call)) },
  }),
  response: parsed,
  // @huggingface/inference 4.13.30 gives it under both names here, and @huggingface/tasks types only the second one.
  output: ({ md_results: generatedText }) => ({ generated_text: generatedText, generatedText }),
};

export const zaiOrg = defineProvider({
  id: 'zai-org',
  label: 'Z.ai',
  site: 'https://z.ai',
  hubOrganization: 'zai-org',
  keyVariable: 'ZAI_API_KEY',
  // Its documentation has json_object, and no form with a schema.
  jsonForm: 'json_object',
  baseUrl: 'https://api.z.ai',
  auth: bearer,
  // The second one asks for error messages in English.
  headers: { 'x-source-channel': 'hugging_face', 'accept-language': 'en-US,en' },
  reasoningForm: 'thinking',
  tasks: {
    conversational: openaiChat({ path: 'api/paas/v4/chat/completions' }),
    'text-to-image': textToImage,
    'image-to-text': imageToText,
  },
});
