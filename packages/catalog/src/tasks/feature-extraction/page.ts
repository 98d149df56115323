import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Feature extraction turns an input into vectors (embeddings) that capture its meaning, for search, clustering and training of other models.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content: 'Portugal is a country in the southwest of Europe, on the Iberian Peninsula.',
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
  ...picks,
  related: [
    'sentence-similarity',
    'text-ranking',
    'image-feature-extraction',
    'visual-document-retrieval',
    'fill-mask',
  ],
  widgetModels: ['facebook/bart-base'],
});
