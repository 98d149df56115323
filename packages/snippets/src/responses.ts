import { base64At, type ProviderResponses, urlAt } from './response-places.ts';

const fal = { image: urlAt('images', 0, 'url'), video: urlAt('video', 'url') };
const novita = {
  ticket: (id: string) => ({ task_id: id }),
  id: ['task_id'],
  status: ['task', 'status'],
  intervalSeconds: 1,
};
const replicate = { form: 'url', at: ['output'], mayBeList: true } as const;
const together = { image: base64At('data', 0, 'b64_json'), video: urlAt('outputs', 'video_url') };
const wavespeed = urlAt('data', 'outputs', 0);

/** Places in responses that snippets read, by provider. A provider whose responses are the files has none. */
export const RESPONSES: Readonly<Record<string, ProviderResponses>> = {
  'black-forest-labs': {
    job: {
      tasks: ['text-to-image'],
      ticket: (id) => ({ id, polling_url: `https://api.us1.bfl.ai/v1/get_result?id=${id}` }),
      // The address names the region that runs the job.
      id: ['polling_url'],
      isAddress: true,
      status: ['status'],
      done: ['Ready'],
      failed: ['Error', 'Failed', 'Request Moderated', 'Content Moderated', 'Task not found'],
      intervalSeconds: 1,
    },
    results: { 'text-to-image': urlAt('result', 'sample') },
  },
  deepinfra: {
    results: { 'text-to-image': base64At('data', 0, 'b64_json') },
  },
  'fal-ai': {
    job: {
      tasks: [
        'text-to-image',
        'image-to-image',
        'image-text-to-image',
        'image-segmentation',
        'text-to-video',
        'image-to-video',
        'image-text-to-video',
        'text-to-audio',
        'audio-to-audio',
      ],
      ticket: (id) => ({ request_id: id }),
      id: ['request_id'],
      status: ['status'],
      done: ['COMPLETED'],
      failed: ['FAILED', 'ERROR', 'CANCELED', 'CANCELLED'],
      intervalSeconds: 1,
    },
    results: {
      'text-to-image': fal.image,
      'image-to-image': fal.image,
      'image-text-to-image': fal.image,
      'text-to-video': fal.video,
      'image-to-video': fal.video,
      'image-text-to-video': fal.video,
      'text-to-speech': urlAt('audio', 'url'),
      // Models of Stability have a name of their own for it.
      'text-to-audio': (model) => (/stable-audio/i.test(model) ? urlAt('audio_file', 'url') : urlAt('audio', 'url')),
    },
  },
  hyperbolic: {
    results: { 'text-to-image': base64At('images', 0, 'image') },
  },
  nebius: {
    results: { 'text-to-image': base64At('data', 0, 'b64_json') },
  },
  novita: {
    job: [
      { ...novita, tasks: ['text-to-video'], done: ['TASK_STATUS_SUCCEED'], failed: ['TASK_STATUS_FAILED'] },
      { ...novita, tasks: ['image-text-to-video'], done: ['succeeded'], failed: ['failed', 'cancelled'] },
    ],
    results: {
      'text-to-video': urlAt('videos', 0, 'video_url'),
      'image-text-to-video': urlAt('task', 'content', 'url'),
    },
  },
  nscale: {
    results: { 'text-to-image': base64At('data', 0, 'b64_json') },
  },
  replicate: {
    job: {
      tasks: ['text-to-image', 'text-to-speech', 'text-to-video', 'image-to-image', 'automatic-speech-recognition'],
      ticket: (id) => ({ id, status: 'starting' }),
      id: ['id'],
      status: ['status'],
      done: ['succeeded'],
      failed: ['failed', 'canceled', 'aborted'],
      intervalSeconds: 1,
    },
    results: {
      'text-to-image': replicate,
      'image-to-image': replicate,
      'text-to-speech': replicate,
      'text-to-video': replicate,
    },
  },
  together: {
    job: {
      tasks: ['text-to-video', 'image-to-video'],
      ticket: (id) => ({ id }),
      id: ['id'],
      status: ['status'],
      done: ['completed'],
      failed: ['failed', 'cancelled'],
      intervalSeconds: 2,
    },
    results: {
      'text-to-image': together.image,
      'image-to-image': together.image,
      'text-to-video': together.video,
      'image-to-video': together.video,
    },
  },
  wavespeed: {
    job: {
      tasks: [
        'text-to-image',
        'text-to-video',
        'image-to-image',
        'image-to-video',
        'image-text-to-image',
        'image-text-to-video',
      ],
      ticket: (id) => ({ data: { id } }),
      id: ['data', 'id'],
      status: ['data', 'status'],
      done: ['completed'],
      failed: ['failed'],
      intervalSeconds: 1,
    },
    results: {
      'text-to-image': wavespeed,
      'text-to-video': wavespeed,
      'image-to-image': wavespeed,
      'image-to-video': wavespeed,
      'image-text-to-image': wavespeed,
      'image-text-to-video': wavespeed,
    },
  },
  'zai-org': {
    job: {
      tasks: ['text-to-image'],
      ticket: (id) => ({ id }),
      id: ['id'],
      status: ['task_status'],
      done: ['SUCCESS'],
      failed: ['FAIL'],
      intervalSeconds: 5,
    },
    results: { 'text-to-image': urlAt('image_result', 0, 'url') },
  },
};
