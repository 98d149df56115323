export const keywords = ['ask a spreadsheet', 'excel', 'csv', 'text to sql', 'query data'];
