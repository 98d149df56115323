import type { VisualQuestionAnsweringInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: VisualQuestionAnsweringInput = { inputs: { image: png, question: 'What color is this?' } };
