import type { TaskId, TaskInput } from '@hubkit/task-types';
import { closest } from '@hubkit/task-types/closest';

const tasks: readonly TaskId[] = ['summarization', 'text-to-image', 'translation'];
const input: TaskInput<'translation'> = { inputs: 'Where is the station?', parameters: { tgt_lang: 'fr' } };
console.log(closest('txt-to-image', tasks), input.inputs);
