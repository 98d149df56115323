import { describe, expect, it } from 'vitest';
import { type ModelUse, type UsableModel, useThisModel } from './use-this-model.ts';

const diffusion: UsableModel = {
  id: 'black-forest-labs/FLUX.1-dev',
  tags: ['diffusers', 'safetensors', 'text-to-image'],
  pipeline_tag: 'text-to-image',
  library_name: 'diffusers',
  inferenceProviderMapping: {
    'fal-ai': { providerId: 'fal-ai/flux/dev', status: 'live', task: 'text-to-image' },
    replicate: { providerId: 'black-forest-labs/flux-dev', status: 'staging', task: 'text-to-image' },
  },
};

const gguf: UsableModel = {
  id: 'acme/tiny-chat-GGUF',
  tags: ['gguf', 'conversational', 'llama-cpp-python', 'transformers'],
  pipeline_tag: 'text-generation',
  inference: 'warm',
  gguf: { context_length: 4096 },
};

const listNames = (uses: readonly ModelUse[]) => uses.map(({ id }) => id);

describe('the menu of a model page', () => {
  it('has llama-cpp-python for a model with GGUF files that names another library', () => {
    const { libraries } = useThisModel({
      id: 'acme/tiny-GGUF',
      library_name: 'gguf',
      tags: ['gguf', 'conversational'],
    });
    expect(libraries.map(({ id, because }) => [id, because])).toEqual([
      ['llama-cpp-python', 'The model has GGUF files.'],
    ]);
    expect(useThisModel({ id: 'acme/tiny', tags: [] }).libraries).toEqual([]);
  });

  it('has the library, the apps, the providers that are live, and a notebook', () => {
    const { libraries, apps, providers, notebooks } = useThisModel(diffusion);
    expect([listNames(libraries), listNames(providers), listNames(notebooks)]).toEqual([
      ['diffusers'],
      ['auto', 'fal-ai'],
      ['colab'],
    ]);
    expect(listNames(apps)).toContain('drawthings');
    expect(libraries[0]).toMatchObject({
      install: 'pip install -U diffusers transformers accelerate',
      because: 'The model names it as its library.',
      code: [{ language: 'python', content: expect.stringContaining('"black-forest-labs/FLUX.1-dev"') }],
    });
    expect(providers[1]?.code.map(({ client }) => client)).toContain('requests');
    expect(notebooks[0]?.url).toBe(
      'https://colab.research.google.com/#fileId=https%3A%2F%2Fhuggingface.co%2Fblack-forest-labs%2FFLUX.1-dev.ipynb',
    );
  });

  it('has the providers of a list, too', () => {
    const list = { ...diffusion, inferenceProviderMapping: [{ provider: 'fal-ai', providerId: 'fal-ai/flux/dev' }] };
    expect(listNames(useThisModel(list).providers)).toEqual(['auto', 'fal-ai']);
  });

  it('has libraries of the tags, each with the installation that its code states', () => {
    const { libraries } = useThisModel(gguf);
    expect(libraries.map(({ id, install, because }) => [id, install, because])).toEqual([
      ['llama-cpp-python', 'pip install llama-cpp-python', 'The model has the tag "llama-cpp-python".'],
      ['transformers', undefined, 'The model has the tag "transformers".'],
    ]);
  });

  it('opens apps with a link, or has their commands with the quantization of the file', () => {
    const { apps } = useThisModel(gguf, { file: 'tiny-Q4_K_M.gguf' });
    const byId = Object.fromEntries(apps.map((app) => [app.id, app]));
    expect(byId.lmstudio).toMatchObject({ code: [], url: expect.stringContaining('lmstudio://open_from_hf') });
    expect(byId.ollama?.code).toEqual([
      { language: 'sh', title: 'Run the model', content: 'ollama run hf.co/acme/tiny-chat-GGUF:Q4_K_M' },
    ]);
    expect(new Set(apps.map(({ because }) => because))).toEqual(
      new Set([
        'The repository has GGUF files, which it runs.',
        'The repository has GGUF files, which it runs on macOS.',
      ]),
    );
  });

  it('is empty where nothing is known of the model', () => {
    expect(useThisModel({ id: 'acme/unknown', tags: [] })).toEqual({
      libraries: [],
      apps: [],
      providers: [],
      notebooks: [],
    });
  });

  it('has ids that are unique in their kind, and a reason for every offer', () => {
    for (const model of [diffusion, gguf]) {
      const all = Object.values(useThisModel(model)).flat();
      const keys = all.map(({ kind, id }) => `${kind} ${id}`);
      expect(keys).toEqual([...new Set(keys)]);
      expect(all.filter(({ because, label, icon }) => !because.endsWith('.') || !label || !icon)).toEqual([]);
      expect(all.filter(({ code, url }) => code.length === 0 && url === undefined)).toEqual([]);
    }
  });
});
