import { describe, expect, it } from 'vitest';
import { deriveResponseTemplate } from '../../src/chat/response/index.ts';
import { parsePieces } from './here.ts';
import { MODEL_FAMILIES } from './model-outputs.ts';
import { OUTPUT_TOOLS, readOutput, wantedOf } from './read-output.ts';

describe.each(MODEL_FAMILIES)('the models of $name', (family) => {
  const template = deriveResponseTemplate(family.template);

  it.each(family.outputs)('write $what', (output) => {
    expect(readOutput(template, family, output)).toEqual(wantedOf(output));
  });

  it('are read in the same way from pieces', () => {
    for (const { text, prefix = family.prefix, what } of family.outputs) {
      const one = { template, text, prefix, tools: OUTPUT_TOOLS };
      expect(parsePieces(one, [...text]), what).toEqual(parsePieces(one, [text]));
    }
  });

  it('never throw in the loop of a stream, wherever they are cut', () => {
    for (const { text, prefix = family.prefix } of family.outputs)
      for (let end = 0; end < text.length; end++)
        expect(() => readOutput(template, family, { what: 'a part', text: text.slice(0, end), prefix })).not.toThrow();
  });
});
