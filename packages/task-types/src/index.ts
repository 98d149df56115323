export type { BinaryInput, BinaryInputs } from './binary-input.ts';
export type { TaskId, TaskInput, TaskOutput, TaskStreamOutput } from './task-map.ts';
export type * from './types.gen.ts';
