import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { type ProblemError, refused } from '../../contract/problem.ts';
import type { ServedModel } from '../../contract/served-model.ts';
import type { Effort, RequestSwitch, ThoughtsForm } from '../../contract/thinking.ts';

/** Reads how much a model thinks about a request: the first switch that the request has, or the model's default. */
export function readEffort({ thinks, providerId }: ServedModel, body: JsonObject): Effort {
  if (!thinks) return 'none';
  return readSwitches(thinks.switches ?? [], body, providerId) ?? thinks.effort ?? 'medium';
}

/** Reads the place of the thoughts in the response to a request; undefined for models that do not think. */
export function readThoughtsForm({ thinks, providerId }: ServedModel, body: JsonObject): ThoughtsForm | undefined {
  if (!thinks) return undefined;
  return readSwitches(thinks.forms ?? [], body, providerId) ?? thinks.form ?? 'reasoning_content';
}

/** The value at a path of a body, the parts of the path joined by dots. */
export function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), body);
}

function readSwitches<Meaning>(
  switches: readonly RequestSwitch<Meaning>[],
  body: JsonObject,
  model: string,
): Meaning | undefined {
  const meanings = switches.flatMap((one) => {
    const value = valueAt(body, one.member);
    if (value === undefined || value === null) return [];
    const text = String(value);
    if (Object.hasOwn(one.values, text)) return one.values[text] ?? [];
    if (one.refusal) throw refusal(one, text, model);
    return [];
  });
  return meanings[0];
}

function refusal({ member, refusal: own }: RequestSwitch<unknown>, value: string, model: string): ProblemError {
  const message = (own?.message ?? '').replaceAll('{value}', value).replaceAll('{model}', model);
  return refused(message, { param: member, ...(own?.code === undefined ? {} : { code: own.code }) });
}
