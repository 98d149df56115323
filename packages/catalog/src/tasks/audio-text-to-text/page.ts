import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Audio-text-to-text models take audio together with a text prompt and generate text. They answer questions about recordings, summarize meetings, and describe music or environmental sounds, without a separate transcription step.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'An announcement about a ferry',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
      { type: 'text', label: 'Text Prompt', content: 'When should I be at the pier?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Generated Text',
        content: 'At ten minutes to twelve: the ferry leaves at noon, and passengers are asked to come ten minutes early.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'mistralai/Voxtral-Mini-3B-2507', bestFor: 'multilingual', released: '2025-07', size: '4.7B', license: 'apache-2.0', description: 'Questions about up to 40 minutes of audio, in eight languages, and calls functions from speech.' },
    { id: 'google/gemma-4-E4B-it', bestFor: 'fast', released: '2026-04', size: '8B', license: 'apache-2.0', description: 'Audio, images and text in one model for devices.' },
    { id: 'Qwen/Qwen2-Audio-7B-Instruct', bestFor: 'baseline', released: '2024-08', size: '8.4B', license: 'apache-2.0', description: 'Sounds, music and speech in one conversation.', whyOld: 'It is the usual point of comparison, with native support.' },
    { id: 'nvidia/audio-flamingo-3-hf', bestFor: 'specialized', released: '2025-07', size: '8B', license: 'other', description: 'Sounds and music as well as speech, with ten minutes of context; for research.' },
    { id: 'mistralai/Voxtral-Small-24B-2507', bestFor: 'quality', released: '2025-07', size: '24B', license: 'apache-2.0', description: 'Reasons about speech as well as its text model reasons about text.' },
  ],
  datasets: [
    { id: 'nvidia/AF-Think', description: 'Audio clips with questions, answers and reasoning chains for training models that explain what they hear.' },
    { id: 'tsinghua-ee/QualiSpeech', description: 'Speech clips with written descriptions of their quality: noise, distortion, speed, continuity and overall impression.' },
  ],
  metrics: [
    { id: 'MMAU', description: 'Share of correct answers to 10,000 questions about speech, sound and music.' },
    { id: 'wer', description: 'Word error rate when the model is asked to transcribe; shows what is lost before any reasoning.' },
  ],
  spaces: [{ id: 'freddyaboulton/talk-to-qwen-webrtc', description: 'Talk to Qwen2-Audio in the browser.' }],
  related: ['automatic-speech-recognition', 'audio-classification', 'any-to-any', 'text-generation'],
  widgetModels: [],
});
