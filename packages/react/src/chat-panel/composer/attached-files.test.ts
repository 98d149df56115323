import { expect, it, vi } from 'vitest';
import { readFiles, withoutCopies } from './attached-files.tsx';

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
  const { read, problem } = await readFiles(
    [
      new File([bytes], 'a.png', { type: 'image/png' }),
      new File([bytes], 'a.wav', { type: 'audio/wav' }),
      new File([bytes], 'a.pdf', { type: 'application/pdf' }),
      new File(['# Notes'], 'notes.md'),
      new File(['x'], 'all.zip', { type: 'application/zip' }),
      new File([new Uint8Array(1_000_001)], 'huge.jpg', { type: 'image/jpeg' }),
    ],
    { accept: 'image/*,audio/*,application/pdf,.md', maxBytes: 1_000_000, labels: {} },
  );
  vi.unstubAllGlobals();
  expect(read).toEqual([
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
  expect(problem).toBe(
    'all.zip is of a type that cannot be attached. huge.jpg is larger than 1 MB and was not attached.',
  );
});

it('attaches a file once that is chosen twice', () => {
  const one = { type: 'text', text: 'a' } as const;
  const other = { type: 'text', text: 'b' } as const;
  expect(withoutCopies([one, other, { ...one }])).toEqual([one, other]);
});
