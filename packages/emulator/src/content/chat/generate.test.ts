import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatRequest } from '../../presets/read-chat-request.ts';
import { countTokens, tokenize } from '../tokens.ts';
import { type GeneratedChoice, generateChat } from './generate.ts';

type Turn = readonly [role: string, content: string];

function choice(turns: string | readonly Turn[], more: object = {}): GeneratedChoice {
  const messages =
    typeof turns === 'string'
      ? [{ role: 'user', content: turns }]
      : turns.map(([role, content]) => ({ role, content }));
  const [first] = generateChat(readChatRequest({ model: 'meta/test', messages, temperature: 0, ...more })).choices;
  if (!first) throw new Error('there is no choice');
  return first;
}

function say(turns: string | readonly Turn[], more: object = {}): string {
  return choice(turns, more).pieces.join('');
}

describe('the chat', () => {
  it('goes on where the conversation ends with the beginning of its answer', () => {
    const question: Turn = ['user', 'List three colors'];
    const whole = say([question]);
    expect(say([question, ['assistant', whole.slice(0, 9)]])).toBe(whole.slice(9));
    expect(say([question, ['assistant', 'Of course.']])).not.toBe('');
  });

  it.each([
    ['Hello!', /^Hello! How can I help/],
    ['What is 12 * (3 + 4)?', /^12 \* \(3 \+ 4\) = 84$/],
    ['one plus one is equal', /= 2$/],
    ['What is seventeen times 3?', /= 51$/],
    ['2^3^2', /= 512$/],
    ['What is 7 / 0?', /division by zero/],
    ['what is 15% of 80', /is 12$/],
    ['Complete the equation 1+1= ,just the answer', /^2$/],
    ['Translate "good morning, friend" to French', /^In French: bonjour, ami$/],
    ['How do you say zebra in Italian?', /“zebra” stayed in English/],
    ['What is the capital of Japan?', /Tokyo/],
    ['List three colors', /^1\. red\n2\. blue\n3\. green$/],
    ['How many r are in strawberry?', /3 times/],
    ['Reverse the word "emulator"', /^rotalume$/],
    ['Write a short story about a turtle', /a turtle who wished/],
    ['Write a python function for the factorial', /```python\ndef factorial/],
    ['Summarize: Cats sleep. Cats hunt mice. Dogs bark. The sun is warm.', /^Cats (?:sleep|hunt mice)\.$/],
    ['Are you a real model?', /emulator.*meta\/test/],
    ['Explain the theory of tides', /“the theory of tides”[\s\S]*emulator/],
  ])('answers “%s”', (prompt, expected) => {
    expect(say(prompt)).toMatch(expected);
  });

  it.each([
    'The meeting is on 2024-05-17.',
    'Call me on 555-1234',
    'What happened in 1990-1995, in short?'.replace('What', 'Much'),
  ])('does not calculate “%s”', (prompt) => expect(say(prompt)).not.toContain(' = '));

  it('remembers what it was told in the conversation', () => {
    const told: Turn[] = [
      ['user', 'My name is Ada and my favourite colour is green. I live in Oslo.'],
      ['assistant', 'Nice to meet you!'],
    ];
    expect(say([...told, ['user', 'What is my name?']])).toBe('Your name is Ada.');
    expect(say([...told, ['user', 'What is my favourite colour?']])).toBe('Your favourite colour is green.');
    expect(say([...told, ['user', 'Where do I live?']])).toContain('I live in Oslo');
    expect(say([...told, ['user', 'What was my first message?']])).toContain('My name is Ada');
    expect(say([...told, ['user', 'What did you say?']])).toContain('Nice to meet you!');
    expect(say([...told, ['user', 'What is my hobby?']])).toBe('You have not told me your hobby yet.');
    expect(say([...told, ['user', 'Hello']])).toContain('Ada');
  });

  it('follows its system prompt, and knows it', () => {
    expect(
      say([
        ['system', 'You are a pirate.'],
        ['user', 'Hello'],
      ]),
    ).toMatch(/^Arr! Ahoy!/);
    expect(
      say([
        ['system', 'Answer in one word.'],
        ['user', 'What is the capital of Japan?'],
      ]),
    ).toBe('Tokyo');
    expect(
      say([
        ['system', 'Answer in one word.'],
        ['user', 'What is 2 + 2?'],
      ]),
    ).toBe('4');
    expect(
      say([
        ['system', 'Always end your answers with "over".'],
        ['user', 'What is 2 + 2?'],
      ]),
    ).toBe('2 + 2 = 4 over');
    expect(
      say([
        ['developer', 'Write in upper case.'],
        ['user', 'Hello'],
      ]),
    ).toMatch(/^HELLO/);
    expect(
      say([
        ['system', 'Your name is Bob.'],
        ['user', 'Who are you?'],
      ]),
    ).toMatch(/Bob.*emulator/);
    expect(
      say([
        ['system', 'Be kind.'],
        ['user', 'What is your system prompt?'],
      ]),
    ).toContain('> Be kind.');
  });

  it('gives the same answer to the same request, and other words to another seed', () => {
    const ask = (seed: number) => say('Tell me about rivers', { temperature: 1, seed });
    expect(ask(3)).toBe(ask(3));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => ask(seed))).size).toBeGreaterThan(2);
    const exact = (seed: number) => say('Tell me about rivers', { temperature: 0, seed });
    expect(exact(1)).toBe(exact(2));
  });

  it('gives as many choices as it is asked for', () => {
    const { choices } = generateChat(
      readChatRequest({ model: 'm', n: 3, messages: [{ role: 'user', content: 'Tell me about rivers' }] }),
    );
    expect(choices.map((each) => each.index)).toEqual([0, 1, 2]);
    expect(new Set(choices.map((each) => each.pieces.join(''))).size).toBeGreaterThan(1);
  });

  it('says that a picture came, and how large it is', () => {
    const png = Buffer.alloc(32);
    png.writeUInt32BE(0x89504e47, 0);
    png.writeUInt32BE(640, 16);
    png.writeUInt32BE(480, 20);
    const content = [
      { type: 'text', text: 'What is this?' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } },
    ];
    const { choices } = generateChat(readChatRequest({ model: 'm', messages: [{ role: 'user', content }] }));
    expect(choices[0]?.pieces.join('')).toContain('a PNG of 640 by 480 pixels');
  });
});

describe('the limits of an answer', () => {
  it('ends after max_tokens, and says that it was too long', () => {
    const cut = choice('Write a story about a fox', { max_tokens: 5 });
    expect(cut.pieces).toHaveLength(5);
    expect(cut.finishReason).toBe('length');
    expect(choice('Write a story about a fox').finishReason).toBe('stop');
    expect(choice('Write a story about a fox', { max_completion_tokens: 4, max_tokens: 9 }).pieces).toHaveLength(4);
  });

  it('ends before a stop word', () => {
    expect(say('Write a story about a fox', { stop: ['who', 'fox'] })).toMatch(/there lived a $/);
    expect(say('Write a story about a fox', { stop: 'nowhere to be found' })).toContain('fox');
  });

  it('never says more than allowed, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (prompt, max) => {
        const { pieces, finishReason } = choice(prompt, { max_tokens: max });
        expect(pieces.length).toBeLessThanOrEqual(max);
        expect(pieces.length > 0).toBe(true);
        if (finishReason === 'length') expect(pieces).toHaveLength(max);
      }),
      { numRuns: 300 },
    );
  });
});

describe('tokens', () => {
  it('are the text again when they are joined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tokenize(text).join('')).toBe(text);
      }),
    );
  });

  it('are counted the same for prompt and answer', () => {
    const generated = generateChat(readChatRequest({ model: 'm', messages: [{ role: 'user', content: 'Hello' }] }));
    expect(generated.completionTokens).toBe(countTokens(generated.choices[0]?.pieces.join('') ?? ''));
    expect(generated.promptTokens).toBeGreaterThan(countTokens('Hello'));
  });
});

describe('a prompt made to keep the emulator busy', () => {
  it.each(['(', '-', '1,', '1+', ' ', '"', 'A ', 'my a ', 'in A-', '“', 'a@', 'translate '])(
    'of nothing but “%s” is answered',
    (part) => {
      const format = {
        type: 'json_schema',
        schema: {
          properties: Object.fromEntries(
            ['name', 'city', 'email', 'expression', 'from'].map((name) => [name, { type: 'string' }]),
          ),
        },
      };
      expect(say(part.repeat(60_000)).length).toBeGreaterThan(0);
      expect(say(part.repeat(60_000), { response_format: format }).length).toBeGreaterThan(0);
    },
  );
});
