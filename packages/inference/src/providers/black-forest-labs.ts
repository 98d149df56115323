import { type InferOutput, looseObject, nullish, number, object, string } from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { defineProvider } from '../contract/provider.ts';
import { ownModels } from '../presets/access.ts';
import { flatten, rename } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';

const ticket = object({ id: string(), polling_url: string() });

const update = looseObject({
  status: string(),
  progress: nullish(number()),
  details: nullish(looseObject({})),
});

const image = looseObject({ result: looseObject({ sample: string() }) });

const textToImage: MediaAdapter<'text-to-image', InferOutput<typeof image>> = {
  type: 'media',
  request: ({ input }) => ({
    path: 'v1/{model}',
    json: {
      // The service ignores members that it does not know, so the usual names would have no effect.
      ...rename(flatten(input), { num_inference_steps: 'steps', guidance_scale: 'guidance' }),
      prompt: input.inputs,
    },
  }),
  job: polled({
    ticket,
    update,
    done: ['Ready'],
    failed: ['Error', 'Failed', 'Request Moderated', 'Content Moderated', 'Task not found'],
    reason: (body) => ('status' in body ? failureText(body) : undefined),
    // The address names the region that runs the job, which may be another one than that of the submission.
    next: ({ polling_url: address }, _, poll) => ({
      address,
      query: { attempt: String(poll) },
      failureText: 'Failed to fetch result from black forest labs API',
    }),
    progress: (body) => ('progress' in body && typeof body.progress === 'number' ? { fraction: body.progress } : {}),
    afterMs: 1000,
    growth: 1,
    limit: {
      polls: 5,
      message: 'Timed out while waiting for the result from black forest labs API - aborting after 5 attempts',
    },
  }),
  response: image,
  media: ({ result }) => ({ url: result.sample }),
};

/** The state, and its description by the service: `Content Moderated: Derivative Works Filter`. */
function failureText({ status, details }: InferOutput<typeof update>): string {
  const reasons = Object.values(details ?? {}).flat();
  return [status, reasons.filter((reason) => typeof reason === 'string').join(', ')].filter(Boolean).join(': ');
}

export const blackForestLabs = defineProvider({
  id: 'black-forest-labs',
  label: 'Black Forest Labs',
  site: 'https://bfl.ai',
  hubOrganization: 'black-forest-labs',
  keyVariable: 'BFL_API_KEY',
  baseUrl: 'https://api.us1.bfl.ai',
  directOnlySince: '2026-07',
  access: ownModels,
  auth: { header: 'x-key', prefix: '' },
  hosts: ['*.bfl.ai'],
  keyHosts: ['*.bfl.ai'],
  tasks: { 'text-to-image': textToImage },
});
