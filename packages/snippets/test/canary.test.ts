import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getInferenceSnippets, type InferenceSnippetOptions } from '../src/index.ts';
import { chatModel, modelOf, type SampleCall } from './support/calls.ts';
import { hostileCalls } from './support/hostile-calls.ts';

/** A word that stands in nothing but a secret. */
const canary = 'c4n4ry';
const hubToken = `hf_${canary}`;
const providerKey = `key-${canary}`;

/** Calls whose keys have other headers and clients than those of the hostile ones, and jobs, which have several requests. */
const directCalls: readonly SampleCall[] = [
  { model: chatModel, provider: 'groq' },
  { model: chatModel, provider: 'together', options: { streaming: true } },
  { model: modelOf('text-to-image'), provider: 'black-forest-labs' },
  { model: modelOf('text-to-video'), provider: 'fal-ai' },
  { model: modelOf('image-to-image'), provider: 'wavespeed' },
  { model: modelOf('text-to-image'), provider: 'replicate' },
  { model: modelOf('text-to-image'), provider: 'together' },
];

/** The places that a key belongs to, by language: the header that carries it, and the argument of a client library. */
const places: Readonly<Record<string, (key: string) => readonly string[]>> = {
  python: (key) => [
    `"Authorization": "Bearer ${key}"`,
    `"Authorization": "Key ${key}"`,
    `"x-key": "${key}"`,
    `api_key="${key}"`,
    `fal_client.SyncClient(key="${key}")`,
  ],
  js: (key) => [
    `Authorization: "Bearer ${key}"`,
    `Authorization: "Key ${key}"`,
    `"x-key": "${key}"`,
    `apiKey: "${key}"`,
    `new InferenceClient("${key}"`,
  ],
  sh: (key) => [`"Authorization: Bearer ${key}"`, `"Authorization: Key ${key}"`, `"x-key: ${key}"`],
};

/** All that a call shows: its programs without the keys that are in their places, how many keys that are, and what is logged. */
function shownBy({ model, provider, mapping }: SampleCall, options: InferenceSnippetOptions, key = canary) {
  const logged: unknown[] = [];
  const logger = { error: (...reason: unknown[]) => void logged.push(...reason) };
  const snippets = getInferenceSnippets(model, provider, mapping, { ...options, logger });
  const others = snippets.map(({ language, content, install = '' }) =>
    (places[language]?.(key) ?? []).reduce((rest, place) => rest.replaceAll(place, 'KEY'), `${install}\n${content}`),
  );
  return {
    text: [...others, inspect(logged, { depth: 9 })].join('\n'),
    programs: snippets.length,
    programsWithKey: others.filter((rest) => rest.includes('KEY')).length,
  };
}

beforeEach(() => {
  for (const name of ['HF_TOKEN', 'GROQ_API_KEY', 'FAL_KEY', 'API_TOKEN']) vi.stubEnv(name, canary);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('shows the key of 1,000 hostile calls in its header or argument, and nowhere else', () => {
  let programs = 0;
  let programsWithKey = 0;
  for (const call of hostileCalls(1000)) {
    const shown = shownBy(call, { ...call.options, accessToken: hubToken }, hubToken);
    expect(shown.text).not.toContain(canary);
    programs += shown.programs;
    programsWithKey += shown.programsWithKey;
  }
  expect(programs).toBeGreaterThan(4000);
  expect(programsWithKey).toBe(programs);
});

it.each([hubToken, providerKey])('shows %s in every request of a job, and not where its file is', (accessToken) => {
  for (const call of directCalls) {
    const shown = shownBy(call, { ...call.options, accessToken }, accessToken);
    expect(shown.text).not.toContain(canary);
    expect(shown.programsWithKey).toBeGreaterThan(1);
  }
});

it('shows no key of the environment where no key is given', () => {
  for (const call of [...hostileCalls(1000), ...directCalls]) {
    const { accessToken, ...options } = call.options ?? {};
    for (const directRequest of [false, true]) {
      const { text, programs } = shownBy(call, { ...options, directRequest });
      expect(text).not.toContain(canary);
      expect(programs === 0 || text.includes('_TOKEN') || text.includes('_KEY')).toBe(true);
    }
  }
});

it('logs no key that cannot be sent, and no password of an address', () => {
  const refused: readonly InferenceSnippetOptions[] = [
    { accessToken: `${hubToken}\n${canary}` },
    { accessToken: `${providerKey}\u{1f600}` },
    { endpointUrl: `https://user:${canary}@example.org` },
    { endpoints: { router: `https://user:${canary}@example.org` } },
  ];
  for (const options of refused) {
    const { text, programs } = shownBy({ model: chatModel, provider: 'groq' }, options);
    expect(programs).toBe(0);
    expect(text).toContain('InputError');
    expect(text).not.toContain(canary);
  }
});
