import type { Value } from '@hubkit/code';

type Values = Readonly<Record<string, Value>>;

/** Arguments of a method of the Python client of the hub. */
export interface PythonArguments {
  readonly positional?: readonly Value[];
  readonly named?: Values;
}

/** The rules of a task whose calls differ from those of most tasks. */
export interface TaskRules {
  /** Changes the arguments for all clients. @default as they are */
  readonly args?: (args: Values) => Values;
  /** Method of the JavaScript client; `false` if there is none. @default the task in camel case */
  readonly method?: string | false;
  /**
   * Arguments of the Python method, which is named after the task; `false` if there is no such method, or none that works.
   * `body` is the JSON that goes to the provider, empty if the hub chooses one.
   *
   * @default the input by position, or its members by name, then the parameters by name
   */
  readonly python?: false | ((args: Values, body: Values) => PythonArguments);
}

/** Rules of the tasks whose calls differ from those of most tasks. */
export const TASK_RULES: Readonly<Record<string, TaskRules>> = {
  'image-text-to-image': {
    python: false,
  },
  'image-text-to-text': {
    method: false,
    python: false,
  },
  'image-text-to-video': {
    python: false,
  },
  'sentence-similarity': {
    python: ({ inputs, parameters }) => {
      const { source_sentence, sentences } = Object(inputs);
      return { positional: [source_sentence], named: { other_sentences: sentences, ...Object(parameters) } };
    },
  },
  'table-question-answering': {
    // Clients of other authors know the question by the name that servers have for it.
    args: ({ inputs, ...others }) => {
      const { question, query = question, ...members } = Object(inputs);
      return { inputs: { query, ...members }, ...others };
    },
  },
  'tabular-classification': {
    // Version 1.33 of huggingface_hub has the method, but sends the table without `inputs`, which the service rejects.
    python: false,
  },
  'tabular-regression': {
    // Version 1.33 of huggingface_hub has the method, but no provider for it.
    python: false,
  },
  // Neither client of the hub has the task yet: @huggingface/inference in pull request 2496 (15 September 2026), huggingface_hub not at all.
  'text-ranking': {
    method: false,
    python: false,
  },
  'text-to-audio': {
    python: false,
  },
  'text-to-speech': {
    // The method has no argument for a voice, which some models cannot do without.
    python: ({ inputs = '', parameters, ...extras }, body) => {
      const { voice = body.voice, ...named } = { ...Object(parameters), ...extras };
      return { positional: [inputs], named: voice === undefined ? named : { ...named, extra_body: { voice } } };
    },
  },
  'text2text-generation': {
    method: 'textGeneration',
    python: false,
  },
};
