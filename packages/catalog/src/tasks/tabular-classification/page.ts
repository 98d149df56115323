import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

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
  ...picks,
  related: ['tabular-regression', 'table-question-answering', 'text-classification'],
  widgetModels: ['scikit-learn/cancer-prediction-trees'],
});
