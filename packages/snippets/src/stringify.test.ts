import { describe, expect, it } from 'vitest';
import { stringifyGenerationConfig, stringifyMessages } from './stringify.ts';

const messages = [{ role: 'user', content: 'Say "name": twice' }];

describe('messages as source text', () => {
  it.each([
    ['for JavaScript', {}, '[\n\t{\n\t\trole: "user",\n\t\tcontent: "Say \\"name\\": twice"\n\t}\n]'],
    [
      'for JSON',
      { attributeKeyQuotes: true },
      '[\n\t{\n\t\t"role": "user",\n\t\t"content": "Say \\"name\\": twice"\n\t}\n]',
    ],
    ['indented', { indent: '  ' }, '[\n  \t{\n  \t\trole: "user",\n  \t\tcontent: "Say \\"name\\": twice"\n  \t}\n  ]'],
    [
      'escaped',
      { customContentEscaper: (text: string) => text.replaceAll('"', "'") },
      "[\n\t{\n\t\trole: 'user',\n\t\tcontent: 'Say \\'name\\': twice'\n\t}\n]",
    ],
  ])('%s', (_, options, expected) => {
    expect(stringifyMessages(messages, options)).toBe(expected);
  });

  it('can be evaluated to the same messages, whatever they say', () => {
    const hostile = [{ role: 'user', content: '{"a": 1, b: 2}\n"x":', name: undefined, parts: [] }];
    expect(JSON.parse(stringifyMessages(hostile, { attributeKeyQuotes: true }))).toEqual(
      JSON.parse(JSON.stringify(hostile)),
    );
    expect(stringifyMessages(hostile)).toContain('"{\\"a\\": 1, b: 2}\\n\\"x\\":"');
  });
});

it('writes generation settings with a comma after each', () => {
  const config = { temperature: 0, max_tokens: 5 };
  expect(stringifyGenerationConfig(config, { indent: '\n  ', attributeValueConnector: '=' })).toBe(
    'temperature=0,\n  max_tokens=5,',
  );
  expect(
    stringifyGenerationConfig(config, { indent: ' ', attributeValueConnector: ': ', attributeKeyQuotes: true }),
  ).toBe('"temperature": 0, "max_tokens": 5,');
});
