export const keywords = ['quiz', 'exam questions', 'choose an answer'];
