export const keywords = ['describe spreadsheets', 'reports from data', 'data to text'];
