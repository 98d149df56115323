import { defineProvider } from '../contract/provider.ts';
import { audioToAudio, speechRecognition, textToAudio, textToSpeech } from './fal-ai/audio.ts';
import { imageSegmentation, imageTextToImage, imageToImage, textToImage } from './fal-ai/images.ts';
import { imageTextToVideo, imageToVideo, textToVideo } from './fal-ai/videos.ts';

export const falAi = defineProvider({
  id: 'fal-ai',
  label: 'Fal.ai',
  site: 'https://fal.ai',
  hubOrganization: 'fal',
  keyVariable: 'FAL_KEY',
  baseUrl: 'https://fal.run',
  bases: { queue: { url: 'https://queue.fal.run', routedQuery: { _subdomain: 'queue' } } },
  auth: { header: 'Authorization', prefix: 'Key ' },
  webhookForm: 'fal',
  tasks: {
    'text-to-image': textToImage,
    'image-to-image': imageToImage,
    'image-text-to-image': imageTextToImage,
    'image-segmentation': imageSegmentation,
    'text-to-video': textToVideo,
    'image-to-video': imageToVideo,
    'image-text-to-video': imageTextToVideo,
    'text-to-speech': textToSpeech,
    'text-to-audio': textToAudio,
    'audio-to-audio': audioToAudio,
    'automatic-speech-recognition': speechRecognition,
  },
});
