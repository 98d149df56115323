import { describe, expect, it } from 'vitest';
import { readChatRequest } from '../../presets/read-chat-request.ts';
import { generateChat } from '../chat/generate.ts';
import { readOptions } from './read-options.ts';

function say(
  prompt: string,
  { system, ...more }: { readonly system?: string; readonly [name: string]: unknown } = {},
): string {
  const messages = [...(system ? [{ role: 'system', content: system }] : []), { role: 'user', content: prompt }];
  const { choices } = generateChat(readChatRequest({ model: 'm', messages, ...more }));
  return choices[0]?.pieces.join('') ?? '';
}

const GOOD = 'I love this kettle, it works perfectly.';
const BAD = 'It broke after a day. A waste of money!';

describe('a prompt with the allowed answers', () => {
  it.each([
    ['{} Positive or negative? One word.', 'Positive', 'Negative'],
    ['Positive or negative? One word.\n\n{}', 'Positive', 'Negative'],
    ['Is this review positive or negative? {}', 'positive', 'negative'],
    ['Classify the sentiment as positive, negative or neutral: {}', 'positive', 'negative'],
    ['Reply only with POSITIVE or NEGATIVE.\n{}', 'POSITIVE', 'NEGATIVE'],
    ['Sentiment (positive/negative): {}', 'positive', 'negative'],
    ['Labels: happy, angry. {}', 'happy', 'angry'],
    ['Is this review good? Answer yes or no. {}', 'yes', 'no'],
    ['Rate this review from 1 to 5: {}', '5', '1'],
    ['{}\n\nIs the customer "very happy" or "not happy"?', 'very happy', 'not happy'],
  ])('“%s” gets one of them, by the words of the text', (prompt, good, bad) => {
    expect(say(prompt.replace('{}', GOOD))).toBe(good);
    expect(say(prompt.replace('{}', BAD))).toBe(bad);
  });

  it('chooses topics by their meaning', () => {
    const ask = (text: string) => say(text, { system: 'Answer with billing or shipping.' });
    expect(ask('The invoice has a wrong billing amount.')).toBe('billing');
    expect(ask('When is the shipping of my parcel?')).toBe('shipping');
  });

  it('knows a middle between good and bad', () => {
    expect(say('Positive, negative or neutral? The kettle has a lid.')).toBe('Neutral');
    expect(say('Is this good? Yes or no. I hate it.')).toBe('No');
  });

  it('fills a schema with the option that fits', () => {
    const schema = { type: 'object', properties: { label: { enum: ['positive', 'negative'] } }, required: ['label'] };
    const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } };
    const ask = (text: string) => JSON.parse(say(text, { response_format })).label;
    expect([ask(`Positive or negative? ${GOOD}`), ask(BAD)]).toEqual(['positive', 'negative']);
  });

  it('fits into a few tokens, whatever the row says', () => {
    for (const text of [
      'My name is Ada.',
      'Hello!',
      'Tell me a story.',
      'What is 2 + 2?',
      'Translate it to French',
      '',
    ])
      expect(say(`Positive or negative? One word. ${text}`, { max_tokens: 5 })).toMatch(/^(?:Positive|Negative)$/);
  });

  it.each([
    'How do I open or close a file in Python?',
    'Are you human or machine?',
    'Write a story about a cat or a dog.',
    'What is this or that?',
    'See src/index.ts for details.',
  ])('is not “%s”', (prompt) => expect(readOptions(prompt)).toBeUndefined());
});

describe('a story', () => {
  it.each([
    ['Tell me a short story.', /^Once upon a time, in [^.]* there lived an? [a-z]/],
    ['Tell me a long story', /^Once upon a time, in [^.]* there lived an? (?!long)/],
    ['Write a story about rain', /^This is a story about rain\. Once upon a time, in [^.]* there lived an? (?!rain)/],
    ['Write a story about rivers', /^This is a story about rivers\. /],
    ['Tell me a story about it', /^Once upon a time/],
    ['A story about an owl, please', /there lived an owl who/],
    ['A story about Ada', /there lived Ada who/],
  ])('for “%s” is English', (prompt, expected) => {
    for (const seed of [1, 2, 3, 4, 5]) expect(say(prompt, { seed, temperature: 1 })).toMatch(expected);
  });

  it('has no pronoun in the place of a subject', () => {
    for (const form of ['poem', 'haiku', 'story'])
      expect(say(`Write me a ${form}.`)).not.toMatch(/\b(?:a|of|about) that\b|^that\b/i);
  });
});

it('answers in one word if the prompt asks for it', () => {
  expect(say('What is the capital of Japan? One word.')).toBe('Tokyo');
  expect(say('Answer in one word only: what is 2 + 2?')).toBe('4');
});
