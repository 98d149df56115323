import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Table question answering answers questions about a table by selecting cells and, where needed, aggregating them, for example by counting or summing.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Rank', 'Name', 'No.of reigns', 'Combined days'],
          ['1', 'lou Thesz', '3', '3749'],
          ['2', 'Ric Flair', '8', '3103'],
          ['3', 'Harley Race', '7', '1799'],
        ],
      },
      { type: 'text', label: 'Question', content: 'How many reigns did Harley Race have?' },
    ],
    outputs: [{ type: 'text', label: 'Result', content: '7' }],
  },
  datasets: [
    {
      id: 'wikitablequestions',
      description: 'WikiTableQuestions: 22,000 questions about semi-structured tables of Wikipedia.',
    },
    { id: 'wikisql', description: 'WikiSQL: 80,654 questions with SQL queries over 24,241 tables of Wikipedia.' },
  ],
  metrics: [
    {
      id: 'Denotation Accuracy',
      description:
        'Share of questions for which the predicted answer, not the query that leads to it, equals the reference.',
    },
  ],
  models: [
    {
      id: 'microsoft/tapex-base',
      description:
        'BART pre-trained to act as an executor of SQL queries on synthetic tables; answers complex questions after fine-tuning.',
    },
    {
      id: 'google/tapas-base-finetuned-wtq',
      description:
        'BERT with embeddings for rows and columns; selects cells and an aggregation. Fine-tuned on WikiTable Questions.',
    },
  ],
  spaces: [{ id: 'katanaml/table-query', description: 'Ask questions about the contents of a CSV file.' }],
  widgetModels: ['google/tapas-base-finetuned-wtq'],
});
