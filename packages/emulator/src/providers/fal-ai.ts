import { uuidFrom } from '../contract/ids.ts';
import { defineProvider, schemeKey } from '../dialect/provider.ts';
import { falQueue } from '../presets/fal-queue.ts';
import { KEYS_PAGE } from '../presets/fal-webhook.ts';
import { fastapiProblem } from '../presets/fastapi-problem.ts';
import { audioModels, audioTasks } from './fal-ai/audio.ts';
import { imageModels, imageTasks } from './fal-ai/images.ts';
import { videoModels, videoTasks } from './fal-ai/videos.ts';

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'fal',
  otherHosts: ['queue', 'keys'],
  openHosts: ['keys'],
  pages: KEYS_PAGE,
  readKey: schemeKey('Key'),
  models: { ...imageModels, ...audioModels, ...videoModels },
  tasks: { ...imageTasks, ...audioTasks, ...videoTasks },
  jobs: falQueue,
  responses: { headers: (id) => ({ 'x-fal-request-id': uuidFrom(id) }) },
  formatProblem: fastapiProblem({
    'missing-key': 'Authentication is required to access this application.',
    'invalid-key': 'No user found for Key ID and Secret',
    // A path of one segment reaches no application at all.
    'unknown-model': ({ param = '' }) => (param.includes('/') ? `Application '${param}' not found` : undefined),
  }),
});
