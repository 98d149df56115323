import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image-to-text models generate text from an image. The main uses are image captioning and optical character recognition (OCR).',
  demo: {
    inputs: [{ type: 'img', filename: 'savanna.jpg' }],
    outputs: [
      {
        type: 'text',
        label: 'Detailed description',
        content: 'A herd of zebras and antelopes grazing on a dry savanna',
      },
    ],
  },
  datasets: [
    { id: 'red_caps', description: '12 million image and caption pairs from Reddit.' },
    {
      id: 'conceptual_captions',
      description: '3.3 million images with captions from their alternative text on the web.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'allenai/olmOCR-7B-0725',
      description: 'Converts pages of documents into clean text in reading order. Based on Qwen2.5-VL 7B.',
    },
    {
      id: 'fancyfeast/llama-joycaption-beta-one-hf-llava',
      description: 'Writes detailed captions for training image generators, in several styles and lengths.',
    },
  ],
  spaces: [
    { id: 'multimodalart/OmniSVG-3B', description: 'Convert an image into an SVG drawing.' },
    {
      id: 'numind/NuMarkdown-8B-Thinking',
      description: 'Convert documents into Markdown with a model that reasons about the layout first.',
    },
    { id: 'fancyfeast/joy-caption-beta-one', description: 'Caption images with JoyCaption.' },
  ],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
});
