import type { ModelRecord } from '../../src/index.ts';

/** The texts of a record that its author is free to choose. */
export interface Texts {
  /** Holds no slash. */
  readonly owner: string;
  /** Holds no slash. */
  readonly name: string;
  readonly base: string;
  readonly prompt: string;
  readonly file: string;
  readonly task: string;
}

/** Harmless texts, whose literals are compared with those of other texts. None is a name in Python, as hostile ones are not. */
export const marks: Texts = {
  owner: 'zq.owner',
  name: 'zq.name',
  base: 'zq.base',
  prompt: 'zq.prompt',
  file: 'zq.file',
  task: 'zq.task',
};

/** A record with other texts, whose code takes the same branches: texts only change where there are some, or where none is needed. */
export function withTexts(model: ModelRecord, texts: Texts): ModelRecord {
  const { config, widgetData, pipeline_tag: task } = model;
  const speechbrain = config?.speechbrain;
  return {
    ...model,
    id: `${texts.owner}/${texts.name}`,
    tags: [...model.tags, texts.prompt, `base_model:${texts.base}`],
    ...(task !== undefined && !/^[a-z-]+-(?:text|image|video|generation|mask|classification)$/.test(task)
      ? { pipeline_tag: texts.task }
      : {}),
    cardData: { base_model: [texts.base, 'acme/other'], instance_prompt: texts.prompt },
    ...(widgetData && { widgetData: widgetData.map((example) => ({ ...example, ...exampleOf(example, texts) })) }),
    config: {
      ...config,
      ...(config?.adapter_transformers && { adapter_transformers: { model_name: texts.base } }),
      ...(config?.peft?.base_model_name_or_path && {
        peft: { ...config.peft, base_model_name_or_path: texts.base },
      }),
      ...(config?.sklearn?.model && { sklearn: { ...config.sklearn, model: { file: texts.file } } }),
      ...(speechbrain?.vocoder_model_id && { speechbrain: { ...speechbrain, vocoder_model_id: texts.base } }),
    },
  };
}

function exampleOf({ text, sentences }: NonNullable<ModelRecord['widgetData']>[number], texts: Texts) {
  return {
    ...(text && { text: texts.prompt }),
    ...(sentences && { source_sentence: texts.prompt, sentences: [texts.base, texts.file] }),
  };
}

/** A literal with marks, as it is with other texts. */
export function replaceMarks(literal: string, texts: Texts): string {
  return literal.replace(/zq\.(owner|name|base|prompt|file|task)/g, (_, field: keyof Texts) => texts[field]);
}
