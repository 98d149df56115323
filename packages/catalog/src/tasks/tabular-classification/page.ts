import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Tabular classification predicts a category for each row of a table from its other columns.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Glucose', 'Blood Pressure', 'Skin Thickness', 'Insulin', 'BMI'],
          ['148', '72', '35', '0', '33.6'],
          ['150', '50', '30', '0', '35.1'],
          ['141', '60', '29', '1', '39.2'],
        ],
      },
    ],
    outputs: [{ type: 'tabular', table: [['Diabetes'], ['1'], ['1'], ['0']] }],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'autogluon/mitra-classifier', bestFor: 'quality', released: '2025-07', size: '72M', license: 'apache-2.0', description: 'Put a few thousand rows into its context and it classifies new ones without any training; free for any use.' },
    { id: 'jingang/TabICL', bestFor: 'fast', released: '2026-02', size: '27.6M', license: 'bsd-3-clause', description: 'The same idea for larger tables, in its second version.' },
    { id: 'Prior-Labs/TabPFN-v2-clf', bestFor: 'baseline', released: '2025-01', size: '7.2M', license: 'other', description: 'The model that beat tuned trees on small tables; asks for attribution.' },
    { id: 'mlfoundations/tabula-8b', bestFor: 'specialized', released: '2024-06', size: '8B', license: 'llama3', description: 'A language model that reads column names and values as text, and needs a handful of rows.', whyOld: 'It is the only open one of its kind.' },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A curated benchmark of 45 tabular datasets for classification and regression.' },
    { id: 'scikit-learn/adult-census-income', description: 'Income of 48,842 people: mixed columns, missing values and unfairness to study.' },
    { id: 'scikit-learn/churn-prediction', description: '7,000 customers of whom some leave.' },
  ],
  metrics: [
    { id: 'ROC AUC', description: 'Probability that a random positive row gets a higher score than a random negative one. From 0.5 to 1; independent of a threshold.' },
    { id: 'Log loss', description: 'Average negative log probability of the true class: punishes confident mistakes. Lower is better.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  spaces: [
    { id: 'scikit-learn/tabular-playground', description: 'Predict which products of a production line are defective.' },
    { id: 'scikit-learn/classification', description: 'Compare classifiers on tabular data.' },
  ],
  related: ['tabular-regression', 'table-question-answering', 'text-classification'],
  widgetModels: ['scikit-learn/cancer-prediction-trees'],
});
