import type { Modality } from '@hubkit/catalog';

/** Preview of a task for its card, from its demo. */
export interface TaskPreview {
  /** File name of an image of the input or the output. */
  readonly picture?: string;
  /** First line of the input, for tasks without an image. */
  readonly from?: string;
  /** First line of the output. */
  readonly to?: string;
}

/** A task as lists show it. */
export interface TaskEntry {
  readonly id: string;
  readonly label: string;
  readonly modality: Modality;
  readonly isPlaceholder?: true;
  /** The client has a method for it. */
  readonly canRun?: true;
  /** Libraries that run its models. */
  readonly libraries: readonly string[];
}
