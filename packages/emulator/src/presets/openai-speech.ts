import type { SpeechType } from '../content/audio/encode-speech.ts';
import { type DialectOf, FileBody } from '../provider.ts';
import { readText } from './request-fields.ts';

/** Text-to-speech in OpenAI's protocol: the response body is the file. */
export function openaiSpeech({
  path,
  type = 'audio/wav',
}: {
  readonly path: string;
  /** @default 'audio/wav' */
  readonly type?: SpeechType;
}): DialectOf<'text-to-speech'> {
  return {
    path,
    read({ body }) {
      const text = readText(body, 'input');
      readText(body, 'voice');
      return { text, type };
    },
    write: ({ files: [file] }) => (file ? new FileBody(file) : {}),
  };
}
