import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { invalidField, missingField } from '../contract/problem.ts';

/** Demands a name of a schema, as Cerebras and OpenAI do. */
export function requireSchemaName({ response_format: format }: JsonObject): void {
  if (!isJsonObject(format) || format.type !== 'json_schema') return;
  const named = isJsonObject(format.json_schema) ? format.json_schema : {};
  if (typeof named.name !== 'string' || !/^[\w-]{1,64}$/.test(named.name)) {
    throw missingField('response_format.json_schema.name');
  }
}

/** Rejects schemas inside `json_schema`: the service wants them beside `type`. */
export function requireFlatSchema({ response_format: format }: JsonObject): void {
  if (!isJsonObject(format) || format.type !== 'json_schema' || isJsonObject(format.schema)) return;
  throw missingField('response_format.schema');
}

/** Rejects all forms of JSON with a schema. */
export function refuseSchemas({ response_format: format }: JsonObject): void {
  if (!isJsonObject(format) || format.type === 'text' || format.type === 'json_object') return;
  throw invalidField('response_format.type', 'response_format.type must be text or json_object');
}

/** Rejects schemas that are to be enforced exactly. */
export function refuseStrictSchemas({ response_format: format }: JsonObject): void {
  if (!isJsonObject(format) || !isJsonObject(format.json_schema) || format.json_schema.strict !== true) return;
  throw invalidField('response_format.json_schema.strict', 'strict: true is not supported');
}
