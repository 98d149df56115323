import type { KnownDifference } from '../explain.ts';

const since = '2026-11-23';

/** Names that only one of both exports. */
export const EXPORT_DIFFERENCES: readonly KnownDifference[] = [
  ...['tasks', 'inference', 'jinja'].map((name) => ({
    in: `exports of @huggingface/${name}`,
    kind: 'extra' as const,
    items: ['*'],
    because: 'further names of our own',
    since,
  })),
  {
    in: 'exports of @huggingface/inference',
    kind: 'missing',
    items: [
      ...['AudioToAudioOutputElem', 'AuthMethod', 'BaseArgs', 'BodyParams', 'HeaderParams', 'ModelId', 'RequestArgs'],
      ...['InferenceProviderMappingEntry', 'Logger', 'UrlParams', 'TextGenerationStreamBestOfSequence'],
      ...['TextGenerationStreamDetails', 'TextGenerationStreamFinishReason', 'TextGenerationStreamPrefillToken'],
      'TextGenerationStreamToken',
    ],
    because: 'not there yet: types of parts that ours names otherwise',
    since,
  },
  {
    in: 'exports of @huggingface/inference',
    kind: 'missing',
    items: ['getProviderHelper', 'makeRequestOptions', 'makeRequestOptionsFromResolvedModel', 'setLogger', 'snippets'],
    because:
      'not there yet: `prepare` makes requests, `onEvent` and telemetry report on calls, and snippets are the package @hubkit/snippets',
    since,
  },
  {
    in: 'exports of @huggingface/jinja',
    kind: 'missing',
    items: ['Interpreter'],
    because:
      'a template is compiled, so there is no interpreter; `Template` and `Environment` do what programs used it for',
    since,
  },
];
