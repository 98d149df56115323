const turn = (role, content) => `<|im_start|>${role}\n${content}<|im_end|>\n`;

/** Our sample `chatml`: ChatML with a default system prompt. */
export function chatml({ messages, add_generation_prompt }) {
  let text = messages[0]?.role === 'system' ? '' : turn('system', 'You are a helpful assistant.');
  for (const { role, content } of messages) text += turn(role, content);
  return add_generation_prompt ? `${text}<|im_start|>assistant\n` : text;
}
