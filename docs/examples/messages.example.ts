import { joinChunks, reasoningOf, repeatMessage, textOf, toolCallsOf } from '@hubkit/messages';

const chunk = (delta: object) => ({ choices: [{ index: 0, delta }] });
const { choices } = await joinChunks([
  chunk({ reasoning_content: 'The user asks ' }),
  chunk({ reasoning_content: 'for the weather.' }),
  chunk({ tool_calls: [{ id: 'a', function: { name: 'weather', arguments: '{"city"' } }] }),
  chunk({ tool_calls: [{ function: { arguments: ':"Oslo"}' } }] }),
]);
const message = choices[0]?.message ?? { role: 'assistant' };
console.log(reasoningOf(message), textOf(message), toolCallsOf(message));
console.log('To the same service:', repeatMessage(message));
console.log('To another one:', repeatMessage(message, { to: 'groq' }));
