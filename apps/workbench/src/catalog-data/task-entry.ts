import type { Modality } from '@hubkit/catalog';

/** Preview of a task for its card, from its demo. */
export interface TaskPreview {
  /** File name of an image of the output, or else of the input. */
  readonly picture?: string;
  /** File name of an image of the input, for tasks that make an image of it. */
  readonly before?: string;
  /** First line of the input. */
  readonly from?: string;
  /** First line of the output. */
  readonly to?: string;
  /** The task makes something that moves or sounds. */
  readonly plays?: true;
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
