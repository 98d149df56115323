import { describe, expect, it } from 'vitest';
import { TemplateError } from '../../engine/runtime/errors.ts';
import { createResponseParser, parseResponse, type ResponseField, type ResponseTemplate } from './index.ts';

const withFields = (fields: Readonly<Record<string, ResponseField>>): ResponseTemplate => ({
  start_anchor: '<|a|>',
  fields: { ...fields, content: {} },
});
const openedBy = (pattern: string) => withFields({ thought: { open_pattern: pattern, close: '<end>' } });

/** The error of a template on a text, whole or in pieces of ten characters. */
function catchError(template: ResponseTemplate, text: string, isCut = false): TemplateError | undefined {
  try {
    if (!isCut) parseResponse(template, text, { prefix: '' });
    else {
      const parser = createResponseParser(template, { prefix: '' });
      for (let at = 0; at < text.length; at += 10) parser.push(text.slice(at, at + 10));
      parser.finish();
    }
  } catch (error) {
    // Nothing else may come out of it, such as a RangeError.
    expect(error).toBeInstanceOf(TemplateError);
    return error as TemplateError;
  }
  return undefined;
}

// Every case took more than ten seconds, or never ended: the time limit of the test runner is the assertion.
describe('a response template of a stranger', () => {
  it.each([
    ['repeats nothing without end', '(?:){9999999999999999}a'],
    ['repeats nothing again and again', '(?:(?:(?:){4999}){4999}){4999}a'],
    ['repeats an optional text', '(?:a?){5000}b'],
    ['repeats a look-ahead', '(?:(?=(?:(?=a{70}){70})){70}){70}b'],
    ['has groups without end', `${'('.repeat(100_000)}a${')'.repeat(100_000)}`],
    ['has repeats without end', `a${'{1}'.repeat(100_000)}`],
  ])('is refused where a pattern %s', (_, pattern) => {
    expect(catchError(openedBy(pattern), 'abc')?.message).toMatch(/too large|too many/);
  });

  it.each([
    ['looks ahead to the end at each character', openedBy('(?=.*Z)a'), 'a'.repeat(50_000)],
    ['tries thousands of ways', openedBy('(?:a?){2000}b'), 'a'.repeat(200_000)],
    [
      'looks ahead in a tag',
      withFields({
        x: {
          open: '<x>',
          close: '</x>',
          content: 'xml-inline',
          content_args: { tag_pattern: '(?P<key>(?=.*Z)a)' },
        },
      }),
      `<x>${'a'.repeat(50_000)}</x>`,
    ],
  ])('ends in an error where a pattern %s', (_, template, text) => {
    expect(catchError(template, text)).toMatchObject({ code: 'TEMPLATE_LIMIT' });
  });

  it('ends in an error where a piece is searched from the start again and again', () => {
    expect(catchError(openedBy('a+$'), 'a'.repeat(100_000), true)).toMatchObject({ code: 'TEMPLATE_LIMIT' });
  });

  it.each([[[['', '']]], [[['<|', '']]], ['x'], [[['a']]]])('is refused with the delimiters %j', (string_delims) => {
    const field: ResponseField = { open: '<x>', content: 'json', content_args: { string_delims } };
    expect(catchError(withFields({ x: field }), '<x>{}')?.message).toContain('string_delims');
  });

  it('is refused where its elements have no end of depth', () => {
    const field: ResponseField = { open: '<x>', content: 'xml', content_args: { prefix: '' } };
    expect(catchError(withFields({ x: field }), `<x>${'<a>'.repeat(100_000)}`)?.message).toContain('too deep');
  });
});

describe('a text with many regions', () => {
  const template = withFields({
    tool_calls: { open: '<call>', close: '</call>', content: 'json', repeats: true },
    thought: { open: '<never>', close: '</never>' },
  });
  /** Processor time in ms, which other work on the machine does not change. */
  const time = (count: number) => {
    const text = '<call>{"a":1}</call>'.repeat(count);
    const before = process.cpuUsage();
    expect(parseResponse(template, text, { prefix: '' }).tool_calls).toHaveLength(count);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  it('is read in a time that grows with its length', () => {
    time(1000);
    // Quadratic, it took 64 times as long.
    expect(time(16_000)).toBeLessThan(24 * Math.max(time(2000), 5));
  });
});
