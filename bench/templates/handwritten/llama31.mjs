const header = (role) => `<|start_header_id|>${role}<|end_header_id|>\n\n`;

/** Llama 3.1 and 3.2 with tools, which go into the first message of the user. */
export function llama31({
  messages: all,
  bos_token,
  tools: given,
  custom_tools,
  tools_in_user_message: inUser = true,
  date_string = '26 Jul 2024',
  add_generation_prompt,
}) {
  const tools = custom_tools ?? given ?? null;
  const hasSystem = all[0]?.role === 'system';
  let next = hasSystem ? 1 : 0;
  let text = `${bos_token}${header('system')}${tools ? 'Environment: ipython\n' : ''}Cutting Knowledge Date: December 2023\nToday Date: ${date_string}\n\n`;
  if (tools && !inUser) {
    text += `You have access to the following functions. To call a function, please respond with JSON for a function call.${FORM}${print(tools)}`;
  }
  text += `${hasSystem ? all[0].content.trim() : ''}<|eot_id|>`;
  if (tools && inUser) {
    const first = all[next++];
    if (!first) throw new Error("Cannot put tools in the first user message when there's no first user message!");
    text += `${header('user')}Given the following functions, please respond with a JSON for a function call with its proper arguments that best answers the given prompt.\n\n`;
    text += `${FORM}${print(tools)}${first.content.trim()}<|eot_id|>`;
  }
  for (; next < all.length; next++) text += message(all[next]);
  return add_generation_prompt ? text + header('assistant') : text;
}

const FORM =
  'Respond in the format {"name": function name, "parameters": dictionary of argument name and its value}.Do not use variables.\n\n';

function print(tools) {
  let text = '';
  for (const tool of tools) text += `${JSON.stringify(tool, null, 4)}\n\n`;
  return text;
}

function message({ role, content, tool_calls }) {
  if (tool_calls) {
    if (tool_calls.length !== 1) throw new Error('This model only supports single tool-calls at once!');
    const call = tool_calls[0].function;
    return `${header('assistant')}{"name": "${call.name}", "parameters": ${spaced(call.arguments)}}<|eot_id|>`;
  }
  if (role === 'tool' || role === 'ipython') return `${header('ipython')}${spaced(content)}<|eot_id|>`;
  return `${header(role)}${content.trim()}<|eot_id|>`;
}

/** JSON with a blank after commas and colons, as Python writes it; what the arguments of a call are made of. */
function spaced(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`)
    .join(', ')}}`;
}
