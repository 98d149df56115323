import { type JsonObject, valueAt } from '../../contract/json.ts';
import type { ServedModel } from '../../contract/served-model.ts';
import type { Effort, RequestSwitch, ThoughtsForm } from '../../contract/thinking.ts';
import { createRefusal } from '../check-members.ts';

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

function readSwitches<Meaning>(
  switches: readonly RequestSwitch<Meaning>[],
  body: JsonObject,
  model: string,
): Meaning | undefined {
  const meanings = switches.flatMap(({ member, values, type, refusal }) => {
    const value = valueAt(body, member);
    if (value === undefined || value === null) return [];
    const text = String(value);
    if ((type === undefined || typeof value === type) && Object.hasOwn(values, text)) return values[text] ?? [];
    if (refusal) throw createRefusal({ ...refusal, member }, { value, model });
    return [];
  });
  return meanings[0];
}
