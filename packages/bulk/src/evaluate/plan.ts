import type { Row } from '../contract/row.ts';

/** An evaluation as its file has it: every row with every model, and checks of the answers. */
export interface EvaluationPlan {
  /** Name, for people. */
  readonly name?: string;
  /** Rows, or the path of a CSV or JSON Lines file, relative to that of the plan. */
  readonly data: readonly Row[] | string;
  /** Template of the question: `'What is the capital of {{ country }}?'`. */
  readonly prompt?: string;
  /** Messages whose texts are templates, in the place of `prompt`. */
  readonly messages?: readonly PlanMessage[];
  /** Template of the system message. */
  readonly system?: string;
  /** Models that are compared. */
  readonly models: readonly PlanModel[];
  /** Arguments of every call, such as `{ temperature: 0, max_tokens: 20 }`. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Checks of every answer; an answer passes if all of them do. */
  readonly checks: readonly PlanCheck[];
}

/** A message of a plan. */
export interface PlanMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A model of a plan, and where it is called. */
export interface PlanModel {
  readonly model: string;
  /** Inference provider. @default that of the caller */
  readonly provider?: string;
  /** URL of an OpenAI-compatible server. @default none */
  readonly endpoint?: string;
  /** Name in tables. @default the id of the model, with its provider or server */
  readonly name?: string;
}

/** Check of an answer. */
export type PlanCheck =
  /** The answer is this text, without the spaces around it. Without `value`, the column `expected` has the text. */
  | { readonly type: 'exact'; readonly value?: string }
  /** The answer contains this text, whatever the case and the number of spaces. Without `value`, the column `expected` has it. */
  | { readonly type: 'contains'; readonly value?: string }
  /** The answer matches a regular expression of JavaScript. */
  | { readonly type: 'regex'; readonly pattern: string; readonly flags?: string }
  /** The answer is JSON by this JSON Schema, in which it is also requested. */
  | { readonly type: 'schema'; readonly schema: object }
  /** A model decides whether the answer meets a criterion. @default `model`: the first of the plan */
  | { readonly type: 'judge'; readonly criterion: string; readonly model?: PlanModel }
  /** The call took at most this time in ms, waits for limits included. */
  | { readonly type: 'latency'; readonly maxMs: number }
  /** The call cost at most this many US dollars. Fails if its cost is unknown. */
  | { readonly type: 'cost'; readonly maxDollars: number }
  /** The default export of a module decides: `(answer, { row, model }) => boolean | string`, where a text is the reason of a failure. */
  | { readonly type: 'module'; readonly path: string };

/** Column with the text of `exact` and `contains`. */
export const EXPECTED = 'expected';

/** The name of a model in tables and results. */
export function modelName({ name, model, provider, endpoint }: PlanModel): string {
  const place = provider ?? endpoint?.replace(/^https?:\/\//, '');
  return name ?? (place === undefined ? model : `${model} (${place})`);
}
