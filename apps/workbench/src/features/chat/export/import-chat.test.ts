import { textOfTurn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import { getBatch } from '../../../chat-view/turn-data.ts';
import { FIRST_COLUMN } from '../conversation/columns.ts';
import { pathIn } from '../conversation/conversation.ts';
import { exportChat } from './export-chat.ts';
import { importChat } from './import-chat.ts';

const ids = Array.from({ length: 99 }, (_none, place) => `id${place}`).values();
const options = { newId: () => ids.next().value ?? '', now: 1, model: 'first/model' };

const system = { role: 'system', content: 'Be brief.' };
const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
const call = { id: 'c1', type: 'function', function: { name: 'weather', arguments: '{"city":"Oslo"}' } };
const messages = [
  system,
  { role: 'user', content: [image, { type: 'text', text: 'Rain?' }] },
  { role: 'assistant', content: null, tool_calls: [call] },
  { role: 'tool', tool_call_id: 'c1', content: 'yes' },
];
const parameters = { temperature: 0.2, seed: 7, stop: ['END'], reasoning: 'low', logprobs: true };
const file = {
  title: 'Weather',
  chats: [
    {
      model: 'a/a',
      provider: 'groq',
      messages: [...messages, { role: 'assistant', content: 'It rains.' }],
      ...parameters,
    },
    { model: 'b/b', provider: 'auto', messages: [...messages, { role: 'assistant', content: 'Wet.' }], ...parameters },
  ],
};

it('brings an exported chat back, message for message', () => {
  const chat = importChat(JSON.stringify(file), options);
  expect(exportChat(chat)).toEqual(file);
  // The question went to both models.
  expect(new Set(['a', 'b'].flatMap((column) => pathIn(chat, column).slice(0, 1).map(getBatch))).size).toBe(1);
});

it('takes messages alone, for the model that is chosen', () => {
  const chat = importChat(JSON.stringify({ chats: [{ messages: [{ role: 'user', content: 'Hi' }] }] }), options);
  expect(chat.columns).toEqual([{ ...FIRST_COLUMN, model: 'first/model' }]);
  expect(chat.title).toBeUndefined();
});

it('takes a chat of the command line, with the model that answered last', () => {
  const at = '2026-11-23T18:00:00.000Z';
  const kept = [
    { ...system, at },
    { role: 'user', content: 'Hi', at },
    { role: 'assistant', content: 'Hello', at, model: 'c/c' },
  ];
  const chat = importChat(JSON.stringify([{ id: '1', title: 'Hi', created: at, messages: kept }]), options);
  expect(chat).toMatchObject({ title: 'Hi', settings: { systemPrompt: 'Be brief.' }, columns: [{ model: 'c/c' }] });
  expect(pathIn(chat, 'a').map(textOfTurn)).toEqual(['Hi', 'Hello']);
});

it.each([
  ['[{"messages":[]},{"messages":[]}]', 'hubkit chats export <id>'],
  ['{', 'not JSON'],
  ['[]', 'not an exported chat'],
  ['{"chats":[]}', 'not an exported chat'],
])('refuses %s, with the reason', (text, reason) => {
  expect(() => importChat(text, options)).toThrow(reason);
});

it('loads no image from elsewhere, and survives messages of any shape', () => {
  const odd = [
    null,
    3,
    { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://x.example/a.png' } }] },
  ];
  const chat = importChat(JSON.stringify({ chats: [{ messages: odd }, 'text'] }), options);
  expect(pathIn(chat, 'a')).toMatchObject([{ role: 'user', parts: [] }]);
});
