import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'table-question-answering'>({
  args: {
    inputs: {
      question: 'Which plant has the highest height?',
      table: { plant: ['Fern', 'Sunflower', 'Tomato'], height: ['48', '182', '95'] },
    },
  },
});
