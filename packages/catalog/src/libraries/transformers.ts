import { type Code, call, code, identifier, lines, paragraphs, type Value } from '@hubkit/code';
import { defineLibrary, type LibraryCode } from '../define-library.ts';
import { hasTag, trustArguments } from '../model-facts.ts';
import type { ModelRecord, TransformersInfo } from '../model-record.ts';

const hostedTasks = [
  'audio-classification',
  'automatic-speech-recognition',
  'depth-estimation',
  'document-question-answering',
  'feature-extraction',
  'fill-mask',
  'image-classification',
  'image-feature-extraction',
  'image-segmentation',
  'image-to-image',
  'image-to-text',
  'image-text-to-text',
  'mask-generation',
  'object-detection',
  'question-answering',
  'summarization',
  'table-question-answering',
  'text-classification',
  'text-generation',
  'text-to-audio',
  'text-to-speech',
  'token-classification',
  'translation',
  'video-classification',
  'visual-question-answering',
  'zero-shot-classification',
  'zero-shot-image-classification',
  'zero-shot-object-detection',
];

/** Version 5 has these pipelines no more. */
const removedPipelines = new Set(['image-to-text', 'summarization', 'translation']);

const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main';

export const transformers = defineLibrary({
  id: 'transformers',
  prettyLabel: 'Transformers',
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  filter: true,
  hostedTasks,
  snippets: (model): readonly LibraryCode[] => {
    const info = model.transformersInfo;
    if (info === undefined || !isClassName(info.auto_model) || !isClassName(info.processor ?? 'None')) {
      return [{ language: 'python', code: code`# ⚠️ Type of model unknown` }];
    }
    const task = model.pipeline_tag;
    const direct: LibraryCode = { language: 'python', code: loadDirectly(model, info) };
    if (task === undefined || !hostedTasks.includes(task)) return [direct];
    return [{ language: 'python', code: pipeline(model, task) }, direct];
  },
});

function isClassName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name);
}

function pipeline(model: ModelRecord, task: string) {
  return paragraphs(
    lines(
      code`# The short way: a pipeline takes care of everything`,
      removedPipelines.has(task) && code`# This pipeline was removed in version 5: install "transformers<5" for it`,
      code`from transformers import pipeline`,
    ),
    code`pipe = ${call('pipeline', [task], { model: model.id, ...trustArguments(model) })}`,
    pipelineCall(model, task),
  );
}

function pipelineCall(model: ModelRecord, task: string): Code | undefined {
  if (hasTag(model, 'conversational')) {
    const argument = hasTag(model, 'image-text-to-text') ? code`text=messages` : code`messages`;
    return code`
      messages = ${messagesFor(model)}
      pipe(${argument})
    `;
  }
  if (task === 'image-classification') return code`${call('pipe', [`${images}/hub/parrots.png`])}`;
  if (task === 'zero-shot-image-classification') {
    const labels = ['animals', 'humans', 'landscape'];
    return code`${call('pipe', [`${images}/hub/parrots.png`], { candidate_labels: labels })}`;
  }
  return undefined;
}

function messagesFor(model: ModelRecord): readonly Value[] {
  if (!hasTag(model, 'image-text-to-text')) return [{ role: 'user', content: 'Who are you?' }];
  const image = { type: 'image', url: `${images}/p-blog/candy.JPG` };
  return [{ role: 'user', content: [image, { type: 'text', text: 'What animal is on the candy?' }] }];
}

function loadDirectly(model: ModelRecord, { auto_model: modelClass, processor: processorClass }: TransformersInfo) {
  const trust = trustArguments(model);
  const variable = identifier(variableFor(processorClass));
  const modelCall = call(`${modelClass}.from_pretrained`, [model.id], { ...trust, device_map: 'auto' });
  if (processorClass === undefined) {
    return code`
      # The long way: load the parts yourself
      from transformers import ${identifier(modelClass)}

      model = ${modelCall}
    `;
  }
  const load = code`
    # The long way: load the parts yourself
    from transformers import ${identifier(processorClass, modelClass)}

    ${variable} = ${call(`${processorClass}.from_pretrained`, [model.id], trust)}
    model = ${modelCall}
  `;
  return hasTag(model, 'conversational') && hasChatTemplate(model) ? paragraphs(load, chat(model, variable)) : load;
}

function variableFor(processorClass: string | undefined): string {
  if (processorClass === 'AutoTokenizer') return 'tokenizer';
  return processorClass === 'AutoFeatureExtractor' ? 'extractor' : 'processor';
}

function hasChatTemplate({ config, gguf }: ModelRecord): boolean {
  return Boolean(
    config?.tokenizer_config?.chat_template ||
      config?.processor_config?.chat_template ||
      config?.chat_template_jinja ||
      gguf?.chat_template,
  );
}

function chat(model: ModelRecord, variable: Code) {
  return code`
    messages = ${messagesFor(model)}
    inputs = ${variable}.apply_chat_template(
        messages,
        add_generation_prompt=True,
        tokenize=True,
        return_dict=True,
        return_tensors="pt",
    ).to(model.device)

    outputs = model.generate(**inputs, max_new_tokens=40)
    print(${variable}.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
  `;
}
