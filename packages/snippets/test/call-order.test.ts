import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chatModel, contentsOf, modelOf, type SampleCall } from './support/calls.ts';

const calls: readonly SampleCall[] = [
  { model: chatModel, provider: 'groq' },
  { model: chatModel, provider: 'groq', options: { streaming: true, billTo: 'some-org', temperature: 0 } },
  { model: chatModel, provider: 'auto' },
  {
    model: { ...chatModel, pipeline_tag: 'image-text-to-text' },
    provider: 'together',
    options: { directRequest: true },
  },
  { model: modelOf('text-generation'), provider: 'hf-inference' },
  { model: modelOf('text-generation'), provider: 'together', mapping: { providerId: 'own-name' } },
  {
    model: modelOf('text-classification'),
    provider: 'hf-inference',
    options: { endpointUrl: 'http://localhost:8080/v1' },
  },
  { model: modelOf('fill-mask', { mask_token: '<mask>' }), provider: 'hf-inference' },
  { model: modelOf('image-to-image'), provider: 'fal-ai', mapping: { providerId: 'fal-ai/a/b' } },
  { model: modelOf('image-to-image'), provider: 'hf-inference' },
  { model: modelOf('text-to-image'), provider: 'black-forest-labs', options: { directRequest: true } },
  { model: modelOf('automatic-speech-recognition'), provider: 'together', options: { accessToken: 'hf_given' } },
];

it('gives the same snippets in any order of calls', () => {
  const alone = calls.map(contentsOf);
  const order = fc.array(fc.nat({ max: calls.length - 1 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(order, (indexes) => {
      for (const index of indexes) expect(contentsOf(calls[index] as SampleCall)).toEqual(alone[index]);
    }),
    { numRuns: 8 },
  );
});
