import { InferenceClient } from '@hubkit/inference';
import { bearer, defineProvider, type MediaAdapter, notOnHub, polled } from '@hubkit/inference/provider-kit';
import { nullish, object, string } from 'valibot';

const video: MediaAdapter<'text-to-video', { readonly url: string }> = {
  type: 'media',
  request: ({ input, model }) => ({ path: 'v1/jobs', json: { prompt: input.inputs, model } }),
  job: polled({
    ticket: object({ id: string() }),
    update: object({ state: string(), url: nullish(string()) }),
    status: (update) => ('state' in update ? update.state : undefined),
    done: ['done'],
    failed: ['failed'],
    next: ({ id }) => ({ path: `v1/jobs/${id}` }),
  }),
  response: object({ url: string() }),
  media: ({ url }) => ({ url }),
};
const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  baseUrl: 'https://api.acme.example',
  auth: bearer,
  access: notOnHub,
  tasks: { 'text-to-video': video },
});

// A stand-in for the service: the job is done at the first poll.
const fetch = async (url: string | URL | Request) =>
  String(url).endsWith('/v1/jobs')
    ? Response.json({ id: 'job-1' })
    : Response.json({ state: 'done', url: 'https://files.acme.example/cat.mp4' });
const client = new InferenceClient('key-of-acme', { fetch });
const args = { provider: acme, model: 'movie-1', inputs: 'a cat on a skateboard' };
console.log(await client.textToVideo(args, { outputType: 'url' }));
