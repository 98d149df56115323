import { InputError } from '../../../contract/errors.ts';
import { importLazily } from '../../../contract/import-lazily.ts';
import type { JsonSchema, ResponseFormat, SchemaFormat, StandardSchema } from '../../../contract/response-format.ts';
import type { Schema } from '../../../contract/schema.ts';
import { checkReferences, checkWritable } from './check-schema.ts';
import { checkableSchema } from './checkable-schema.ts';
import { closeObjects } from './close-objects.ts';
import { toJsonSchema } from './to-json-schema.ts';

/** A response format with its defaults filled in. */
export interface AnswerFormat extends Pick<SchemaFormat, 'mode' | 'repair'> {
  readonly name: string;
  readonly description: string | undefined;
  readonly jsonSchema: JsonSchema;
  readonly strict: boolean | undefined;
  /** Checks an answer. */
  readonly schema: Schema<unknown>;
}

const WHAT = "The schema of 'responseFormat'";

/** Reads a response format; throws an InputError for one that no service would understand. */
export async function readFormat(given: ResponseFormat): Promise<AnswerFormat> {
  const { schema, ...options } = toSchemaFormat(given);
  const isStandard = isStandardSchema(schema);
  const full = options.jsonSchema ?? (isStandard ? await toJsonSchema(schema) : schema);
  checkWritable(full, WHAT);
  const { schema: jsonSchema, isStrict } = closeObjects(full);
  if (jsonSchema.type !== 'object') {
    throw new InputError(
      `${WHAT} must describe an object, which is all that services accept; put a list or a plain value into a member of one.`,
    );
  }
  const { title, description } = jsonSchema;
  return {
    ...options,
    description: options.description ?? (typeof description === 'string' ? description : undefined),
    name: checkName(options.name ?? toSchemaName(title)),
    strict: options.strict ?? (isStrict || undefined),
    jsonSchema,
    schema: isStandard ? schema : await jsonSchemaCheck(full, WHAT),
  };
}

function toSchemaFormat(given: ResponseFormat): SchemaFormat {
  const isObject = typeof given === 'function' || (given instanceof Object && !Array.isArray(given));
  if (!isObject || 'json_schema' in given || ('type' in given && given.type === 'json_object')) {
    throw new InputError(
      "'responseFormat' must be a schema: one of valibot, zod or arktype, or a JSON Schema. The format of the service itself is called 'response_format'.",
    );
  }
  // A JSON Schema has no keyword of this name.
  return isStandardSchema(given) || !('schema' in given) ? { schema: given } : (given as SchemaFormat);
}

/** True for a schema of a library; those of arktype are functions. */
export function isStandardSchema(value: object): value is StandardSchema {
  return '~standard' in value;
}

function toSchemaName(title: unknown): string {
  const name = typeof title === 'string' ? title.replaceAll(/\W+/g, '_').replaceAll(/^_+|_+$/g, '') : '';
  return name.slice(0, 64) || 'answer';
}

function checkName(name: string): string {
  if (/^[\w-]{1,64}$/.test(name)) return name;
  throw new InputError(
    `The name of a response format has up to 64 letters, digits, underscores and hyphens; '${name.slice(0, 80)}' does not.`,
  );
}

/** Reads a part of a JSON Pointer. */
function toSegment(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Checks values by a JSON Schema: without code generation, so that it runs under a strict Content-Security-Policy. Throws an
 * InputError for a schema that cannot check anything; `what` names it.
 */
export async function jsonSchemaCheck(jsonSchema: JsonSchema, what: string): Promise<Schema<unknown>> {
  const { dereference, Validator } = await importLazily('JSON Schema', () => import('./json-schema-checks.ts'));
  checkReferences(jsonSchema, what, dereference);
  const validator = new Validator(checkableSchema(jsonSchema), '2020-12', false);
  return {
    '~standard': {
      validate(value) {
        const { valid, errors } = validator.validate(value);
        if (valid) return { value };
        // The last ones are the innermost.
        return {
          issues: errors.reverse().map(({ error, instanceLocation }) => ({
            message: error,
            path: instanceLocation.split('/').slice(1).map(toSegment),
          })),
        };
      },
    },
  };
}
