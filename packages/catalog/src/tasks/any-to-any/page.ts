import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Any-to-any models accept and produce several modalities, such as text, images, audio and video, with one set of weights.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Text Prompt', content: 'What is this? Answer aloud as well.' },
    ],
    outputs: [
      { type: 'text', label: 'Generated Text', content: 'This is an espresso in a white cup, on a red saucer.' },
      {
        type: 'audio',
        filename: 'any-to-any-output.opus',
        alt: 'The same sentence, spoken',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'LiquidAI/LFM2-Audio-1.5B', bestFor: 'small', released: '2025-10', size: '1.5B', license: 'other', description: 'Listens and speaks on a laptop; free for companies below ten million dollars of revenue.' },
    { id: 'openbmb/MiniCPM-o-4_5', bestFor: 'fast', released: '2026-02', size: '9B', license: 'apache-2.0', description: 'Sees, hears and speaks at the same time, and can be interrupted.' },
    { id: 'Qwen/Qwen2.5-Omni-7B', bestFor: 'baseline', released: '2025-03', size: '11B', license: 'apache-2.0', description: 'Text, images, video and audio in, text and speech out, with native support in Transformers.' },
    { id: 'Qwen/Qwen3-Omni-30B-A3B-Instruct', bestFor: 'quality', released: '2025-09', size: '35B, 3B active', license: 'apache-2.0', description: 'Understands speech in nineteen languages and answers in ten, within a quarter of a second.' },
    { id: 'ByteDance-Seed/BAGEL-7B-MoT', bestFor: 'specialized', released: '2025-05', size: '14B, 7B active', license: 'apache-2.0', description: 'Generates and edits images in a conversation, and can think before it paints.' },
  ],
  datasets: [
    { id: 'PKU-Alignment/align-anything', description: 'Instructions and responses across text, image, audio and video, with human preference annotations.' },
    { id: 'lmms-lab/LLaVA-OneVision-1.5-Instruct-Data', description: 'Instructions about images, to keep vision in shape while you train the rest.' },
  ],
  metrics: [
    { id: 'Word error rate', description: 'Of the spoken answer, by a speech recognizer: does the voice say what the text says?' },
    { id: 'Latency to first audio', description: 'Time from the end of a question to the first sound of the answer, in milliseconds.' },
  ],
  spaces: [{ id: 'OmniGen2/OmniGen2', description: 'Generate and edit images with OmniGen2 by mixing text and reference images in one prompt.' }],
  related: ['image-text-to-text', 'audio-text-to-text', 'text-to-speech', 'text-to-image'],
  widgetModels: [],
});
