import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { DATASET_LIBRARIES_UI_ELEMENTS, LOCAL_APPS, type LocalApp, type ModelRecord } from '../src/index.ts';

const gguf: ModelRecord = {
  id: 'acme/tiny-chat-GGUF',
  tags: ['gguf', 'conversational'],
  pipeline_tag: 'text-generation',
  gguf: { context_length: 4096, chat_template: '{% if tools %}…{% endif %}' },
};
/** Model records, and the applications that run them. */
const records: ReadonlyArray<{ readonly model: ModelRecord; readonly ids: string }> = [
  {
    model: gguf,
    ids: 'atomic-chat backyard docker-model-runner hermes-agent jan jellybox lemonade llama.cpp lmstudio localai msty node-llama-cpp ollama openclaw pi recursechat unsloth vllm',
  },
  {
    model: { id: 'acme/chat', tags: ['transformers', 'conversational'], pipeline_tag: 'text-generation' },
    ids: 'docker-model-runner sglang vllm',
  },
  {
    model: { id: 'acme/base', tags: ['transformers', 'text-generation-inference'], pipeline_tag: 'text-generation' },
    ids: 'docker-model-runner sglang tgi vllm',
  },
  {
    model: {
      id: 'acme/chat-awq',
      tags: ['conversational'],
      pipeline_tag: 'image-text-to-text',
      config: { quantization_config: { quant_method: 'awq' } },
    },
    ids: 'docker-model-runner sglang vllm',
  },
  {
    model: {
      id: 'acme/chat-mlx',
      tags: ['mlx', 'conversational'],
      pipeline_tag: 'text-generation',
      config: { tokenizer_config: { chat_template: [{ name: 'default', template: '{{ tools }}' }] } },
    },
    ids: 'atomic-chat hermes-agent lmstudio mlx-lm openclaw pi',
  },
  {
    model: { id: 'acme/image', tags: ['diffusers', 'safetensors'], pipeline_tag: 'text-to-image' },
    ids: 'diffusionbee drawthings jellybox',
  },
  {
    model: { id: 'acme/lora', tags: ['diffusers', 'safetensors', 'lora'], pipeline_tag: 'image-to-image' },
    ids: 'drawthings jellybox',
  },
  { model: { id: 'acme/coreml', tags: ['coreml', 'joyfusion'], pipeline_tag: 'text-to-image' }, ids: 'joyfusion' },
  { model: { id: 'acme/table', tags: ['sklearn'], pipeline_tag: 'tabular-classification' }, ids: '' },
];
const hostile = 'acme/x\'; rm -rf $HOME; echo `id` "';

const apps: readonly (readonly [string, LocalApp])[] = Object.entries(LOCAL_APPS);
function shellTexts(app: LocalApp, model: ModelRecord): readonly string[] {
  if (!('snippet' in app)) return [];
  return app
    .snippet(model, 'tiny-Q4_K_M.gguf')
    .filter(({ title }) => !/Python|Windows|Configure Pi/.test(title))
    .flatMap(({ setup = [], content }) => [setup, content].flat());
}

describe('the local apps', () => {
  it.each(records)('that run a model are chosen by its record: $model.id', ({ model, ids }) => {
    const chosen = apps.filter(([, app]) => app.displayOnModelPage(model)).map(([id]) => id);
    expect(chosen).toEqual(ids.split(' ').filter(Boolean));
  });

  it.each(apps)('have a link or commands for a model they run: %s', (_, app) => {
    const model = records.find((record) => app.displayOnModelPage(record.model))?.model;
    if (model === undefined) throw new Error(`Add a model record that ${app.id} runs.`);
    if ('deeplink' in app) expect(app.deeplink(model, 'tiny-Q4_K_M.gguf').href).toContain(model.id);
    else expect(JSON.stringify(app.snippet(model))).toContain(model.id);
  });

  it.each(apps)('print commands that a shell can read: %s', (_, app) => {
    const models = [...records.map((record) => record.model), { ...gguf, id: hostile }];
    const texts = new Set(models.flatMap((model) => shellTexts(app, model)));
    for (const text of texts) execFileSync('bash', ['-n'], { input: text });
  });

  it('name the quantization of a file, or leave a placeholder', () => {
    const { ollama, localai } = LOCAL_APPS;
    expect(ollama.snippet(gguf, 'tiny-UD-Q4_K_XL.gguf')[0]?.content).toBe(
      'ollama run hf.co/acme/tiny-chat-GGUF:UD-Q4_K_XL',
    );
    expect(ollama.snippet(gguf)[0]?.content).toContain(':{{QUANT_TAG}}');
    expect(localai.snippet(gguf)[0]?.content).toContain('/{{GGUF_FILE}}');
  });

  it('name a file whose label is unknown, and leave out what is no model', () => {
    const { ollama, pi, 'llama.cpp': llamaCpp } = LOCAL_APPS;
    const printed = (file: string) =>
      JSON.stringify([llamaCpp.snippet(gguf, file), pi.snippet(gguf, file), ollama.snippet(gguf, file)]);
    const unknown = printed('m-I-Compact.gguf');
    expect(unknown).toContain('llama serve -hf acme/tiny-chat-GGUF --hf-file m-I-Compact.gguf');
    expect(unknown).toContain('ollama run hf.co/acme/tiny-chat-GGUF"');
    for (const file of ['mmproj-F16.gguf', 'mmproj/model-F16.gguf', 'm.imatrix.gguf']) {
      expect(printed(file)).toContain('llama serve -hf acme/tiny-chat-GGUF');
      expect(printed(file)).not.toMatch(/F16|imatrix|mmproj|QUANT_TAG/);
    }
  });

  it('install llama.cpp on plain Linux', () => {
    const [first] = LOCAL_APPS['llama.cpp'].snippet(gguf, 'tiny-Q4_K_M.gguf');
    expect(first).toMatchObject({
      setup: 'curl -LsSf https://llama.app/install.sh | sh',
      content: [
        expect.stringContaining('llama serve -hf acme/tiny-chat-GGUF:Q4_K_M'),
        expect.stringContaining('llama cli -hf acme/tiny-chat-GGUF:Q4_K_M'),
      ],
    });
  });

  it('keep the models of LocalAI outside of its container', () => {
    expect(JSON.stringify(LOCAL_APPS.localai.snippet(gguf))).toContain('$PWD/models:/build/models');
  });

  it('let vLLM load one file of a GGUF repository', () => {
    const printed = JSON.stringify(LOCAL_APPS.vllm.snippet(gguf, 'tiny-Q4_K_M.gguf'));
    expect(printed).toContain('vllm serve acme/tiny-chat-GGUF:Q4_K_M');
    expect(printed).not.toMatch(/acme\/tiny-chat-GGUF(?!:)/);
  });

  it('call a server by chat only for chat models', () => {
    const { vllm } = LOCAL_APPS;
    expect(JSON.stringify(vllm.snippet(gguf))).toContain('v1/chat/completions');
    for (const none of [{ tags: [] }, { gguf: { context_length: 4096 } }]) {
      expect(JSON.stringify(vllm.snippet({ ...gguf, ...none }))).not.toContain('chat/completions');
    }
  });

  it('cannot be led elsewhere by the name of a model', () => {
    for (const [, app] of apps) {
      if (!('deeplink' in app)) continue;
      const { protocol, host } = app.deeplink({ ...gguf, id: 'a/b?x=1&y=2#z' });
      expect({ protocol, host }).toEqual((({ protocol, host }) => ({ protocol, host }))(app.deeplink(gguf)));
    }
  });
});

describeWith(findShared('facts', 'beyond.md'), 'the facts about local apps and dataset libraries', (path) => {
  const rows = (section: number) =>
    (readFileSync(path, 'utf8').split(`\n## ${section}. `)[1]?.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => /^\| [a-z]/.test(line))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1),
      );

  it('agree with the local apps', () => {
    const facts = rows(2).map(([id, , label]) => [id, label]);
    expect(facts.length).toBeGreaterThan(20);
    // Since the facts were written, two apps ended, and one has a new name.
    const now = new Map([...(facts as [string, string][]), ['unsloth', 'Unsloth Desktop']]);
    for (const ended of ['invoke', 'sanctum']) now.delete(ended);
    expect(new Map(apps.map(([id, { prettyLabel }]) => [id, prettyLabel]))).toEqual(now);
  });

  it('agree with the dataset libraries', () => {
    const facts = rows(4).map(([id, , prettyLabel, repoUrl, docsUrl]) => [id, { prettyLabel, repoUrl, docsUrl }]);
    const own = Object.entries(DATASET_LIBRARIES_UI_ELEMENTS).map(([id, { repoName: _, ...element }]) => [id, element]);
    expect(Object.fromEntries(own)).toMatchObject(Object.fromEntries(facts));
  });
});
