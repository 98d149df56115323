import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../workspace.ts';
import type { Cell, Client } from './cells.ts';
import { OPERATIONS } from './operations.ts';
import * as prompts from './prompts.ts';
import type { Report } from './results.ts';

/** The Python clients. */
export const PYTHON: readonly Client[] = [
  {
    name: 'huggingface_hub',
    operations: { conversational: OPERATIONS.chat, 'text-generation': OPERATIONS.text, default: OPERATIONS.run },
  },
  {
    name: 'openai (python)',
    isOpenai: true,
    operations: {
      conversational: [...OPERATIONS.chat, ...OPERATIONS.responses],
      'text-generation': OPERATIONS.text,
      'feature-extraction': OPERATIONS.run,
      'text-to-image': OPERATIONS.run,
      'text-to-speech': OPERATIONS.run,
      'automatic-speech-recognition': OPERATIONS.run,
    },
  },
];

/** Runs cells of Python clients, all in one process. */
export async function runPython(python: string, cells: readonly Cell[]): Promise<ReadonlyMap<string, Report>> {
  const child = spawn(python, [join(root, 'tests/e2e/clients/python_clients.py')], {
    env: { ...process.env, HUBKIT_PROMPTS: JSON.stringify(prompts) },
  });
  child.stdin.end(JSON.stringify({ cells }));
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`the Python driver ended with ${code}:\n${complaint}`);
  const lines = printed.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ name, ...report }) => [name, report]));
}
