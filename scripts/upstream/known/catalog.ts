import type { KnownDifference } from '../explain.ts';

const since = '2026-11-23';

/** Data of the catalog that differ from those of @huggingface/tasks. */
export const CATALOG_DIFFERENCES: readonly KnownDifference[] = [
  ...['GGUF_QUANT_RE', 'GGUF_QUANT_RE_GLOBAL'].map((name) => ({
    in: `catalog ${name}`,
    kind: 'differs' as const,
    items: ['value'],
    because: 'theirs finds Q4_0 in Q4_0_4_4, and Q8_0 inside of other words',
    since,
  })),
  {
    in: 'catalog LOCAL_APPS',
    kind: 'extra',
    items: ['* / id'],
    because: 'an app knows its own id',
    since,
  },
  {
    in: 'catalog LOCAL_APPS',
    kind: 'differs',
    items: ['llama.cpp / docsUrl'],
    because: 'the repository moved to ggml-org',
    since,
  },
  {
    in: 'catalog MAPPING_DEFAULT_WIDGET',
    kind: 'differs',
    items: ['*'],
    because: 'example inputs are texts of our own; the cells of a table are text, as its schema says',
    since,
  },
  {
    in: 'catalog MAPPING_DEFAULT_WIDGET',
    kind: 'missing',
    items: ['mn / automatic-speech-recognition / * / label'],
    because: 'widgets show `example_title`, and these two have a `label` there',
    since,
  },
  {
    in: 'catalog MAPPING_DEFAULT_WIDGET',
    kind: 'extra',
    items: ['mn / automatic-speech-recognition / * / example_title'],
    because: 'widgets show `example_title`, and theirs has a `label` in its place',
    since,
  },
  {
    in: 'catalog MODEL_LIBRARIES_UI_ELEMENTS',
    kind: 'differs',
    items: ['quantumpeer / countDownloads'],
    because: 'theirs asks for an extension `setup.py`, which no file has',
    since,
  },
  {
    in: 'catalog MODEL_LIBRARIES_UI_ELEMENTS',
    kind: 'differs',
    items: ['ssr-speech / countDownloads'],
    because: 'extensions are written without a dot in all other queries',
    since,
  },
  {
    in: 'catalog MODEL_LIBRARIES_UI_ELEMENTS',
    kind: 'differs',
    items: ['timesfm / countDownloads'],
    because: 'ours counts a checkpoint once, theirs every load of its configuration, too',
    since,
  },
  {
    in: 'catalog MODEL_LIBRARIES_UI_ELEMENTS',
    kind: 'extra',
    items: ['hezar / snippets'],
    because: 'loading code that theirs lacks',
    since,
  },
  {
    in: 'catalog MODEL_LIBRARIES_UI_ELEMENTS',
    kind: 'extra',
    items: ['kerasformers'],
    because: 'models of the hub are tagged with it',
    since,
  },
  {
    in: 'catalog ALL_MODEL_LIBRARY_KEYS',
    kind: 'extra',
    items: ['kerasformers'],
    because: 'models of the hub are tagged with it',
    since,
  },
  {
    in: 'catalog PIPELINE_DATA',
    kind: 'extra',
    items: ['* / color'],
    because: 'theirs dropped the colors of tasks, which lists that show them still need',
    since,
  },
  {
    in: 'catalog SKUS',
    kind: 'differs',
    items: ['GPU / NVIDIA / B300 / computeCapability'],
    because: "NVIDIA's table has 10.3 for B300 and GB300",
    since,
  },
  {
    in: 'catalog TASKS_DATA',
    kind: 'extra',
    items: ['* / pickedOn', '* / related'],
    because: 'pages have the day of their choice of models, and related tasks',
    since,
  },
  ...['PIPELINE_DATA', 'PIPELINE_TYPES', 'PIPELINE_TYPES_SET', 'TASKS_MODEL_LIBRARIES'].map((name) => ({
    in: `catalog ${name}`,
    kind: 'extra' as const,
    items: ['text2text-generation'],
    because: 'theirs dropped the task, which models of the hub are still tagged with',
    since,
  })),
];
