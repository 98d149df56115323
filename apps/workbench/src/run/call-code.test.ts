import { expect, it } from 'vitest';
import { createSnippets } from './call-code.tsx';

it('prints the messages and parameters of a chat, with and without streaming', () => {
  const snippets = createSnippets({
    task: 'conversational',
    model: 'owner/name',
    provider: 'groq',
    inputs: { messages: [{ role: 'user', content: 'Why is the sky blue?' }], max_tokens: 77, temperature: 0.3 },
  });
  expect(new Set(snippets.map(({ streaming }) => streaming))).toEqual(new Set([true, false]));
  for (const { language, client, code } of snippets) {
    expect(code, `${language} ${client}`).toContain('Why is the sky blue?');
    expect(code, `${language} ${client}`).toContain('77');
    expect(code, `${language} ${client}`).toContain('0.3');
  }
});
