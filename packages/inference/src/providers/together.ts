import { bearer, defineProvider } from '../contract/provider.ts';
import { withFlatSchema } from '../presets/json-schema-format.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rerank } from '../presets/rerank.ts';
import { imageToImage, imageToVideo, NAMES, textToVideo } from './together/media.ts';

export const together = defineProvider({
  id: 'together',
  label: 'Together',
  site: 'https://www.together.ai',
  hubOrganization: 'togethercomputer',
  baseUrl: 'https://api.together.xyz',
  auth: bearer,
  reasoningForm: 'effort_or_off',
  tasks: {
    'text-to-image': openaiImages({ base64Format: 'base64', parameters: NAMES }),
    'image-to-image': imageToImage,
    'text-to-video': textToVideo,
    'image-to-video': imageToVideo,
    conversational: openaiChat({
      // Refused in OpenAI's form, seen in the client of the hub, version 4.13.
      body: withFlatSchema('json_schema'),
    }),
    'text-generation': openaiCompletions({ hasDetails: true }),
    'feature-extraction': openaiEmbeddings(),
    // Models of this family are refused without a voice; others have their own names of voices, or none.
    'text-to-speech': openaiSpeech({ voice: (model) => (/kokoro/i.test(model) ? 'af_alloy' : undefined) }),
    'automatic-speech-recognition': openaiTranscription(),
    'text-ranking': rerank({ path: 'v1/rerank' }),
  },
});
