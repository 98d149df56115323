export const keywords = [
  'ask a pdf',
  'invoices',
  'receipts',
  'forms',
  'scanned documents',
  'read fields of documents',
  'information extraction',
];
