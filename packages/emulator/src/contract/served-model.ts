import type { Language } from './language.ts';
import type { MemberRefusal, Prefill } from './refusal.ts';
import type { Thinking } from './thinking.ts';

/** Properties of a model as one provider serves it. */
export interface ModelOptions {
  /** The provider's own id of the model. @default the hub id */
  readonly providerId?: string;
  /** @default 'live' */
  readonly status?: 'live' | 'staging' | 'error';
  readonly adapter?: 'lora';
  readonly adapterWeightsPath?: string;
  /** Further tasks that can be called; the hub lists them among the tags. */
  readonly otherTasks?: readonly string[];
  /** Length of the vectors of an embedding model. */
  readonly dimensions?: number;
  /** True for embedding models without pooling: one vector per token. */
  readonly isUnpooled?: boolean;
  /** Labels of a classifier, most positive first; of a model that divides audio, the sources. */
  readonly labels?: readonly string[];
  /** True for segmentation models with one segment for each class, and no scores. */
  readonly isSemantic?: boolean;
  /** True for models that generate their answer instead of finding it in the input. */
  readonly isGenerative?: boolean;
  /** Placeholder token of a missing word, such as `[MASK]`. */
  readonly maskToken?: string;
  /** Languages from and to which a model translates; absent where the request names them. */
  readonly languages?: { readonly from: Language; readonly to: Language };
  /** False for base models, which reject chat. @default true */
  readonly hasChatTemplate?: boolean;
  /** The way in which the model thinks before it answers. @default it does not */
  readonly thinks?: Thinking;
  /** Members of chat and image requests that the model refuses. */
  readonly refuses?: readonly MemberRefusal[];
  /** @default that of the service */
  readonly prefill?: Prefill;
}

/** One model of the hub as a provider serves it. */
export interface ServedModel extends ModelOptions {
  readonly hubId: string;
  readonly providerId: string;
  /** The hub's name of its main task. */
  readonly task: string;
}

/** Models by task and hub id: the provider's id, or the options where more is special. */
export type ModelTable = Readonly<Record<string, Readonly<Record<string, string | ModelOptions>>>>;

/** The rows of a model table. */
export function readModelTable(table: ModelTable): readonly ServedModel[] {
  return Object.entries(table).flatMap(([task, models]) =>
    Object.entries(models).map(([hubId, value]) => {
      const options = typeof value === 'string' ? { providerId: value } : value;
      return { providerId: hubId, ...options, hubId, task };
    }),
  );
}

/** True if a model can be called for a task. */
export function servesTask(model: ServedModel, task: string): boolean {
  return model.task === task || model.otherTasks?.includes(task) === true;
}
