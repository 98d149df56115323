import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import { textParts } from '../../../chat-view/turn-data.ts';
import { FIRST_SETTINGS } from '../conversation/chat-settings.ts';
import { FIRST_COLUMN } from '../conversation/columns.ts';
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
    turn({ id: '1', parts: [{ type: 'image', url: 'data:image/png;base64,' }, ...textParts('Rain?')] }),
    turn({
      id: '2',
      parent: '1',
      role: 'assistant',
      data: { report },
      parts: [
        { type: 'reasoning', text: 'Think.\nMore.' },
        { type: 'tool-call', id: '1', name: 'look', arguments: '{"a":"```"}', result: '"yes"' },
        ...textParts('Yes.'),
      ],
    }),
    turn({ id: '3', parent: '2', parts: [{ type: 'file', name: 'a.pdf', content: {} }] }),
  ];
  const state = {
    title: 'Rain?',
    settings: { ...FIRST_SETTINGS, systemPrompt: ' Be brief. ' },
    columns: [FIRST_COLUMN],
    trees: { a: { tree: path, head: '3' } },
  };
  expect(chatMarkdown(state)).toBe(
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
