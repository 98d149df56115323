import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Tabular regression predicts a number for each row of a table from its other columns.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Car Name', 'Horsepower', 'Weight'],
          ['ford torino', '140', '3,449'],
          ['amc hornet', '97', '2,774'],
          ['toyota corolla', '65', '1,773'],
        ],
      },
    ],
    outputs: [{ type: 'tabular', table: [['MPG (miles per gallon)'], ['17'], ['18'], ['31']] }],
  },
  ...picks,
  related: ['tabular-classification', 'table-question-answering'],
  widgetModels: ['scikit-learn/Fish-Weight'],
});
