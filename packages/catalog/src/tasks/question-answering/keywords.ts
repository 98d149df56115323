export const keywords = ['find answers in text', 'faq', 'reading comprehension', 'search a document', 'ask a text'];
