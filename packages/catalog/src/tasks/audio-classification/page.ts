import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Audio classification assigns one or more labels to an audio clip. Typical uses are keyword spotting, emotion recognition, speaker and language identification, and the detection of environmental sounds.',
  demo: {
    inputs: [{ type: 'audio', filename: 'audio.wav' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Up', score: 0.2 },
          { label: 'Down', score: 0.8 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: 's3prl/superb',
      description: 'SUPERB, a benchmark of ten speech processing tasks with a shared evaluation protocol.',
    },
    {
      id: 'agkphysics/AudioSet',
      description: 'About two million ten-second clips from YouTube, labeled with 632 classes of sound events.',
    },
  ],
  metrics: [
    {
      id: 'accuracy',
      description: 'Share of clips that receive the correct label. Misleading when classes are unbalanced.',
    },
    {
      id: 'recall',
      description:
        'Share of the clips of a class that the model finds: true positives divided by all actual positives.',
    },
    {
      id: 'precision',
      description:
        'Share of the clips assigned to a class that really belong to it: true positives divided by all predicted positives.',
    },
    {
      id: 'f1',
      description:
        'Harmonic mean of precision and recall, from 0 to 1. Averaged over classes (macro) or over clips (micro).',
    },
  ],
  models: [
    {
      id: 'speechbrain/google_speech_command_xvector',
      description:
        'Recognizes the short commands of Google Speech Commands, such as "up", "down" and "stop", from x-vector embeddings.',
    },
    {
      id: 'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
      description: 'Wav2Vec2 fine-tuned on English speech to recognize eight emotions.',
    },
    {
      id: 'facebook/mms-lid-126',
      description:
        'Identifies which of 126 languages is spoken in a clip. Part of the Massively Multilingual Speech project.',
    },
  ],
  spaces: [{ id: 'kurianbenoy/audioclassification', description: 'Upload a clip of music to classify its genre.' }],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
});
