import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Table question answering answers questions about a table by selecting cells and, where needed, aggregating them, for example by counting or summing.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Rank', 'Name', 'No. of reigns', 'Combined days'],
          ['1', 'Lou Thesz', '3', '3749'],
          ['2', 'Ric Flair', '8', '3103'],
          ['3', 'Harley Race', '7', '1799'],
        ],
      },
      { type: 'text', label: 'Question', content: 'How many reigns did Harley Race have?' },
    ],
    outputs: [{ type: 'text', label: 'Result', content: '7' }],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'google/tapas-base-finetuned-wtq', bestFor: 'baseline', released: '2020-12', size: '111M', license: 'apache-2.0', description: 'Selects cells and says whether to sum, average or count them; small tables only.', whyOld: 'Work on this kind of model ended; the pipeline still uses it.' },
    { id: 'microsoft/tapex-large-finetuned-wtq', bestFor: 'quality', released: '2022-03', size: '406M', license: 'mit', description: 'Writes the answer directly, after learning to execute SQL.', whyOld: 'It is the last widely used model of its kind.' },
    { id: 'Qwen/Qwen3-4B-Instruct-2507', bestFor: 'small', released: '2025-08', size: '4B', license: 'apache-2.0', description: 'Write the table as Markdown into the prompt; right for small tables and better at phrasing.' },
    { id: 'Qwen/Qwen3-Coder-30B-A3B-Instruct', bestFor: 'specialized', released: '2025-07', size: '30B, 3B active', license: 'apache-2.0', description: 'Let it write SQL or pandas, and run that: the way for tables of any size.' },
  ],
  datasets: [
    { id: 'stanfordnlp/wikitablequestions', description: '22,000 questions on tables of Wikipedia that need counting and comparison.' },
    { id: 'xlangai/spider', description: '10,000 questions with SQL over 200 databases.' },
    { id: 'birdsql/bird_mini_dev', description: '500 hard questions with SQL over real and messy databases.' },
  ],
  metrics: [
    { id: 'Denotation Accuracy', description: 'Share of questions for which the predicted answer, not the query that leads to it, equals the reference.' },
    { id: 'Execution accuracy', description: 'Share of generated queries whose result equals that of the reference query.' },
  ],
  spaces: [{ id: 'katanaml/table-query', description: 'Answers questions about a CSV file.' }],
  related: ['question-answering', 'document-question-answering', 'tabular-classification', 'text-generation'],
  widgetModels: ['google/tapas-base-finetuned-wtq'],
});
