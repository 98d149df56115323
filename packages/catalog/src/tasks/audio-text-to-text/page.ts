import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Audio-text-to-text models take audio together with a text prompt and generate text. They answer questions about recordings, summarize meetings, and describe music or environmental sounds, without a separate transcription step.',
  demo: {
    inputs: [
      { type: 'audio', filename: 'audio.wav' },
      { type: 'text', label: 'Text Prompt', content: 'How old does the speaker sound?' },
    ],
    outputs: [{ type: 'text', label: 'Generated Text', content: 'The speaker sounds like a man in his thirties.' }],
  },
  datasets: [
    {
      id: 'nvidia/AF-Think',
      description:
        'Audio clips with questions, answers and reasoning chains for training models that explain what they hear.',
    },
    {
      id: 'tsinghua-ee/QualiSpeech',
      description:
        'Speech clips with written descriptions of their quality: noise, distortion, speed, continuity and overall impression.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'fixie-ai/ultravox-v0_5-llama-3_2-1b',
      description:
        'Feeds speech directly into Llama 3.2 1B through a small adapter; light enough for real-time voice assistants.',
    },
    {
      id: 'Qwen/Qwen2-Audio-7B-Instruct',
      description:
        'Analyzes speech, sounds and music, and holds voice chats. 7 billion parameters, Apache 2.0 license.',
    },
    {
      id: 'mistralai/Voxtral-Small-24B-2507',
      description:
        'A 24-billion-parameter model for transcription, translation and questions about audio of up to 40 minutes.',
    },
    {
      id: 'nvidia/audio-flamingo-3',
      description: 'Reasons about speech, sound and music in clips of up to ten minutes; for non-commercial research.',
    },
  ],
  spaces: [
    { id: 'iamomtiwari/ATTT', description: 'Upload a recording, write a prompt, and read the generated response.' },
    { id: 'freddyaboulton/talk-to-qwen-webrtc', description: 'Talk to Qwen2-Audio in the browser over WebRTC.' },
  ],
  widgetModels: [],
});
