import type { Modality } from '@hubkit/catalog';

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
