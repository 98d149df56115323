import fc from 'fast-check';
import { chatModel, modelOf, type SampleCall } from './calls.ts';

const pieces = [
  '"',
  "'",
  '\\',
  '`',
  '$(exit 3)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of a shell, or of a template literal
  '${HOME}',
  '$HOME',
  '!!',
  '\n',
  '\r\n',
  '\t',
  '{',
  '}',
  '%s',
  '"""',
  "'''",
  '*/',
  '</script>',
  '\u0007',
  '\u2028',
  '\u202e',
  '\u200f',
  '👩‍👩‍👧',
  'é',
  ' placeholder0ximagex ',
  'EOF\n',
  '; rm -rf x',
  '@/etc/passwd',
  '-n',
];
const long = 'long "text" with $(things) '.repeat(400);
const text = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.string({ unit: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), maxLength: 10 }),
  },
  { weight: 1, arbitrary: fc.constant(long) },
);
/** In addresses and headers, where controls cannot be. */
const word = text.map((value) => value.replaceAll(/\p{C}/gu, '').slice(0, 200));

const options = fc.record(
  {
    billTo: word.map((value) => `org${value.replaceAll(/[^ -~]/g, '')}`),
    accessToken: word.map((value) => `hf_${value.replaceAll(/[^!-~]/g, '')}`),
    endpointUrl: word.map((value) => `https://example.org/${value}`),
    streaming: fc.boolean(),
  },
  { requiredKeys: [] },
);

const chat = fc.record({ id: text, content: text, options, providerId: text }).map(
  ({ id, content, options: given, providerId }): SampleCall => ({
    model: { ...chatModel, id },
    provider: 'groq',
    mapping: { providerId },
    options: { ...given, messages: [{ role: 'user', content }] },
  }),
);
const json = fc.record({ id: text, inputs: text, labels: fc.array(text, { minLength: 1, maxLength: 3 }), options }).map(
  ({ id, inputs, labels, options: given }): SampleCall => ({
    model: modelOf('zero-shot-classification', { id: `acme/${id}` }),
    provider: 'hf-inference',
    options: { ...given, inputs: { inputs, parameters: { candidate_labels: labels } } },
  }),
);
const upload = fc.record({ question: text, path: word, options }).map(
  ({ question, path, options: given }): SampleCall => ({
    model: modelOf('visual-question-answering'),
    provider: 'hf-inference',
    options: { ...given, inputs: { inputs: { image: fileName(path), question } } },
  }),
);
const raw = fc.record({ path: word, options }).map(
  ({ path, options: given }): SampleCall => ({
    model: modelOf('image-classification'),
    provider: 'hf-inference',
    options: { ...given, inputs: { inputs: fileName(path) } },
  }),
);

function fileName(path: string): string {
  return `a${path.replaceAll('/', '').slice(0, 40)}.png`;
}

/** Calls whose ids, prompts, labels, addresses, organizations, tokens and file names try to break out of their literals. */
export function hostileCalls(count: number): readonly SampleCall[] {
  return fc.sample(fc.oneof(chat, json, upload, raw), { numRuns: count, seed: 7 });
}
