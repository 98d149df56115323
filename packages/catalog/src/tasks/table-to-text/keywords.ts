export const keywords = ['describe tables', 'reports from data', 'data to text'];
