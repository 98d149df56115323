import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Audio-to-audio models transform one audio signal into one or more others. Examples are speech enhancement, source separation and voice conversion.',
  demo: {
    inputs: [{ type: 'audio', filename: 'input.wav' }],
    outputs: [
      { type: 'audio', filename: 'label-0.wav' },
      { type: 'audio', filename: 'label-1.wav' },
    ],
  },
  datasets: [
    {
      id: 'Matthijs/cmu-arctic-xvectors',
      description: '512-dimensional speaker embeddings (x-vectors) extracted from the CMU ARCTIC recordings.',
    },
  ],
  metrics: [
    {
      id: 'snri',
      description:
        'Signal-to-noise ratio improvement: how much the ratio of signal to noise grows from input to output, in decibels. Higher is better.',
    },
    {
      id: 'sdri',
      description:
        'Signal-to-distortion ratio improvement: like the signal-to-noise ratio, but interference from other sources and artifacts count as distortion, too. In decibels; higher is better.',
    },
  ],
  models: [
    {
      id: 'ResembleAI/resemble-enhance',
      description: 'Removes noise from speech recordings and restores missing bandwidth up to 44.1 kHz.',
    },
    {
      id: 'microsoft/speecht5_vc',
      description:
        'SpeechT5 fine-tuned for voice conversion: keeps the words and replaces the voice with that of a target speaker embedding.',
    },
  ],
  spaces: [
    {
      id: 'younver/speechbrain-speech-separation',
      description: 'Separate the voices of a recording in which two people speak at once.',
    },
    {
      id: 'nakas/audio-diffusion_style_transfer',
      description: 'Apply the style of one piece of audio to another with a diffusion model.',
    },
  ],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
});
