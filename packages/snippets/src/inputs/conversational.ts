import { defineInput } from '../define-input.ts';

const picture = 'https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg';

export const conversational = defineInput({
  task: 'conversational',
  sample: ({ pipeline_tag: task }) => [
    {
      role: 'user',
      content:
        task === 'text-generation'
          ? 'What is the capital of Portugal?'
          : [
              { type: 'text', text: 'Describe what this picture shows, briefly.' },
              { type: 'image_url', image_url: { url: picture } },
            ],
    },
  ],
});
