/** Mistral's instruction format with roles that must alternate; the blank lines are the template's. */
export function mistral({ messages, bos_token, eos_token }) {
  const hasSystem = messages[0]?.role === 'system';
  let text = `\n${bos_token}${hasSystem ? `${messages[0].content.trim()}\n\n` : ''}\n`;
  for (let index = hasSystem ? 1 : 0, turn = 0; index < messages.length; index++, turn++) {
    const { role, content } = messages[index];
    if ((role === 'user') !== (turn % 2 === 0)) {
      throw new Error('Conversation roles must alternate user/assistant/user/assistant/...');
    }
    if (role === 'user') text += `\n        [INST] ${content.trim()} [/INST]\n`;
    else if (role === 'assistant') text += `\n         ${content.trim()}${eos_token}\n`;
  }
  return text;
}
