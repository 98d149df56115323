import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Video-text-to-text models take a video and a text prompt and generate text: descriptions, summaries and answers to questions.',
  demo: {
    inputs: [
      { type: 'img', filename: 'video-text-to-text-input.gif' },
      { type: 'text', label: 'Text Prompt', content: 'What happens in this video?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'Water rises from a stone fountain in a sunny garden. Flowers surround it, and two butterflies fly from blossom to blossom.',
      },
    ],
  },
  datasets: [
    {
      id: 'lmms-lab/Video-MME',
      description: 'Video-MME: multiple-choice questions about videos from 11 seconds to one hour.',
    },
    { id: 'lmms-lab/VideoChatGPT', description: 'Instructions and questions about videos with detailed responses.' },
    {
      id: 'HuggingFaceFV/finevideo',
      description: '43,000 videos with rich annotations of scenes, characters and mood.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'Vision-CAIR/LongVU_Qwen2_7B',
      description: 'Understands hour-long videos by compressing redundant frames. Based on Qwen2 7B.',
    },
    {
      id: 'GoodiesHere/Apollo-LMMs-Apollo-7B-t32',
      description: 'A 7-billion-parameter model for videos of up to an hour, from a study of design choices.',
    },
    {
      id: 'HuggingFaceTB/SmolVLM2-2.2B-Instruct',
      description:
        'A 2.2-billion-parameter model that reads images and video with little memory; runs on consumer devices.',
    },
  ],
  spaces: [
    { id: 'llava-hf/video-llava', description: 'Chat about a video with Video-LLaVA.' },
    { id: 'opencompass/openvlm_video_leaderboard', description: 'Leaderboard of models for video understanding.' },
    { id: 'HuggingFaceTB/SmolVLM2-HighlightGenerator', description: 'Extract the highlights of a video.' },
  ],
  widgetModels: [],
});
