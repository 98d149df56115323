import { definePage } from '../../define-page.ts';

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
  datasets: [
    {
      id: 'inria-soda/tabular-benchmark',
      description: 'A curated benchmark of 45 tabular datasets for classification and regression.',
    },
  ],
  metrics: [
    {
      id: 'accuracy',
      description: 'Share of rows that receive the correct class. Misleading when classes are unbalanced.',
    },
    {
      id: 'recall',
      description: 'Share of the rows of a class that the model finds: true positives divided by all actual positives.',
    },
    {
      id: 'precision',
      description:
        'Share of the rows assigned to a class that really belong to it: true positives divided by all predicted positives.',
    },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  models: [
    {
      id: 'scikit-learn/cancer-prediction-trees',
      description: 'Decision trees that classify breast tumours as benign or malignant from measurements of cells.',
    },
  ],
  spaces: [
    {
      id: 'scikit-learn/tabular-playground',
      description: 'Predict which products of a production line are defective.',
    },
    { id: 'scikit-learn/classification', description: 'Compare classifiers on tabular data.' },
  ],
  widgetModels: ['scikit-learn/cancer-prediction-trees'],
});
