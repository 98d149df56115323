import { expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, readAttachments } from './read-attachments.ts';

/** Reads files as browsers do; Node has no such class. */
class Reader {
  result = '';
  onload = () => {};
  readAsDataURL(file: File) {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}

it('reads images, sounds and documents byte for byte, texts as text, and says why others cannot be attached', async () => {
  vi.stubGlobal('FileReader', Reader);
  const bytes = Uint8Array.from({ length: 20_000 }, (_none, place) => place % 256);
  const base64 = Buffer.from(bytes).toString('base64');
  const { attachments, problems } = await readAttachments([
    new File([bytes], 'a.png', { type: 'image/png' }),
    new File([bytes], 'a.wav', { type: 'audio/wav' }),
    new File([bytes], 'a.pdf', { type: 'application/pdf' }),
    new File(['# Notes'], 'notes.md'),
    new File(['x'], 'all.zip', { type: 'application/zip' }),
    new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'huge.jpg', { type: 'image/jpeg' }),
  ]);
  vi.unstubAllGlobals();
  expect(attachments).toEqual([
    { type: 'image', url: `data:image/png;base64,${base64}`, alt: 'a.png' },
    {
      type: 'file',
      name: 'a.wav',
      mediaType: 'audio/wav',
      content: { type: 'input_audio', input_audio: { data: base64, format: 'wav' } },
    },
    {
      type: 'file',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      content: { type: 'file', file: { filename: 'a.pdf', file_data: `data:application/pdf;base64,${base64}` } },
    },
    { type: 'file', name: 'notes.md', mediaType: '', content: { type: 'text', text: 'notes.md:\n\n# Notes' } },
  ]);
  expect(problems).toEqual([
    'all.zip cannot be attached. Attach images, sounds, PDF or text files.',
    'huge.jpg is larger than 5 MB. Attach a smaller file.',
  ]);
});
