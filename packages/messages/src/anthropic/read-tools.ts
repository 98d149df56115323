import { DialectError } from '../dialect-error.ts';
import { isMembers, type Members } from '../message.ts';

/** Reads the tools of a request, and the choice between them. Tools that Anthropic's servers would run are left out. */
export function readTools({ tools, tool_choice: choice }: Members): Members {
  if (tools === undefined || tools === null) return {};
  if (!Array.isArray(tools)) throw new DialectError('tools', 'has to be a list');
  const functions = tools.flatMap((tool, index) => readTool(tool, `tools.${index}`));
  if (functions.length === 0) return {};
  return { tools: functions, ...readChoice(choice, functions) };
}

type FunctionTool = { readonly type: 'function'; readonly function: { readonly name: string } };

function readTool(tool: unknown, at: string): readonly FunctionTool[] {
  if (!isMembers(tool)) throw new DialectError(at, 'has to be an object');
  const { type = 'custom', name, description, input_schema: schema, strict } = tool;
  if (type !== 'custom' && type !== null) return [];
  if (typeof name !== 'string' || name === '') throw new DialectError(`${at}.name`, 'field required');
  if (!isMembers(schema)) throw new DialectError(`${at}.input_schema`, 'field required');
  const own = {
    name,
    ...(typeof description === 'string' && { description }),
    parameters: schema,
    ...(typeof strict === 'boolean' && { strict }),
  };
  return [{ type: 'function', function: own }];
}

const CHOICES: Readonly<Record<string, string>> = { auto: 'auto', any: 'required', none: 'none' };

function readChoice(choice: unknown, functions: readonly FunctionTool[]): Members {
  if (!isMembers(choice)) return {};
  const { type, name, disable_parallel_tool_use: isSerial } = choice;
  const parallel = isSerial === true ? { parallel_tool_calls: false } : {};
  if (type === 'tool') {
    if (!functions.some((tool) => tool.function.name === name)) {
      throw new DialectError('tool_choice.name', 'is not the name of a tool that can be called here');
    }
    return { tool_choice: { type: 'function', function: { name } }, ...parallel };
  }
  const mode = typeof type === 'string' && Object.hasOwn(CHOICES, type) ? CHOICES[type] : undefined;
  if (mode === undefined) throw new DialectError('tool_choice.type', 'has to be auto, any, tool or none');
  return { tool_choice: mode, ...parallel };
}
