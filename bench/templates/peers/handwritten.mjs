import { candidates, HANDWRITTEN } from '../cases.mjs';

export const label = 'hand-written';

const turn = (role, content) => `<|im_start|>${role}\n${content}<|im_end|>\n`;

/** Our sample `chatml`: ChatML with a default system prompt. */
function chatml({ messages, add_generation_prompt }) {
  let text = messages[0]?.role === 'system' ? '' : turn('system', 'You are a helpful assistant.');
  for (const { role, content } of messages) text += turn(role, content);
  return add_generation_prompt ? `${text}<|im_start|>assistant\n` : text;
}

const header = (role) => `<|start_header_id|>${role}<|end_header_id|>\n\n`;

/** Our sample `llama-3.1`, without built-in tools: the tools go into the first message of the user. */
function llama31({ messages, bos_token, tools, date_string = '26 Jul 2024', add_generation_prompt }) {
  const hasSystem = messages[0]?.role === 'system';
  let next = hasSystem ? 1 : 0;
  let text = `${bos_token}${header('system')}${tools ? 'Environment: ipython\n' : ''}`;
  text += `Cutting Knowledge Date: December 2023\nToday Date: ${date_string}\n\n`;
  text += `${hasSystem ? messages[0].content.trim() : ''}<|eot_id|>`;
  if (tools) {
    const first = messages[next++];
    if (!first) throw new Error('There is no user message to put the tools into.');
    text += `${header('user')}These functions can be called. Answer with JSON where one of them helps: {"name": …, "parameters": …}.\n\n`;
    for (const tool of tools) text += `${JSON.stringify(tool, null, 4)}\n\n`;
    text += `${first.content.trim()}<|eot_id|>`;
  }
  for (; next < messages.length; next++) text += message(messages[next]);
  return add_generation_prompt ? text + header('assistant') : text;
}

function message({ role, content, tool_calls }) {
  if (role === 'tool' || role === 'ipython')
    return `${header('ipython')}${typeof content === 'string' ? content : spaced(content)}<|eot_id|>`;
  if (!tool_calls) return `${header(role)}${content.trim()}<|eot_id|>`;
  if (tool_calls.length !== 1) throw new Error(`One tool call at a time, and there are ${tool_calls.length}`);
  const call = tool_calls[0].function;
  return `${header('assistant')}{"name": "${call.name}", "parameters": ${spaced(call.arguments)}}<|eot_id|>`;
}

const functions = { chatml, llama31, mistral };
const sources = new Map(candidates().map(({ id, source }) => [id, source]));
const bySource = new Map(Object.entries(HANDWRITTEN).map(([name, id]) => [sources.get(id), functions[name]]));

export function compile(source) {
  const render = bySource.get(source);
  if (!render) throw new Error('nobody has written this one by hand');
  return render;
}

/** Our sample `mistral-tools`: roles alternate, and the tools precede the last user message. */
function mistral({ messages, bos_token, eos_token, tools }) {
  const system = messages[0]?.role === 'system' ? messages[0].content : '';
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  checkRoles(turns);
  const lastUser = turns.findLastIndex(({ role }) => role === 'user');
  let text = bos_token;
  for (const [index, turn] of turns.entries()) {
    if (turn.role === 'user') {
      if (tools && index === lastUser)
        text += `[AVAILABLE_TOOLS] [${tools.map(printTool).join(', ')}][/AVAILABLE_TOOLS]`;
      text += `[INST] ${system && index === turns.length - 1 ? `${system}\n\n` : ''}${turn.content}[/INST]`;
    } else if (turn.tool_calls) text += `[TOOL_CALLS] [${turn.tool_calls.map(printCall).join(', ')}]${eos_token}`;
    else if (turn.role === 'assistant') text += ` ${turn.content.trim()}${eos_token}`;
    else
      text += `[TOOL_RESULTS] {"content": ${spaced(turn.content)}, "call_id": "${turn.tool_call_id}"}[/TOOL_RESULTS]`;
  }
  return text;
}

function checkRoles(turns) {
  let expected = 'user';
  for (const { role, tool_calls } of turns) {
    if ((role !== 'user' && role !== 'assistant') || tool_calls) continue;
    if (role !== expected) throw new Error(`Expected a message of the ${expected}, got one of the ${role}.`);
    expected = role === 'user' ? 'assistant' : 'user';
  }
}

function printTool({ function: described }) {
  const members = Object.entries(described).filter(([key]) => key !== 'return');
  return `{"type": "function", "function": {${members.map(([key, value]) => `"${key}": ${spaced(value)}`).join(', ')}}}`;
}

function printCall({ id, function: { name, arguments: given } }) {
  if (id?.length !== 9) throw new Error('The id of a tool call must have 9 characters.');
  return `{"name": "${name}", "arguments": ${spaced(given)}, "id": "${id}"}`;
}

/** JSON with a space after commas and colons, as Python writes it. */
function spaced(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`)
    .join(', ')}}`;
}
