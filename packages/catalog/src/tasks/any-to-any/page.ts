import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Any-to-any models accept and produce several modalities, such as text, images, audio and video, with one set of weights.',
  demo: {
    inputs: [
      { type: 'img', filename: 'any-to-any-input.jpg' },
      { type: 'text', label: 'Text Prompt', content: 'Which castle is this, and when was it built?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Generated Text',
        content:
          'The image shows Neuschwanstein Castle in Bavaria, in the south of Germany. King Ludwig II commissioned it, and construction began in 1869. He died in 1886, before the castle was finished, and it opened to visitors a few weeks later. Its towers and its setting on a wooded cliff made it one of the best-known castles in the world.',
      },
      { type: 'audio', filename: 'any-to-any-output.wav' },
    ],
  },
  datasets: [
    {
      id: 'PKU-Alignment/align-anything',
      description: 'Instructions and responses across text, image, audio and video, with human preference annotations.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'Qwen/Qwen2.5-Omni-7B',
      description:
        'A 7-billion-parameter model that accepts text, images, audio and video and responds with text and streamed speech.',
    },
    {
      id: 'OmniGen2/OmniGen2',
      description: 'Generates and edits images from text and reference images, and also describes images in text.',
    },
    {
      id: 'openbmb/MiniCPM-o-2_6',
      description:
        'An 8-billion-parameter model for images, video and speech that can hold a spoken conversation; small enough for a laptop or phone when quantized.',
    },
    {
      id: 'ByteDance-Seed/BAGEL-7B-MoT',
      description:
        'A mixture-of-transformers model with 7 billion active parameters that understands, generates and edits images.',
    },
  ],
  spaces: [
    {
      id: 'OmniGen2/OmniGen2',
      description: 'Generate and edit images with OmniGen2 by mixing text and reference images in one prompt.',
    },
  ],
  widgetModels: [],
});
