import { describe, expect, it } from 'vitest';
import { assemble, readParameter } from './parameters.ts';
import { readTaskShape } from './task-shape.ts';

const image = readTaskShape('text-to-image').fields;
const speech = readTaskShape('automatic-speech-recognition').fields;
const features = readTaskShape('feature-extraction').fields;

describe('--parameters', () => {
  it('is typed by the schema of the task', () => {
    expect(readParameter('width=512', image)).toEqual({ path: ['parameters', 'width'], value: 512 });
    expect(readParameter('negative-prompt=12', image)).toEqual({
      path: ['parameters', 'negative_prompt'],
      value: '12',
    });
    expect(readParameter('normalize=true', features)).toEqual({ path: ['normalize'], value: true });
  });

  it('reaches into a field with dots', () => {
    expect(readParameter('generation_parameters.top_k=5', speech)).toEqual({
      path: ['parameters', 'generation_parameters', 'top_k'],
      value: 5,
    });
  });

  it('keeps everything behind the first equals sign', () => {
    expect(readParameter('negative_prompt=a=b', image).value).toBe('a=b');
  });

  it('sends a parameter that the catalog does not know, and says so', () => {
    expect(readParameter('widht=512', image)).toEqual({
      path: ['parameters', 'widht'],
      value: 512,
      warning: 'unknown parameter "widht" (did you mean width?); it is sent as is',
      isNear: true,
    });
    expect(readParameter('lora=[{"path":"x"}]', image).value).toEqual([{ path: 'x' }]);
  });

  it.each([
    ['width', '--parameters must be key=value, not "width".'],
    ['=1', '--parameters must be key=value, not "=1".'],
    ['width=wide', '--parameters width must be an integer, not "wide".'],
    ['generation_parameters.top_k=few', '--parameters generation_parameters.top_k must be an integer, not "few".'],
  ])('names the flag when %s is wrong', (text, message) => {
    expect(() => readParameter(text, text.includes('.') ? speech : image)).toThrow(message);
  });
});

describe('settings', () => {
  it('become one object in which the later ones win', () => {
    const settings = [
      { path: ['inputs'], value: 'x' },
      { path: ['parameters', 'a'], value: 1 },
      { path: ['parameters', 'b', 'c'], value: 2 },
      { path: ['parameters', 'a'], value: 3 },
    ];
    expect(assemble(settings)).toEqual({ inputs: 'x', parameters: { a: 3, b: { c: 2 } } });
  });

  it('cannot reach a prototype', () => {
    const made = assemble([readParameter('__proto__.polluted=1', image)]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.keys(made)).toEqual(['parameters']);
  });
});
