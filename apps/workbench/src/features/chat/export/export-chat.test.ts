import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import { textParts } from '../../../chat-view/turn-data.ts';
import { chatMarkdown } from './export-chat.ts';

const turn = (change: Partial<Turn>): Turn => ({
  id: 'a',
  parent: null,
  role: 'user',
  parts: [],
  status: 'done',
  ...change,
});

it('prints a chat with its system prompt, models, reasoning, images and tools', () => {
  const report = { provider: 'groq', model: 'a/b', attempts: 1, totalMs: 1, isEstimated: false };
  const path = [
    turn({ parts: [{ type: 'image', url: 'data:image/png;base64,' }, ...textParts('Rain?')] }),
    turn({
      role: 'assistant',
      data: { report },
      parts: [
        { type: 'reasoning', text: 'Think.\nMore.' },
        { type: 'tool-call', id: '1', name: 'look', arguments: '{"a":"```"}', result: '"yes"' },
        ...textParts('Yes.'),
      ],
    }),
    turn({ parts: [{ type: 'file', name: 'a.pdf', content: {} }] }),
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
      'Result of `look`:',
      '```json\n"yes"\n```',
      'Yes.',
      '## You',
      '*a.pdf attached*\n',
    ].join('\n\n'),
  );
});
