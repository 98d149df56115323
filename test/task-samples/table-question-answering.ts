import type { TableQuestionAnsweringInput } from '@hubkit/catalog';

export const input: TableQuestionAnsweringInput = {
  inputs: {
    question: 'How many people live in Oslo?',
    table: { City: ['Oslo', 'Bergen', 'Trondheim'], People: ['717,710', '291,940', '214,565'] },
  },
};
