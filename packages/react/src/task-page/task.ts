/** One thing on the way in or out of the demo of a task. */
export type DemoItem =
  | {
      readonly type: 'img' | 'audio';
      readonly filename: string;
      /** Alternative text. @default the name of the file */
      readonly alt?: string | undefined;
      /** Shown below the file. @default nothing */
      readonly caption?: string | undefined;
    }
  | { readonly type: 'text'; readonly label: string; readonly content: string }
  | { readonly type: 'chart'; readonly data: readonly { readonly label: string; readonly score: number }[] }
  /** The first row is the head of the table. */
  | { readonly type: 'tabular'; readonly table: readonly (readonly string[])[] }
  | { readonly type: 'text-with-tokens'; readonly text: string; readonly tokens: readonly TokenRange[] };

/** A named part of a text. */
export interface TokenRange {
  readonly type: string;
  /** Index of the first character. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
}

/** A dataset, model, metric or space, with a short description. */
export interface TaskExample {
  readonly id: string;
  readonly description: string;
}

/** A model with the facts by which people choose. */
export interface TaskModel extends TaskExample {
  /** Its strength: a key of the label `modelTable.bestFor`, or any other word, shown unchanged. */
  readonly bestFor?: string | undefined;
  /** Month of the release, `YYYY-MM`. */
  readonly released?: string | undefined;
  /** Number of parameters, such as `4B`. */
  readonly size?: string | undefined;
  /** Id of the license. */
  readonly license?: string | undefined;
  /** Reason to list an older model. */
  readonly whyOld?: string | undefined;
}

/** A task as a card shows it. */
export interface TaskSummary {
  readonly id: string;
  /** The name of the task. */
  readonly label: string;
  readonly summary?: string | undefined;
  /** True if the task has no description yet. @default false */
  readonly isPlaceholder?: boolean | undefined;
}

/** A task as its page shows it; entries of `TASKS_DATA` of `@hubkit/catalog` fit. */
export interface TaskPageData extends TaskSummary {
  readonly demo?:
    | {
        readonly inputs: readonly DemoItem[];
        readonly outputs: readonly DemoItem[];
        /** Shown below the demo. @default nothing */
        readonly note?: string | undefined;
      }
    | undefined;
  readonly datasets?: readonly TaskExample[] | undefined;
  /** Models with a size, license or release are shown in a table, others in a list. */
  readonly models?: readonly TaskModel[] | undefined;
  /** The day on which the models were chosen, `YYYY-MM-DD`. */
  readonly pickedOn?: string | undefined;
  readonly metrics?: readonly TaskExample[] | undefined;
  readonly spaces?: readonly TaskExample[] | undefined;
  /** Ids of tasks that are near to this one. */
  readonly related?: readonly string[] | undefined;
  /** Names of libraries that run the task. */
  readonly libraries?: readonly string[] | undefined;
  /** A video that explains the task. */
  readonly youtubeId?: string | undefined;
}

/** Kinds of lists on the page of a task. */
export type TaskListKind = 'models' | 'datasets' | 'spaces' | 'metrics' | 'libraries' | 'related';
