import type { Modality } from '@hubkit/catalog';

/** A task as lists show it. */
export interface TaskEntry {
  readonly id: string;
  readonly label: string;
  readonly modality: Modality;
  /** The first sentence about it; absent for tasks that nobody has described. */
  readonly summary?: string;
  readonly isPlaceholder?: true;
  /** The client has a method for it. */
  readonly canRun?: true;
  /** Libraries that run its models. */
  readonly libraries: readonly string[];
}
