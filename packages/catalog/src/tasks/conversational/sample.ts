import { defineSample } from '../../task-definition/define-sample.ts';

const picture = 'https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg';

export const sample = defineSample<'conversational'>({
  args: ({ pipeline_tag: task = 'text-generation' }) => ({
    messages: [
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
  }),
});
