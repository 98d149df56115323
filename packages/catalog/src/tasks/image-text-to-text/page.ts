import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image-text-to-text models, also called vision language models (VLMs), take images and a text prompt and generate text. They describe images, answer questions, read documents, locate objects and drive user interfaces. Unlike image-to-text models, they follow instructions and can hold a conversation.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Text Prompt', content: 'What is in the cup, and where is the spoon?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'The cup holds an espresso that is about half drunk. The spoon lies on the saucer, to the right of the cup, with its bowl toward the viewer.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'LiquidAI/LFM2.5-VL-450M', bestFor: 'small', released: '2026-04', size: '450M', license: 'other', description: 'Small enough for a phone or a camera; its license is free for companies below ten million dollars of revenue.' },
    { id: 'Qwen/Qwen3.5-4B', bestFor: 'small', released: '2026-03', size: '4B', license: 'apache-2.0', description: 'Images, video, charts and screens in one model that fits on a laptop.' },
    { id: 'Qwen/Qwen3-VL-8B-Instruct', bestFor: 'multilingual', released: '2025-10', size: '8.8B', license: 'apache-2.0', description: 'Reads text in 32 languages, returns boxes and points, and every serving engine supports it.' },
    { id: 'google/gemma-4-E4B-it', bestFor: 'fast', released: '2026-04', size: '8B', license: 'apache-2.0', description: 'Made for devices: 4.5 billion parameters are active for each token, and it listens to audio as well.' },
    { id: 'google/gemma-4-31B-it', bestFor: 'quality', released: '2026-04', size: '31B', license: 'apache-2.0', description: 'A dense model for one 80 GB GPU; you choose how many tokens an image may cost.' },
    { id: 'PaddlePaddle/PaddleOCR-VL-1.5', bestFor: 'specialized', released: '2026-01', size: '0.9B', license: 'apache-2.0', description: 'Turns pages into Markdown, with tables and formulas, at a fraction of the size of a general model.' },
    { id: 'HuggingFaceTB/SmolVLM2-2.2B-Instruct', bestFor: 'baseline', released: '2025-02', size: '2.2B', license: 'apache-2.0', description: 'Data and training code are open, so it is a good subject for your own experiments.' },
  ],
  datasets: [
    { id: 'HuggingFaceM4/FineVision', description: '24 million samples from 200 sources in one format, the largest open mixture for training such models.' },
    { id: 'HuggingFaceM4/the_cauldron', description: '50 vision-language datasets in one format, for fine-tuning.' },
    { id: 'HuggingFaceM4/WebSight', description: 'Screenshots of synthetic websites with their HTML and CSS.' },
    { id: 'HuggingFaceH4/llava-instruct-mix-vsft', description: '260,000 conversations about images, ready for the trainers of TRL.' },
  ],
  metrics: [
    { id: 'ANLS', description: 'Average normalized Levenshtein similarity: compares a short answer with the reference by edit distance, so that one wrong letter costs little. From 0 to 1.' },
    { id: 'Relaxed accuracy', description: 'Share of correct answers, where a number may differ from the reference by five percent. Used for charts.' },
    { id: 'MMMU', description: 'Share of correct answers to 11,500 university-level questions with figures, from six disciplines.' },
  ],
  spaces: [
    { id: 'opencompass/open_vlm_leaderboard', description: 'Leaderboard of vision language models over many benchmarks.' },
    { id: 'prithivMLmods/Multimodal-OCR', description: 'Compare models on text recognition in images and documents.' },
  ],
  related: ['video-text-to-text', 'image-to-text', 'document-question-answering', 'visual-document-retrieval', 'text-generation'],
  widgetModels: ['zai-org/GLM-4.5V'],
  youtubeId: 'IoGaGfU1CIg',
});
