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

/** An image or a recording of a demo. */
export interface DemoMedia {
  readonly type: 'img' | 'audio';
  /** Name of the file in the folder `media` of this package. */
  readonly filename: string;
  /** Alternative text: the contents of the image or recording. */
  readonly alt?: string;
  /** Shown below it, such as a note about an output drawn by hand. */
  readonly caption?: string;
}

/** One thing on the way in or out of a demo. */
export type DemoItem =
  | DemoMedia
  | { readonly type: 'text'; readonly label: string; readonly content: string }
  | { readonly type: 'chart'; readonly data: ReadonlyArray<{ readonly label: string; readonly score: number }> }
  /** The first row is the head of the table. */
  | { readonly type: 'tabular'; readonly table: ReadonlyArray<readonly string[]> }
  | {
      readonly type: 'text-with-tokens';
      readonly text: string;
      readonly tokens: ReadonlyArray<{ readonly type: string; readonly start: number; readonly end: number }>;
    };

/** The long description of a task: what its page shows. */
export interface TaskPage extends Picks {
  /** Summary of the task in one to four sentences. */
  readonly summary: string;
  readonly demo: {
    readonly inputs: readonly DemoItem[];
    readonly outputs: readonly DemoItem[];
    /** Shown below the demo, such as a remark about made-up scores. */
    readonly note?: string;
  };
  /** Ids of tasks that people confuse with this one, or use before or after it. */
  readonly related: readonly string[];
  /** Models that a widget on the page can try. */
  readonly widgetModels: readonly string[];
  /** A video that explains the task. */
  readonly youtubeId?: string;
  /** The task whose page describes this one, too. */
  readonly canonicalId?: string;
}

/** Checks the page of a task. */
export function definePage(page: TaskPage): TaskPage {
  return page;
}
