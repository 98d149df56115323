export const keywords = [
  'predict the future',
  'demand forecast',
  'weather',
  'stock prices',
  'sales forecast',
  'trends',
  'sensor data',
];
