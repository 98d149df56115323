import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Feature extraction turns data into vectors of numbers that a model has learnt to compute. Texts with a similar meaning get vectors that lie near each other, which is what search and retrieval build on.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content: 'Portugal lies in the far west of Europe, beside the Atlantic Ocean.',
      },
    ],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3'],
          ['2.583383083343506', '2.757075071334839', '0.9023529887199402'],
          ['8.29393482208252', '1.1071064472198486', '2.03399395942688'],
          ['-0.7754912972450256', '-1.647324562072754', '-0.6113331913948059'],
          ['0.07087723910808563', '1.5942802429199219', '1.4610432386398315'],
        ],
      },
    ],
  },
  datasets: [
    {
      id: 'wikipedia',
      description: 'Cleaned articles of Wikipedia in many languages, useful for training embedding models.',
    },
  ],
  metrics: [],
  models: [
    { id: 'thenlper/gte-large', description: 'A strong model for turning English texts into embeddings.' },
    { id: 'Alibaba-NLP/gte-Qwen1.5-7B-instruct', description: 'A large embedding model made for retrieval.' },
  ],
  spaces: [
    { id: 'mteb/leaderboard', description: 'Ranks embedding models by their results in many different tests.' },
    { id: 'mteb/arena', description: 'Ranks embedding models by the votes of people who compare their answers.' },
  ],
  widgetModels: ['facebook/bart-base'],
});
