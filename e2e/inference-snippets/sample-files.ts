import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel } from '@hubkit/emulator';
import { png } from '../../test/task-samples/media/png.ts';

/** Names of the files that the snippets read. */
export const SAMPLE_FILES = ['cats.jpg', 'cat.png', 'sample1.flac', 'sample1.mp3'] as const;

/** Writes the files that snippets read into a folder: an image and a sound that the emulator generates, and a PNG file. Small ones are quick. */
export async function writeSampleFiles(folder: string, emulator: Emulator): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const sound = await generate('text-to-speech', { inputs: 'a short sentence' }, emulator);
  const contents: Record<(typeof SAMPLE_FILES)[number], Blob> = {
    'cats.jpg': await generate(
      'text-to-image',
      { inputs: 'two cats', parameters: { width: 64, height: 64 } },
      emulator,
    ),
    'cat.png': png,
    'sample1.flac': sound,
    // The emulator reads the content, not the name.
    'sample1.mp3': sound,
  };
  for (const [name, blob] of Object.entries(contents)) {
    writeFileSync(join(folder, name), Buffer.from(await blob.arrayBuffer()));
  }
}

async function generate(task: string, body: object, { endpoints }: Emulator): Promise<Blob> {
  const { model } = emulatedModel('hf-inference', task);
  const response = await fetch(`${endpoints.router}/hf-inference/models/${model}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator generates no ${task}: ${response.status} ${await response.text()}`);
  return response.blob();
}
