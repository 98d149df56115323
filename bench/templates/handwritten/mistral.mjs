import { spaced } from './spaced-json.mjs';

/** Our sample `mistral-tools`: roles alternate, and the tools precede the last user message. */
export function mistral({ messages, bos_token, eos_token, tools }) {
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
