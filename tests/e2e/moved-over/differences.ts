import type { Cell } from '../clients/cells.ts';

type Version = '4.0.5' | '4.13';

/** A reason why a call has another result than with a version of @huggingface/inference. */
interface Difference {
  readonly versions: readonly Version[];
  readonly where: (cell: Cell) => boolean;
  readonly because: string;
}

/** Reasons for different results. A reason whose results are equal, or do not exist, fails the test. */
export const DIFFERENCES: readonly Difference[] = [
  {
    versions: ['4.0.5'],
    where: ({ provider, task }) => task === 'feature-extraction' && ['sambanova', 'nebius'].includes(provider),
    because: "it gives a list with one vector for a text, as the service does; here `outputType: 'json'` gives it",
  },
  {
    versions: ['4.13'],
    where: ({ provider, task }) =>
      task === 'feature-extraction' && ['together', 'scaleway', 'deepinfra'].includes(provider),
    because: "it gives a list with one vector for a text, as the service does; here `outputType: 'json'` gives it",
  },
  {
    versions: ['4.0.5'],
    where: ({ provider, task }) => provider === 'fal-ai' && task === 'automatic-speech-recognition',
    because: 'it sends the media type audio/wav, which the service rejects',
  },
  {
    versions: ['4.0.5', '4.13'],
    where: ({ provider, task }) => task === 'text-to-image' && ['hyperbolic', 'nebius', 'nscale'].includes(provider),
    because: 'it takes every image in base64 for image/jpeg; these are PNG and WebP',
  },
  {
    versions: ['4.0.5'],
    where: ({ task, provider }) => task === 'image-segmentation' && provider === 'hf-inference',
    because: 'it drops the parameters of a task that takes a file, and gets segments of another kind',
  },
  {
    versions: ['4.13'],
    where: ({ task, provider }) => task === 'image-segmentation' && provider === 'hf-inference',
    because: 'it rejects the null score of a semantic segment',
  },
  {
    versions: ['4.0.5'],
    where: ({ task }) => task === 'zero-shot-classification',
    because: 'it rejects the form that the service has for one text by now',
  },
  {
    versions: ['4.0.5', '4.13'],
    where: ({ task }) => task === 'table-question-answering',
    because: 'it sends the member `question` of its type, which the service calls `query`',
  },
  {
    versions: ['4.13'],
    where: ({ task, provider }) => task === 'image-to-text' && provider === 'hf-inference',
    because: 'it rejects the list that the service sends',
  },
  {
    versions: ['4.13'],
    where: ({ task, provider }) => task === 'image-text-to-image' && ['fal-ai', 'wavespeed'].includes(provider),
    because: 'it sends one image, and the sample has two',
  },
  {
    versions: ['4.13'],
    where: ({ task, provider }) => task === 'automatic-speech-recognition' && provider === 'replicate',
    because: 'it leaves out the chunks of the text',
  },
  {
    versions: ['4.0.5'],
    where: ({ operation, provider }) => operation === 'text' && provider === 'nebius',
    because: 'it sends a prompt to the path of chat',
  },
  {
    versions: ['4.0.5', '4.13'],
    where: ({ operation, provider }) => operation === 'text' && ['groq', 'novita'].includes(provider),
    because: 'it sends a prompt to the path of chat',
  },
  {
    versions: ['4.0.5', '4.13'],
    where: ({ operation, provider }) => operation === 'text stream' && provider !== 'hf-inference',
    because: "it passes on the chunks of OpenAI's completions, which are not of its own type",
  },
  {
    versions: ['4.0.5'],
    where: ({ operation, provider }) => operation === 'text stream' && provider === 'hf-inference',
    because: 'it calls the older protocol of the service, whose last event has no details',
  },
  {
    versions: ['4.13'],
    where: ({ operation, provider }) => operation === 'text stream' && provider === 'hf-inference',
    because: "it passes on the chunks of OpenAI's completions, which are not of its own type",
  },
  {
    versions: ['4.0.5', '4.13'],
    where: ({ provider, operation }) => provider === 'together' && operation === 'text',
    because: 'it gives no details, or since 4.13 some without the number of tokens',
  },
];

/** The reason why a call differs from that of a version. */
export function differenceOf(version: Version, cell: Cell): Difference | undefined {
  return DIFFERENCES.find(({ versions, where }) => versions.includes(version) && where(cell));
}
