import type { QuestionAnsweringInput } from '@hubkit/catalog';

export const input: QuestionAnsweringInput = {
  inputs: {
    question: 'Where did the ship arrive?',
    context: 'The ship left Lisbon in May 1502. After four months it arrived in Mumbai with eleven sailors.',
  },
};
