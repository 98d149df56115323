import { describe, expect, it } from 'vitest';
import { getInferenceSnippets } from '../src/index.ts';
import { chatModel, contentOf, contentsOf, modelOf } from './support/calls.ts';

const REQUEST_CLIENTS = ['python-openai', 'python-requests', 'js-openai', 'js-fetch', 'sh-curl'];

describe('chat at a provider', () => {
  it.each([
    ['without a mapping', undefined],
    ['with a mapping', { providerId: 'own-name' }],
  ])('has one base URL, and the provider behind the id of the hub: %s', (_, mapping) => {
    for (const provider of ['groq', 'together', 'hf-inference', 'cerebras']) {
      const contents = contentsOf({ model: chatModel, provider, mapping });
      for (const client of REQUEST_CLIENTS) {
        expect(contents[client], client).toContain('https://router.huggingface.co/v1');
        expect(contents[client], client).toContain(`acme/model:${provider}`);
        expect(contents[client], client).not.toContain('own-name');
      }
    }
  });

  it('has the URL and the model name of the provider in direct calls', () => {
    const call = { model: chatModel, provider: 'groq', options: { directRequest: true } };
    const mapped = contentOf('python-requests', { ...call, mapping: { providerId: 'own-name' } });
    expect(mapped).toContain('https://api.groq.com/openai/v1/chat/completions');
    expect(mapped).toContain('"model": "own-name"');
    expect(mapped).not.toContain('providerId');
  });

  it.each(['cerebras', 'nscale', 'fireworks-ai'])('is shown for text generation where %s has only chat', (provider) => {
    expect(Object.keys(contentsOf({ model: modelOf('text-generation'), provider }))).toContain('python-openai');
  });

  it('is not shown for text generation where the provider has that', () => {
    const contents = contentsOf({ model: modelOf('text-generation'), provider: 'featherless-ai' });
    expect(contents['python-requests']).toContain('"prompt": ');
  });

  it.each(['auto', 'hf-inference', 'together'])('is shown for every model of images and text at %s', (provider) => {
    const contents = contentsOf({ model: modelOf('image-text-to-text'), provider });
    expect(contents['python-openai']).toContain('"image_url"');
  });
});

describe('a request with the hub id of a model', () => {
  it('says in a comment that the provider has another name, if no mapping is given', () => {
    const call = { model: modelOf('text-to-image'), provider: 'together' };
    for (const [client, mark] of [
      ['python-requests', '#'],
      ['js-fetch', '//'],
      ['sh-curl', '#'],
    ] as const) {
      expect(contentOf(client, call).split('\n')[0]).toBe(
        `${mark} Replace "acme/model" with the id of the model at together: the providerId of its mapping on the hub.`,
      );
      expect(contentOf(client, { ...call, mapping: { providerId: 'own' } })).not.toContain('providerId');
      expect(contentOf(client, { ...call, provider: 'hf-inference' })).not.toContain('providerId');
    }
    for (const client of ['python-huggingface_hub', 'js-huggingface.js'])
      expect(contentOf(client, call)).not.toContain('providerId');
  });
});

describe('an empty list of snippets', () => {
  it('has the reason, and writes nothing to the console', () => {
    expect(getInferenceSnippets(chatModel, 'wavespeed').reason).toMatch(/wavespeed/);
    expect(getInferenceSnippets(modelOf('robotics'), 'auto').reason).toBe('There are no snippets for robotics.');
    expect(getInferenceSnippets({ id: 'a/b' }, 'auto').reason).toBe('a/b has no pipeline_tag.');
    expect(getInferenceSnippets(chatModel, 'groq')).not.toHaveProperty('reason');
  });
});

it.each([
  ['text-classification', 'hf-inference'],
  ['image-classification', 'hf-inference'],
])('curl fails on an error status: %s', (task, provider) => {
  expect(contentOf('sh-curl', { model: modelOf(task), provider })).toContain('curl --fail-with-body ');
  expect(contentOf('sh-curl', { model: chatModel, provider, options: { streaming: true } })).toContain(
    'curl --fail-with-body --no-buffer ',
  );
});
