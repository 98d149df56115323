import { defineProvider } from '../contract/provider.ts';
import { textToImage } from './fal-ai/images.ts';
import { speechRecognition } from './fal-ai/speech-recognition.ts';
import { textToVideo } from './fal-ai/videos.ts';

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'Fal.ai',
  site: 'https://fal.ai',
  hubOrganization: 'fal',
  keyVariable: 'FAL_KEY',
  baseUrl: 'https://fal.run',
  bases: { queue: { url: 'https://queue.fal.run', routedQuery: { _subdomain: 'queue' } } },
  auth: { header: 'Authorization', prefix: 'Key ' },
  tasks: {
    'text-to-image': textToImage,
    'text-to-video': textToVideo,
    'automatic-speech-recognition': speechRecognition,
  },
});
