import { definePage } from '../../task-definition/define-page.ts';

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
  pickedOn: '2026-11-23',
  models: [
    { id: 'autogluon/mitra-regressor', bestFor: 'quality', released: '2025-07', size: '72M', license: 'apache-2.0', description: 'Predicts numbers without training from up to a few thousand rows; free for any use.' },
    { id: 'Prior-Labs/TabPFN-v2-reg', bestFor: 'baseline', released: '2025-01', size: '11M', license: 'other', description: 'Returns a whole distribution instead of one number; asks for attribution.' },
    { id: 'google/timesfm-2.5-200m-transformers', bestFor: 'specialized', released: '2025-09', size: '200M', license: 'apache-2.0', description: 'For columns that continue in time: forecasts without training, with quantiles.' },
    { id: 'amazon/chronos-bolt-small', bestFor: 'fast', released: '2024-11', size: '48M', license: 'apache-2.0', description: 'Forecasts thousands of series on a CPU.' },
  ],
  datasets: [
    { id: 'inria-soda/tabular-benchmark', description: 'A curated benchmark of 45 tabular datasets for classification and regression.' },
    { id: 'scikit-learn/Fish', description: 'Seven measurements of 159 fish and their weight: a first regression.' },
    { id: 'scikit-learn/auto-mpg', description: 'Fuel consumption of 398 cars, with categories and gaps.' },
  ],
  metrics: [
    { id: 'MAE', description: 'Mean absolute error, in the unit of the target. Robust against outliers; lower is better.' },
    { id: 'mse', description: 'Mean squared error: average of the squared differences between prediction and actual value. Large errors count more; lower is better.' },
    { id: 'r-squared', description: 'Coefficient of determination: the share of the variance of the target that the predictions explain. 1 is perfect, 0 is no better than the mean, negative values are worse than that.' },
    { id: 'Pinball loss', description: 'Error of a predicted quantile; use it when too low and too high cost differently.' },
  ],
  spaces: [{ id: 'scikit-learn/fish-weight-prediction', description: 'Predict the weight of a fish from its measurements.' }],
  related: ['tabular-classification', 'table-question-answering'],
  widgetModels: ['scikit-learn/Fish-Weight'],
});
