import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  getInferenceSnippet,
  getInferenceSnippets,
  INFERENCE_SNIPPET_CLIENTS,
  type InferenceSnippet,
  type InferenceSnippetOptions,
  inferenceSnippetLanguages,
} from '../src/index.ts';

const model = { id: 'some-org/chat', pipeline_tag: 'text-generation', tags: ['conversational'] };

function contentOf(client: string, provider: string, options: InferenceSnippetOptions = {}): string {
  const found = getInferenceSnippets(model, provider, undefined, options).find((snippet) => snippet.client === client);
  if (!found) throw new Error(`${client} has no snippet for ${provider}`);
  return found.content;
}

describe('getInferenceSnippets', () => {
  it('gives the language, the client and the program of each snippet', () => {
    expectTypeOf(getInferenceSnippets(model, 'groq')).toExtend<InferenceSnippet[]>();
    expectTypeOf<InferenceSnippet>().toEqualTypeOf<{
      readonly language: 'python' | 'js' | 'sh';
      readonly client: string;
      readonly content: string;
      readonly install?: string;
    }>();
    expect(inferenceSnippetLanguages).toEqual(['python', 'js', 'sh']);
    expect(new Set(INFERENCE_SNIPPET_CLIENTS.map(({ language, id }) => `${language} ${id}`)).size).toBe(
      INFERENCE_SNIPPET_CLIENTS.length,
    );
  });

  it.each([
    ['hf-inference', {}, 'HF_TOKEN'],
    ['hf-inference', { directRequest: true }, 'HF_TOKEN'],
    ['groq', {}, 'HF_TOKEN'],
    ['groq', { directRequest: true }, 'GROQ_API_KEY'],
    ['hf-inference', { endpointUrl: 'http://localhost:8080' }, 'API_TOKEN'],
  ])('reads the key of %s with %j from %s, in every language', (provider, options, variable) => {
    for (const { content } of getInferenceSnippets(model, provider, undefined, options)) {
      expect(content).toContain(variable);
      expect(content).not.toContain('stand');
    }
  });

  it('prints a key that the caller gives, and reads no variable then', () => {
    for (const { content } of getInferenceSnippets(model, 'groq', undefined, { accessToken: 'hf_given' })) {
      expect(content).toContain('hf_given');
      expect(content).not.toMatch(/HF_TOKEN|import os|process\.env/);
    }
  });

  it('keeps a temperature of zero and the order of the parameters', () => {
    const content = contentOf('curl', 'groq', { top_p: 0.9, max_tokens: 5, temperature: 0 });
    expect(content).toMatch(/"messages".*,\s*"temperature": 0,\s*"max_tokens": 5,\s*"top_p": 0.9/);
  });

  it('shows the name of the provider for the model only where the request has it', () => {
    const options = { directRequest: true };
    for (const { language, client, content } of getInferenceSnippets(
      model,
      'together',
      { providerId: 'own-name' },
      options,
    )) {
      const known = INFERENCE_SNIPPET_CLIENTS.find(({ id, language: its }) => id === client && its === language);
      const looksItUp = known !== undefined && 'canPrint' in known;
      expect(content.includes('own-name'), `${language} ${client}`).toBe(!looksItUp);
    }
  });

  it('names who pays only where the request goes through the hub', () => {
    for (const { content } of getInferenceSnippets(model, 'groq', undefined, { billTo: 'paying-org' })) {
      expect(content).toContain('paying-org');
    }
    const direct = { billTo: 'paying-org', directRequest: true };
    for (const { content } of getInferenceSnippets(model, 'groq', undefined, direct)) {
      expect(content).not.toContain('paying-org');
    }
  });

  it.each([
    ['a model without a task', { id: 'a/b' }],
    ['a task without snippets', { id: 'a/b', pipeline_tag: 'robotics', tags: [] }],
  ])('gives nothing for %s', (_, other) => {
    expect(getInferenceSnippets(other, 'hf-inference')).toEqual([]);
  });

  it.each(['nobody', 'fal-ai', 'constructor'])('gives nothing for a provider that cannot, and says why: %s', (name) => {
    const logger = { error: vi.fn() };
    expect(getInferenceSnippets(model, name, undefined, { logger })).toEqual([]);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(logger.error.mock.calls[0]?.[1]).toHaveProperty('message', expect.stringContaining(name));
  });

  it.each([
    ['feature-extraction', 'pip install huggingface_hub numpy'],
    ['text-to-image', 'pip install huggingface_hub pillow'],
    ['text-classification', 'pip install huggingface_hub'],
  ])('names the packages that huggingface_hub needs for %s', (task, install) => {
    const snippets = getInferenceSnippets({ id: 'a/b', pipeline_tag: task }, 'hf-inference');
    expect(snippets.find(({ client }) => client === 'huggingface_hub')).toHaveProperty('install', install);
  });

  it('gives the same after a chat as before it', () => {
    const before = getInferenceSnippets(model, 'groq');
    getInferenceSnippets(model, 'groq', undefined, { streaming: true, messages: [] });
    expect(getInferenceSnippets(model, 'groq')).toEqual(before);
  });

  it('shows the addresses of an emulator when they are given', () => {
    const endpoints = { router: 'http://127.0.0.1:1/router', providers: { groq: 'http://127.0.0.1:1/providers/groq' } };
    for (const client of ['requests', 'fetch', 'curl']) {
      for (const directRequest of [false, true]) {
        const content = contentOf(client, 'groq', { endpoints, directRequest, streaming: true });
        expect(content).toContain(`http://127.0.0.1:1/${directRequest ? 'providers' : 'router'}/`);
      }
    }
  });

  it('shows the package that the caller imports', () => {
    const hub = { language: 'js', client: 'huggingface.js' } as const;
    expect(getInferenceSnippet(model, 'groq', hub)).toMatchObject({
      content: expect.stringContaining('from "@huggingface/inference"'),
      install: 'npm install @huggingface/inference',
    });
    const own = {
      content: expect.stringContaining('from "@hubkit/inference"'),
      install: 'npm install @hubkit/inference',
    };
    expect(getInferenceSnippet(model, 'groq', { ...hub, hubPackage: '@hubkit/inference' })).toMatchObject(own);
    const endpoints = { router: 'http://127.0.0.1:1/router' };
    expect(getInferenceSnippet(model, 'groq', { ...hub, endpoints })).toMatchObject(own);
  });

  it.each(['black-forest-labs', 'hyperbolic', 'nebius', 'sambanova'])(
    'shows no program with a package that dropped %s',
    (provider) => {
      const task = provider === 'black-forest-labs' ? 'text-to-image' : 'text-generation';
      const clientsWith = (options: InferenceSnippetOptions) =>
        getInferenceSnippets({ id: 'a/b', pipeline_tag: task, tags: ['conversational'] }, provider, undefined, options)
          .filter(({ client }) => client === 'huggingface.js')
          .map(({ install }) => install);
      expect(clientsWith({})).toEqual([]);
      expect(clientsWith({ hubPackage: '@hubkit/inference' })).toEqual(['npm install @hubkit/inference']);
    },
  );

  it('keeps Node running where the package does not while it waits for a job', () => {
    const video = { id: 'a/b', pipeline_tag: 'text-to-video' };
    const programWith = (hubPackage: '@huggingface/inference' | '@hubkit/inference') =>
      getInferenceSnippet(video, 'fal-ai', { language: 'js', client: 'huggingface.js', hubPackage }).content;
    expect(programWith('@huggingface/inference')).toMatch(
      /setInterval\([\s\S]*\.finally\(\(\) => clearInterval\(timer\)\)/,
    );
    expect(programWith('@hubkit/inference')).not.toContain('setInterval');
  });

  it.each([
    ['python', 'openai', 'text-classification'],
    ['python', 'fal_client', 'text-classification'],
    ['sh', 'wget', 'text-classification'],
  ] as const)('says so when a client has no snippet: %s %s', (language, client, task) => {
    const attempt = () => getInferenceSnippet({ id: 'a/b', pipeline_tag: task }, 'hf-inference', { language, client });
    expect(attempt).toThrow(`Template not found: ${language}/${client}/${task}`);
  });

  it('lists the clients of chat in the order of the newest reference, also where the hub chooses the provider', () => {
    const reference = [
      'python openai',
      'python huggingface_hub',
      'python requests',
      'js openai',
      'js huggingface.js',
      'js fetch',
      'sh curl',
    ];
    for (const provider of ['groq', 'auto', 'hf-inference']) {
      const clients = getInferenceSnippets(model, provider).map(({ language, client }) => `${language} ${client}`);
      expect(clients.filter((client) => reference.includes(client))).toEqual(reference);
    }
  });

  it('leaves the choice of the provider to the clients of the hub for tasks that the router has no route for', () => {
    const clients = getInferenceSnippets({ id: 'a/b', pipeline_tag: 'text-to-image' }, 'auto').map(
      ({ client }) => client,
    );
    expect(clients).toEqual(['huggingface_hub', 'huggingface.js']);
  });

  it('takes the input of the caller in the form of a call, or of a sample', () => {
    const client = { language: 'js', client: 'fetch' } as const;
    const ofCall = { inputs: { question: 'Why?', context: 'So.' } };
    const task = { id: 'a/b', pipeline_tag: 'question-answering' };
    const { content } = getInferenceSnippet(task, 'hf-inference', { ...client, inputs: ofCall });
    expect(content).toContain('inputs: { question: "Why?", context: "So." }');
    expect(getInferenceSnippet(task, 'hf-inference', { ...client, inputs: ofCall.inputs }).content).toBe(content);
    const image = { id: 'a/b', pipeline_tag: 'image-to-image' };
    const sample = { image: 'dog.webp', prompt: 'a wolf' };
    const made = getInferenceSnippet(image, 'fal-ai', { ...client, inputs: sample }).content;
    expect(made).toContain('readFile("dog.webp", "base64")');
    expect(made).toContain('prompt: "a wolf"');
    expect(made).toContain('data:image/webp;base64,');
  });

  it.each(['text-classification', 'image-classification', 'text-to-image'])('calls an endpoint for %s', (task) => {
    const endpoint = { endpointUrl: 'https://endpoint.example.org/here' };
    for (const { content, client } of getInferenceSnippets(
      { id: 'a/b', pipeline_tag: task },
      'hf-inference',
      undefined,
      endpoint,
    )) {
      expect(content, client).toContain('https://endpoint.example.org/here');
      expect(content, client).toContain('API_TOKEN');
      expect(content, client).not.toContain('provider');
    }
  });
});
