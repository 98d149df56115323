import type { DocumentQuestionAnsweringInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: DocumentQuestionAnsweringInput = {
  inputs: { image: png, question: 'What is the invoice number?' },
};
