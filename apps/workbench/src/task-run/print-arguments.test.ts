import { filesIn } from '@hubkit/react/task-widget';
import { describe, expect, it } from 'vitest';
import { namedFiles, parseArguments, printArguments } from './print-arguments.ts';

describe('printed arguments', () => {
  it('keep their files', () => {
    const file = new File(['x'], 'cat.png', { type: 'image/png' });
    const args = { inputs: { image: file, question: 'What?' } };
    const text = printArguments(args);
    expect(text).toContain('"$file": "cat.png"');
    const read = parseArguments(text.replace('What?', 'Who?'), args);
    expect(read).toEqual({ inputs: { image: file, question: 'Who?' } });
    expect(filesIn(read)).toEqual([file]);
    expect(namedFiles(args)).toEqual({ inputs: { image: 'cat.png', question: 'What?' } });
  });

  it('say why a text is not taken', () => {
    expect(() => parseArguments('{"inputs":{"$file":"dog.png"}}', {})).toThrow('There is no file “dog.png”');
    expect(() => parseArguments('[1]', {})).toThrow('The arguments are an object');
    expect(() => parseArguments('{', {})).toThrow(SyntaxError);
  });
});
