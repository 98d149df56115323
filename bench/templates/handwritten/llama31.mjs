import { spaced } from './spaced-json.mjs';

const header = (role) => `<|start_header_id|>${role}<|end_header_id|>\n\n`;

/** Our sample `llama-3.1`, without built-in tools: the tools go into the first message of the user. */
export function llama31({ messages, bos_token, tools, date_string = '26 Jul 2024', add_generation_prompt }) {
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
