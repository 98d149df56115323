import type { Picks } from './define-picks.ts';

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
