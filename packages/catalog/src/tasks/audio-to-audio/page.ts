import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Audio-to-audio models transform one audio signal into one or more others. Examples are speech enhancement, source separation and voice conversion.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'two-voices.opus',
        alt: 'Two people speak at once',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    outputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'The first voice alone',
        caption: 'Made before the voices were mixed: what a perfect separation returns.',
      },
      {
        type: 'audio',
        filename: 'second-voice.opus',
        alt: 'The second voice alone',
        caption: 'Made before the voices were mixed.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'speechbrain/sepformer-wham16k-enhancement', bestFor: 'quality', released: '2022-04', size: '26M', license: 'apache-2.0', description: 'Removes noise and echo from speech at 16 kHz.', whyOld: 'Newer open models for this are hardly better and less documented.' },
    { id: 'speechbrain/sepformer-wsj02mix', bestFor: 'baseline', released: '2021-03', size: '26M', license: 'apache-2.0', description: 'Separates two voices that speak at once.', whyOld: 'It is the reference of the task.' },
    { id: 'JorisCos/ConvTasNet_Libri2Mix_sepclean_16k', bestFor: 'small', released: '2021-01', size: '5M', license: 'cc-by-sa-4.0', description: 'Separates two voices on a CPU.', whyOld: 'Nothing newer is as small.' },
    { id: 'facebook/seamless-m4t-v2-large', bestFor: 'multilingual', released: '2023-11', size: '2.3B', license: 'cc-by-nc-4.0', description: 'Speech in one language to speech in another, from 101 languages into 35; not for commercial use.', whyOld: 'No newer open model covers as many.' },
  ],
  datasets: [
    { id: 'JorisCos/LibriMix', description: 'Mixtures of two and three voices, the usual test of separation.' },
    { id: 'JacobLinCool/VoiceBank-DEMAND-16k', description: 'Clean and noisy recordings of the same sentences.' },
  ],
  metrics: [
    { id: 'snri', description: 'Signal-to-noise ratio improvement: how much the ratio of signal to noise grows from input to output, in decibels. Higher is better.' },
    { id: 'sdri', description: 'Signal-to-distortion ratio improvement: like the signal-to-noise ratio, but interference from other sources and artifacts count as distortion, too. In decibels; higher is better.' },
    { id: 'PESQ', description: 'Perceptual quality of speech compared with the clean recording, from −0.5 to 4.5.' },
  ],
  spaces: [
    { id: 'younver/speechbrain-speech-separation', description: 'Upload a recording of two people and hear each alone.' },
    { id: 'nakas/audio-diffusion_style_transfer', description: 'Gives a piece of music the style of another one.' },
  ],
  related: ['text-to-speech', 'automatic-speech-recognition', 'audio-classification', 'any-to-any'],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
});
