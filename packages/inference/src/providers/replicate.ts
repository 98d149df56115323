import type { Call } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { dataUrl, encodedFiles, inputFiles } from '../presets/files.ts';
import { flatten, flattenVideo } from '../presets/parameters.ts';
import { fileTask } from './replicate/prediction.ts';
import { speechRecognition } from './replicate/speech-recognition.ts';

/** The images of a call. Models read one of the four members. */
function imageMembers(call: Call): object {
  const images = encodedFiles(call).map(dataUrl);
  return { image: images[0], images, input_image: images[0], input_images: images };
}

export const replicate = defineProvider({
  id: 'replicate',
  label: 'Replicate',
  site: 'https://replicate.com',
  hubOrganization: 'replicate',
  keyVariable: 'REPLICATE_API_TOKEN',
  baseUrl: 'https://api.replicate.com',
  auth: bearer,
  webhookForm: 'replicate',
  tasks: {
    'text-to-image': fileTask<'text-to-image'>(({ input }) => ({ ...flatten(input), prompt: input.inputs })),
    'text-to-speech': fileTask<'text-to-speech'>(({ input }) => ({ ...flatten(input), text: input.inputs })),
    'text-to-video': fileTask<'text-to-video'>(({ input }) => ({ ...flattenVideo(input), prompt: input.inputs })),
    'image-to-image': fileTask<'image-to-image'>(
      (call) => ({ ...imageMembers(call), ...flatten(call.input) }),
      inputFiles,
    ),
    'automatic-speech-recognition': speechRecognition,
  },
});
