import type { ChatCompletionInputTool } from '@hubkit/task-types';
import { InputError } from '../../contract/errors.ts';
import type { JsonSchema } from '../../contract/response-format.ts';
import { pathText, type Schema } from '../../contract/schema.ts';
import type { Tool } from '../../contract/tool.ts';
import { parseSafely } from '../../transport/parse-safely.ts';
import { checkWritable } from '../policies/structured-output/check-schema.ts';
import { isStandardSchema, jsonSchemaCheck } from '../policies/structured-output/read-format.ts';
import { toJsonSchema } from '../policies/structured-output/to-json-schema.ts';

/** A tool with its schema in both forms. */
export interface ReadTool {
  readonly tool: Tool;
  /** The tool as it is sent. */
  readonly sent: ChatCompletionInputTool;
  /** Checks the arguments of a call. */
  readonly schema: Schema<unknown>;
}

/** Reads the tools of a run, by name; throws an InputError for one that no service would understand. */
export async function readTools(tools: readonly Tool[]): Promise<ReadonlyMap<string, ReadTool>> {
  const read = new Map<string, ReadTool>();
  for (const tool of tools) {
    const { name } = tool;
    if (!/^[\w-]{1,64}$/.test(name)) {
      throw new InputError(
        `The name of a tool has up to 64 letters, digits, underscores and hyphens; '${String(name).slice(0, 80)}' does not.`,
      );
    }
    if (read.has(name))
      throw new InputError(`There are two tools called '${name}'; the model could not tell them apart.`);
    read.set(name, await readTool(tool));
  }
  return read;
}

async function readTool(tool: Tool): Promise<ReadTool> {
  const { name, description, parameters = { type: 'object', properties: {} }, strict } = tool;
  const isStandard = isStandardSchema(parameters);
  const jsonSchema: JsonSchema = tool.jsonSchema ?? (isStandard ? await toJsonSchema(parameters) : parameters);
  const what = `The schema of the tool '${name}'`;
  checkWritable(jsonSchema, what);
  const { $schema: _, '~value': __, ...sent } = jsonSchema;
  return {
    tool,
    sent: {
      type: 'function',
      function: { name, ...(description && { description }), parameters: sent, ...(strict && { strict }) },
    },
    schema: isStandard ? parameters : await jsonSchemaCheck(jsonSchema, what),
  };
}

/** Reads the arguments of a call; throws an error with a message for the model. */
export async function readArguments({ tool, schema }: ReadTool, text: string): Promise<unknown> {
  let given: unknown;
  try {
    given = parseSafely(text);
    // Some models write the JSON of arguments as a text inside JSON.
    if (typeof given === 'string') given = parseSafely(given);
  } catch (cause) {
    throw new InputError(`The arguments of ${tool.name} are not valid JSON.`, { cause });
  }
  const result = await schema['~standard'].validate(given);
  if (!result.issues) return result.value;
  const places = result.issues.slice(0, 5).map(({ path, message }) => `${pathText(path)}: ${message.slice(0, 200)}`);
  throw new InputError(`The arguments of ${tool.name} do not fit its schema: ${places.join('; ')}.`, {
    issues: result.issues,
  });
}
