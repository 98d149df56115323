import type { KnownDifference } from '../explain.ts';

const since = '2026-11-23';

/** Names and tables of the Python packages. */
export const PYTHON_DIFFERENCES: readonly KnownDifference[] = [
  {
    in: 'names that our code imports from huggingface_hub',
    kind: 'extra',
    items: ['from_pretrained_keras'],
    because: 'version 1 removed it; the code says to install `huggingface_hub<1`',
    since,
  },
  {
    in: 'pipelines of transformers',
    kind: 'missing',
    items: ['sentiment-analysis', 'ner'],
    because: 'other names of text-classification and token-classification',
    since,
  },
  {
    in: 'pipelines of transformers',
    kind: 'missing',
    items: ['zero-shot-audio-classification', 'keypoint-matching'],
    because: 'the hub has no task of that name',
    since,
  },
  {
    in: 'pipelines of transformers',
    kind: 'extra',
    items: ['image-to-image', 'question-answering', 'summarization'],
    because: 'version 5 removed it; the code says to install `transformers<5`',
    since,
  },
  {
    in: 'pipelines of transformers',
    kind: 'extra',
    items: ['rna-secondary-structure'],
    because: 'importing multimolecule adds it',
    since,
  },
  {
    in: 'tasks of providers of huggingface_hub',
    kind: 'extra',
    items: ['*'],
    because: 'further tasks of providers; programs for huggingface_hub are offered for its own tasks only',
    since,
  },
  {
    in: 'parameters of a chat in openai',
    kind: 'missing',
    items: [
      ...['audio', 'modalities', 'moderation', 'prediction', 'store', 'verbosity', 'web_search_options', 'metadata'],
      ...[
        'prompt_cache_key',
        'prompt_cache_options',
        'prompt_cache_retention',
        'safety_identifier',
        'service_tier',
        'user',
      ],
    ],
    because: "OpenAI's own service alone; further members of a call are sent as they are",
    since,
  },
  {
    in: 'parameters of a chat in openai',
    kind: 'missing',
    items: ['function_call', 'functions'],
    because: 'replaced by `tools` in 2023',
    since,
  },
  {
    in: 'parameters of a chat in openai',
    kind: 'missing',
    items: ['max_completion_tokens', 'parallel_tool_calls'],
    because: 'the schema follows that of @huggingface/tasks; further members of a call are sent as they are',
    since,
  },
  {
    in: 'parameters of a chat in openai',
    kind: 'extra',
    items: ['tool_prompt'],
    because: "a parameter of the hub's own server (TGI)",
    since,
  },
];
