import type { KnownDifference } from '../explain.ts';

/** A difference of first requests; the same on both routes. */
const row = (
  kind: KnownDifference['kind'],
  items: readonly string[],
  because: string,
  since = '2026-11-23',
): KnownDifference => ({ in: 'first requests', kind, items, because, since });

/** Theirs sends `before`, ours sends `after`. */
const renamed = (before: readonly string[], after: readonly string[], because: string): readonly KnownDifference[] => [
  row('missing', before, because),
  row('extra', after, because),
];

/** First requests of our client that differ from those of @huggingface/inference. */
export const FIRST_REQUEST_DIFFERENCES: readonly KnownDifference[] = [
  row(
    'extra',
    ['black-forest-labs *', 'hyperbolic *', 'nebius *', 'sambanova *'],
    'providers that theirs dropped in July 2026; their own services can still be called with their API keys',
  ),
  row('missing', ['hf-inference *, direct'], 'a key of another provider is refused before it is sent to the hub'),
  ...renamed(
    [
      'groq text-generation, *: body.*',
      'novita text-generation, *: body.*',
      'scaleway text-generation, *: body.*',
      'together text-generation, *: body.*',
    ],
    [
      'groq text-generation, *: body.*',
      'novita text-generation, *: body.*',
      'scaleway text-generation, *: body.*',
      'together text-generation, *: body.*',
    ],
    "ours sends a prompt and OpenAI's names of parameters; theirs sends `inputs` and nested `parameters`, which the services ignore",
  ),
  row(
    'differs',
    ['novita text-generation, *: url'],
    'a prompt goes to the path of completions; theirs sends it to that of chat',
  ),
  row(
    'missing',
    [
      'deepinfra text-generation, *: body.do_sample',
      'deepinfra text-generation, *: body.return_full_text',
      'hf-inference text-generation, *: body.do_sample',
      'hf-inference text-generation, *: body.return_full_text',
      'featherless-ai text-generation, *: body.do_sample',
      'featherless-ai text-generation, *: body.return_full_text',
      'ovhcloud text-generation, *: body.do_sample',
      'ovhcloud text-generation, *: body.return_full_text',
    ],
    "parameters of transformers that OpenAI's protocol does not know",
  ),
  ...renamed(
    [
      'deepinfra automatic-speech-recognition, *: form.return_timestamps',
      'together automatic-speech-recognition, *: form.return_timestamps',
    ],
    [
      'deepinfra automatic-speech-recognition, *: form.response_format',
      'together automatic-speech-recognition, *: form.response_format',
    ],
    "OpenAI's protocol gives timestamps for `response_format: verbose_json`",
  ),
  ...renamed(
    ['fal-ai automatic-speech-recognition, *: body.parameters.return_timestamps'],
    ['fal-ai automatic-speech-recognition, *: body.return_timestamps'],
    'the service reads parameters at the top of the body',
  ),
  ...renamed(
    [
      'fal-ai image-text-to-image, *: body.target_size.*',
      'fal-ai image-to-image, *: body.target_size.*',
      'fal-ai text-to-image, *: body.height',
      'fal-ai text-to-image, *: body.width',
    ],
    [
      'fal-ai image-text-to-image, *: body.image_size.*',
      'fal-ai image-to-image, *: body.image_size.*',
      'fal-ai text-to-image, *: body.image_size.*',
    ],
    'the service calls the size `image_size`',
  ),
  row(
    'extra',
    ['fal-ai image-text-to-video, *: body.image_urls', 'fal-ai image-to-video, *: body.image_urls'],
    'some models of the service read a list',
  ),
  row(
    'extra',
    ['novita image-text-to-video, *'],
    'theirs calls no model but MiniMax-H3, and none without a prompt; here, the service judges both',
  ),
  ...renamed(
    [
      'deepinfra text-to-image, *: body.height',
      'deepinfra text-to-image, *: body.width',
      'nscale text-to-image, *: body.height',
      'nscale text-to-image, *: body.width',
      'zai-org text-to-image, *: body.height',
      'zai-org text-to-image, *: body.width',
    ],
    [
      'deepinfra text-to-image, *: body.size',
      'nscale text-to-image, *: body.size',
      'zai-org text-to-image, *: body.size',
    ],
    'the services take the size as text, such as 64x48',
  ),
  ...renamed(
    ['together image-to-image, *: body.target_size.*'],
    ['together image-to-image, *: body.width', 'together image-to-image, *: body.height'],
    'the service reads width and height',
  ),
  row(
    'extra',
    [
      'scaleway feature-extraction, arguments, *: body.normalize',
      'scaleway feature-extraction, arguments, *: body.truncate',
    ],
    'theirs drops the arguments',
  ),
  row('differs', ['* text-to-video, parameters, *: body.*negative_prompt'], 'the services read a text, not a list'),
  ...renamed(
    ['hf-inference *, *, routed: bytes', 'hf-inference image-segmentation, plain, routed: body.inputs'],
    ['hf-inference *, *, routed: body.*', 'hf-inference image-segmentation, plain, routed: bytes'],
    'a file with parameters is sent as JSON, without them as it is; theirs drops the parameters',
  ),
  row(
    'differs',
    ['hf-inference *, *, routed: content-type'],
    'a file with parameters is sent as JSON, without them as it is; theirs drops the parameters',
  ),
  row(
    'missing',
    ['hf-inference table-question-answering, *: body.inputs.question'],
    'the service calls the member `query`',
  ),
];
