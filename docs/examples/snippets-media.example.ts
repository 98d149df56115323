import { getInferenceSnippet } from '@hubkit/snippets';

const { content, install } = getInferenceSnippet(
  { id: 'tencent/HunyuanVideo', pipeline_tag: 'text-to-video' },
  'novita',
  {
    language: 'python',
    client: 'requests',
    mapping: { providerId: 'hunyuan-video-fast' },
    inputs: { inputs: 'A young man walking on the street' },
  },
);
console.log(`${install}\n\n${content}`);
