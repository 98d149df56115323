import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { png } from '../../integration/task-samples/media/png.ts';

/** Names of the files that the snippets read. */
export const SAMPLE_FILES = ['lighthouse.png', 'invoice.png', 'speech.mp3'] as const;

/** Writes the files that snippets read into a folder: a small scene and speech that the emulator generates, and a plain image. */
export async function writeSampleFiles(folder: string, emulator: Emulator): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const contents: Record<(typeof SAMPLE_FILES)[number], Blob> = {
    'lighthouse.png': await scene(emulator),
    'invoice.png': png,
    // The emulator reads the content, not the name.
    'speech.mp3': await generate('text-to-speech', { inputs: 'a short sentence' }, emulator),
  };
  for (const [name, blob] of Object.entries(contents)) {
    writeFileSync(join(folder, name), Buffer.from(await blob.arrayBuffer()));
  }
}

/** Generates a small PNG image with objects to detect. */
function scene({ endpoints }: Emulator): Promise<Blob> {
  const { model } = emulatedModel('hyperbolic', 'text-to-image');
  const parameters = { width: 64, height: 64 };
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints });
  return client.textToImage({ provider: 'hyperbolic', model, inputs: 'two cats', parameters });
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
