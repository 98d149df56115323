import type { Client } from '@modelcontextprotocol/client';
import { importLazily } from '../../contract/import-lazily.ts';
import { cleanSchema } from './clean-schema.ts';
import { LONGEST_SCHEMA } from './limits.ts';

type ClientOptions = NonNullable<ConstructorParameters<typeof Client>[1]>;
type Provider = NonNullable<ClientOptions['jsonSchemaValidator']>;

/**
 * Creates the check of structured results. It generates no code, knows no patterns, and lets pass what it cannot check: a schema that
 * is wrong or large must not disable its tool.
 */
export async function outputValidator(): Promise<Provider> {
  const { Validator } = await importLazily('JSON Schema', () => import('@cfworker/json-schema'));
  return {
    getValidator(schema) {
      // What the schema says of a value is the caller's to believe.
      const passed = (data: unknown) => ({ valid: true as const, data: data as never, errorMessage: undefined });
      if (!(schema instanceof Object) || JSON.stringify(schema).length > LONGEST_SCHEMA) return passed;
      try {
        const validator = new Validator(cleanSchema(schema, 'result'), '2020-12');
        return (data) => {
          const problem = firstError(validator, data);
          return problem ? { valid: false, data: undefined, errorMessage: problem } : passed(data);
        };
      } catch {
        return passed;
      }
    },
  };
}

function firstError(
  validator: { validate(value: unknown): { errors: { error: string; instanceLocation: string }[] } },
  data: unknown,
) {
  try {
    const innermost = validator.validate(data).errors.at(-1);
    return innermost && `${innermost.instanceLocation}: ${innermost.error}`.slice(0, 300);
  } catch {
    // A reference that leads nowhere.
    return undefined;
  }
}
