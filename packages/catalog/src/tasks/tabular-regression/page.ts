import { definePage } from '../../define-page.ts';

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
  datasets: [
    {
      id: 'inria-soda/tabular-benchmark',
      description: 'A curated benchmark of 45 tabular datasets for classification and regression.',
    },
  ],
  metrics: [
    {
      id: 'mse',
      description:
        'Mean squared error: average of the squared differences between prediction and actual value. Large errors count more; lower is better.',
    },
    {
      id: 'r-squared',
      description:
        'Coefficient of determination: the share of the variance of the target that the predictions explain. 1 is perfect, 0 is no better than the mean, negative values are worse than that.',
    },
  ],
  models: [
    {
      id: 'scikit-learn/Fish-Weight',
      description: 'Predicts the weight of a fish from its species and its measured lengths.',
    },
  ],
  spaces: [
    { id: 'scikit-learn/fish-weight-prediction', description: 'Predict the weight of a fish from its measurements.' },
  ],
  widgetModels: ['scikit-learn/Fish-Weight'],
});
