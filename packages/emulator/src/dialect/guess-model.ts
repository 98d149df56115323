import type { ServedModel } from '../contract/served-model.ts';
import type { Provider } from './provider.ts';

/** Tasks by words in the names of their models, the most certain first. */
const TASK_WORDS: readonly (readonly [task: string, words: RegExp])[] = [
  ['text-to-video', /\b(?:t2v|text2video|text-to-video|hunyuan-?video|ltx-?video|mochi|cogvideo\w*)/i],
  ['image-to-video', /\b(?:i2v|image-to-video)/i],
  ['image-to-image', /\b(?:kontext|image-edit|img2img|pix2pix|image-to-image)/i],
  ['text-to-image', /\b(?:flux|sdxl|stable-?diffusion|diffusion|text-to-image|qwen-image|imagen)/i],
  ['automatic-speech-recognition', /\b(?:whisper|wav2vec2?|asr|parakeet|speech-to-text|stt)/i],
  ['text-to-speech', /\b(?:tts|kokoro|bark|orpheus|dia|text-to-speech|chatterbox)/i],
  ['text-ranking', /\brerank/i],
  ['feature-extraction', /\b(?:embed\w*|bge|e5|gte|minilm)/i],
];

/** The task that the name of a model suggests; chat for all other names. */
export function guessTask(name: string): string {
  const spaced = name.replace(/[_/.]/g, ' ');
  return TASK_WORDS.find(([, words]) => words.test(spaced))?.[0] ?? 'conversational';
}

/** A model that a provider does not list, with the properties of its first model of the task. */
export function guessModel(
  provider: Provider,
  { name, task }: { readonly name: string; readonly task: string },
): ServedModel {
  const like = provider.models.find((model) => model.task === task);
  const {
    status: _status,
    adapter: _adapter,
    adapterWeightsPath: _path,
    hasChatTemplate: _has,
    ...options
  } = like ?? {};
  return { ...options, hubId: name, providerId: name, task };
}
