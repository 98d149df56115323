import { expect, it } from 'vitest';
import { fillPrompt, variablesIn } from './prompt-variables.ts';

it('finds each variable once, and fills them without reading the values again', () => {
  const prompt = 'Translate {{text}} to {{ target-language }}: {{ text }} {{ 1st }} {{ constructor }}';
  expect(variablesIn(prompt)).toEqual(['text', 'target-language', 'constructor']);
  expect(fillPrompt(prompt, { text: '{{ target-language }} $&', 'target-language': 'Norwegian' })).toBe(
    'Translate {{ target-language }} $& to Norwegian: {{ target-language }} $& {{ 1st }} {{ constructor }}',
  );
});
