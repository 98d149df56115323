import { missingField } from '../contract/problem.ts';
import type { DialectOf } from '../dialect/provider.ts';

/** Speech recognition in OpenAI's protocol: a form with the recording, and a part for every setting. */
export function openaiTranscription({ path }: { readonly path: string }): DialectOf<'automatic-speech-recognition'> {
  return {
    path,
    accepts: 'any',
    read({ files: { file } }) {
      if (!file) throw missingField('file');
      return { audio: file.bytes, field: 'file' };
    },
    write({ text, seconds, chunks }, { request: { body } }) {
      if (body.response_format !== 'verbose_json') return { text };
      const segments = chunks.map(({ text: part, timestamp: [start, end] }, id) => ({ id, start, end, text: part }));
      return { task: 'transcribe', language: 'en', duration: seconds, text, segments };
    },
  };
}
