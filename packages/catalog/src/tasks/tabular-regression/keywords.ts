export const keywords = [
  'price prediction',
  'house prices',
  'spreadsheet',
  'csv',
  'predict a number',
  'sales estimates',
];
