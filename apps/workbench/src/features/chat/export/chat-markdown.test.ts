import { expect, it } from 'vitest';
import type { Turn } from '../conversation/turn.ts';
import { chatMarkdown } from './chat-markdown.ts';

const turn = (change: Partial<Turn>): Turn => ({
  id: 'a',
  chat: 'c',
  parent: null,
  role: 'user',
  content: '',
  status: 'done',
  at: 0,
  ...change,
});

it('prints a chat with its system prompt, models, reasoning, images and tools', () => {
  const report = { provider: 'groq', model: 'a/b', attempts: 1, totalMs: 1, isEstimated: false };
  const path = [
    turn({ content: 'Rain?', images: ['data:image/png;base64,'] }),
    turn({
      role: 'assistant',
      reasoning: 'Think.\nMore.',
      report,
      toolCalls: [{ id: '1', name: 'look', arguments: '{"a":"```"}' }],
    }),
    turn({ toolResults: [{ id: '1', name: 'look', content: '"yes"' }] }),
    turn({ role: 'assistant', content: 'Yes.' }),
  ];
  expect(chatMarkdown(path, { title: 'Rain?', systemPrompt: ' Be brief. ' })).toBe(
    [
      '# Rain?',
      '## System',
      'Be brief.',
      '## You',
      '*1 image attached*',
      'Rain?',
      '## Assistant (a/b, groq)',
      '> Think.\n> More.',
      'Calls `look`:',
      '````json\n{"a":"```"}\n````',
      '## You',
      'Result of `look`:',
      '```json\n"yes"\n```',
      '## Assistant',
      'Yes.\n',
    ].join('\n\n'),
  );
});
