import { defineTask } from '../../task-definition/define-task.ts';

export const timeSeriesForecasting = defineTask({
  id: 'time-series-forecasting',
  label: 'Time Series Forecasting',
  pipeline: {
    modality: 'tabular',
    color: 'blue',
    order: 390,
    subtasks: [
      { type: 'univariate-time-series-forecasting', name: 'Univariate Time Series Forecasting' },
      { type: 'multivariate-time-series-forecasting', name: 'Multivariate Time Series Forecasting' },
    ],
  },
});

export const keywords = [
  'predict the future',
  'demand forecast',
  'weather',
  'stock prices',
  'sales forecast',
  'trends',
  'sensor data',
];

export const summary =
  'Time series forecasting predicts the next values of a series, such as demand, weather or readings of a sensor.';
