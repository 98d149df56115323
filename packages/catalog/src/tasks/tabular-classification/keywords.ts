export const keywords = [
  'churn',
  'fraud detection',
  'spreadsheet',
  'csv',
  'credit scoring',
  'spam by features',
  'xgboost',
  'predict a category',
];
