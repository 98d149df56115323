import { isMembers, type Members } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { missing, wrongType } from './responses-error.ts';

/** Tools of a request as chat has them. */
export interface ReadTools {
  /** Functions, those that stand for custom tools included. */
  readonly tools: readonly Members[];
  /** Names of the custom tools, whose calls have text in place of JSON. */
  readonly customTools: ReadonlySet<string>;
  /** Types of the tools that no chat can run, such as `web_search`. */
  readonly skipped: readonly string[];
}

/** Reads the tools of a request of the Responses API. Custom tools become functions with one text. */
export function readTools(given: unknown): ReadTools {
  if (given === undefined || given === null) return { tools: [], customTools: new Set(), skipped: [] };
  if (!Array.isArray(given)) throw wrongType('tools', 'an array');
  const tools: Members[] = [];
  const customTools = new Set<string>();
  const skipped = new Set<string>();
  for (const [index, tool] of given.entries()) {
    if (!isMembers(tool)) throw wrongType(`tools[${index}]`, 'an object');
    const { type, name } = tool;
    if (type !== 'function' && type !== 'custom') {
      skipped.add(String(type));
      continue;
    }
    if (typeof name !== 'string' || !name) throw missing(`tools[${index}].name`);
    if (type === 'custom') customTools.add(name);
    tools.push({
      type: 'function',
      function: type === 'custom' ? customFunction(name, tool) : ownFunction(name, tool),
    });
  }
  return { tools, customTools, skipped: [...skipped] };
}

/** Members of a chat request that say which tools are called; none where no tools are left. */
export function readToolChoice(choice: unknown, tools: readonly Members[], parallel: unknown): Members {
  if (tools.length === 0) return {};
  const { mode, names } = readChoice(choice);
  const offered = names ? tools.filter(({ function: called }) => isMembers(called) && names.has(called.name)) : tools;
  return {
    tools: offered.length > 0 ? offered : tools,
    ...(mode !== undefined && { tool_choice: mode }),
    ...(typeof parallel === 'boolean' && { parallel_tool_calls: parallel }),
  };
}

/** Reads a choice: the form of chat, and the names that are allowed; undefined where all are. */
function readChoice(choice: unknown): { readonly mode?: unknown; readonly names?: ReadonlySet<unknown> } {
  if (typeof choice === 'string') return { mode: choice };
  if (!isMembers(choice)) return {};
  const { type, name, mode, tools } = choice;
  if (type === 'function' || type === 'custom') return { mode: { type: 'function', function: { name } } };
  if (type !== 'allowed_tools' || !Array.isArray(tools)) return {};
  return { mode, names: new Set(tools.filter(isMembers).map((tool) => tool.name)) };
}

function ownFunction(name: string, { description, parameters, strict }: Members): Members {
  return {
    name,
    ...(typeof description === 'string' && { description }),
    ...(isMembers(parameters) && { parameters }),
    ...(strict === true && { strict }),
  };
}

function customFunction(name: string, { description, format }: Members): Members {
  const { syntax, definition } = toMembers(format);
  const grammar =
    typeof definition === 'string' ? `The input follows this ${String(syntax)} grammar:\n${definition}` : '';
  const texts = [typeof description === 'string' ? description : '', grammar].filter(Boolean);
  return {
    name,
    ...(texts.length > 0 && { description: texts.join('\n\n') }),
    parameters: {
      type: 'object',
      properties: { input: { type: 'string', description: 'The whole input of the tool, as plain text.' } },
      required: ['input'],
      additionalProperties: false,
    },
  };
}
