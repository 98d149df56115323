/** A dataset, a model, a metric or a space, and why it is worth a look. */
export interface Example {
  readonly id: string;
  readonly description: string;
}

/** The strength of a model among the picks of its task. */
export type Strength = 'small' | 'quality' | 'multilingual' | 'fast' | 'specialized' | 'baseline';

/** A recommended model with the facts of its model card; the description is the reason for the choice. */
export interface ModelPick extends Example {
  readonly bestFor: Strength;
  /** Month of the release, `YYYY-MM`. */
  readonly released: string;
  /** Number of parameters, such as `82M` or `4B`; of a mixture of experts with the active ones: `117B, 5.1B active`. */
  readonly size: string;
  /** License id of the hub, such as `apache-2.0`; `other` for a custom license. */
  readonly license: string;
  /** Reason to list a model released more than two years before `pickedOn`. */
  readonly whyOld?: string;
}

/** Recommended models, datasets, metrics and spaces of a task. */
export interface Picks {
  /** The day on which the picks were last reviewed as a whole, `YYYY-MM-DD`. */
  readonly pickedOn: string;
  readonly models: readonly ModelPick[];
  readonly datasets: readonly Example[];
  readonly metrics: readonly Example[];
  readonly spaces: readonly Example[];
}

/** Checks the picks of a task. */
export function definePicks(picks: Picks): Picks {
  return picks;
}
