import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Audio classification assigns one or more labels to an audio clip. Typical uses are keyword spotting, emotion recognition, speaker and language identification, and the detection of environmental sounds.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'siren.opus',
        alt: 'A siren that rises and falls, with noise',
        caption: 'Computed from two waves and noise.',
      },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Siren', score: 0.81 },
          { label: 'Civil defense siren', score: 0.12 },
          { label: 'Alarm', score: 0.04 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'facebook/wav2vec2-base', bestFor: 'small', released: '2020-10', size: '95M', license: 'apache-2.0', description: 'The backbone to fine-tune for commands, emotions or speakers.', whyOld: 'It is still the lightest general speech encoder.' },
    { id: 'MIT/ast-finetuned-audioset-10-10-0.4593', bestFor: 'baseline', released: '2022-11', size: '87M', license: 'bsd-3-clause', description: '527 sounds of AudioSet, from speech to sirens.', whyOld: 'It is the default of most services, and later gains are small.' },
    { id: 'laion/clap-htsat-unfused', bestFor: 'specialized', released: '2023-02', size: '153M', license: 'apache-2.0', description: 'Classes in your own words, without training.', whyOld: 'Newer models of this kind exclude commercial use.' },
    { id: 'facebook/mms-lid-126', bestFor: 'multilingual', released: '2023-06', size: '1B', license: 'cc-by-nc-4.0', description: 'Tells 126 spoken languages apart; not for commercial use.', whyOld: 'No newer open model covers as many.' },
  ],
  datasets: [
    { id: 'google/speech_commands', description: '105,000 recordings of 35 words: the first dataset for most people.' },
    { id: 'agkphysics/AudioSet', description: 'About two million ten-second clips from YouTube, labeled with 632 classes of sound events.' },
    { id: 'ashraq/esc50', description: '2,000 environmental sounds in 50 classes, small enough for a laptop.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of clips that receive the correct label. Misleading when classes are unbalanced.' },
    { id: 'recall', description: 'Share of the clips of a class that the model finds: true positives divided by all actual positives.' },
    { id: 'precision', description: 'Share of the clips assigned to a class that really belong to it: true positives divided by all predicted positives.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1. Averaged over classes (macro) or over clips (micro).' },
  ],
  spaces: [{ id: 'kurianbenoy/audioclassification', description: 'Names the genre of a piece of music.' }],
  related: ['automatic-speech-recognition', 'audio-text-to-text', 'audio-to-audio', 'video-classification'],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
});
