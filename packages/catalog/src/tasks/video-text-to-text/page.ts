import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Video-text-to-text models take a video and a text prompt and generate text: descriptions, summaries and answers to questions.',
  demo: {
    inputs: [
      { type: 'img', filename: 'juggling.webp', alt: 'A drawn figure juggles three balls' },
      { type: 'text', label: 'Text Prompt', content: 'What happens in this video?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'A person stands still and juggles three balls (red, yellow and green), throwing them in high arcs from hand to hand.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'HuggingFaceTB/SmolVLM2-500M-Video-Instruct', bestFor: 'small', released: '2025-02', size: '507M', license: 'apache-2.0', description: 'Describes clips on a phone.' },
    { id: 'Qwen/Qwen3.5-4B', bestFor: 'fast', released: '2026-03', size: '4B', license: 'apache-2.0', description: 'Minutes of video on a laptop GPU.' },
    { id: 'Qwen/Qwen3-VL-8B-Instruct', bestFor: 'quality', released: '2025-10', size: '8.8B', license: 'apache-2.0', description: 'Hours of video, with times for what happens.' },
    { id: 'google/gemma-4-26B-A4B-it', bestFor: 'multilingual', released: '2026-04', size: '26B, 4B active', license: 'apache-2.0', description: 'Fast for its size, in over a hundred languages.' },
    { id: 'DAMO-NLP-SG/VideoLLaMA3-7B', bestFor: 'specialized', released: '2025-01', size: '8B', license: 'apache-2.0', description: 'A video model with open training data and code.' },
  ],
  datasets: [
    { id: 'lmms-lab/Video-MME', description: 'Video-MME: multiple-choice questions about videos from 11 seconds to one hour.' },
    { id: 'HuggingFaceFV/finevideo', description: '43,000 videos with rich annotations of scenes, characters and mood.' },
    { id: 'lmms-lab/LLaVA-Video-178K', description: '178,000 clips with captions and 1.3 million questions, for training.' },
  ],
  metrics: [
    { id: 'Video-MME', description: 'Share of correct choices on 2,700 questions about short, medium and long videos, with and without subtitles.' },
    { id: 'Temporal IoU', description: 'Overlap of the predicted and the true time span, for questions about when something happens.' },
  ],
  spaces: [
    { id: 'opencompass/openvlm_video_leaderboard', description: 'Leaderboard of models for video understanding.' },
    { id: 'HuggingFaceTB/SmolVLM2-HighlightGenerator', description: 'Extract the highlights of a video.' },
  ],
  related: ['image-text-to-text', 'video-classification', 'audio-text-to-text', 'text-to-video'],
  widgetModels: [],
});
