import { describe, expect, it } from 'vitest';
import { renderOutput } from './render-output.ts';
import { readTaskShape } from './task-shape.ts';

const render = (task: Parameters<typeof readTaskShape>[0], output: unknown) =>
  renderOutput(output, readTaskShape(task).output);

describe('an answer for people', () => {
  it('is the text where a text is the answer', () => {
    expect(render('automatic-speech-recognition', { text: 'Hello there.', chunks: [] })).toBe('Hello there.');
  });

  it('is a table for labels', () => {
    const labels = [
      { label: 'POSITIVE', score: 0.99876 },
      { label: 'NEGATIVE', score: 0.00124 },
    ];
    expect(render('text-classification', labels)).toBe('label     score\nPOSITIVE  0.9988\nNEGATIVE  0.0012');
  });

  it('is one line of JSON for numbers', () => {
    expect(render('feature-extraction', [[0.5, -0.25]])).toBe('[[0.5,-0.25]]');
  });

  it('is the answer of a chat, unless there is more than its text', () => {
    const completion = (message: object) => ({ id: 'x', choices: [{ message: { role: 'assistant', ...message } }] });
    expect(render('conversational', completion({ content: '42' }))).toBe('42');
    expect(render('conversational', completion({ content: 'Wait', tool_calls: [{ id: 'a' }] }))).toContain(
      '"tool_calls"',
    );
    expect(render('conversational', { choices: [] })).toContain('"choices": []');
  });

  it('is indented JSON where nothing else fits', () => {
    expect(render('text-classification', [{ label: 'x', more: { deep: 1 } }])).toContain('\n  {\n    "label": "x"');
    expect(render('text-classification', [])).toBe('[]');
  });
});
