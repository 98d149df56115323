/** ChatML with a first token, as Hermes 2 Pro writes it. */
export function chatml({ messages, bos_token, add_generation_prompt }) {
  let text = bos_token;
  for (const { role, content } of messages) text += `<|im_start|>${role}\n${content}<|im_end|>\n`;
  return add_generation_prompt ? `${text}<|im_start|>assistant\n` : text;
}
