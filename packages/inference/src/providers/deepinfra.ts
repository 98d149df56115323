import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { withSize } from '../presets/parameters.ts';

export const deepinfra = defineProvider({
  id: 'deepinfra',
  label: 'DeepInfra',
  site: 'https://deepinfra.com',
  hubOrganization: 'DeepInfra',
  keyVariable: 'DEEPINFRA_TOKEN',
  baseUrl: 'https://api.deepinfra.com',
  auth: bearer,
  tasks: {
    'automatic-speech-recognition': openaiTranscription({ path: 'v1/openai/audio/transcriptions' }),
    conversational: openaiChat({ path: 'v1/openai/chat/completions' }),
    'feature-extraction': openaiEmbeddings({ path: 'v1/openai/embeddings' }),
    'text-generation': openaiCompletions({ path: 'v1/openai/completions' }),
    'text-to-image': openaiImages({
      path: 'v1/openai/images/generations',
      base64Format: 'b64_json',
      parameters: withSize,
    }),
    'text-to-speech': openaiSpeech({ path: 'v1/openai/audio/speech' }),
  },
});
