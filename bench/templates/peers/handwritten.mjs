import { candidates, HANDWRITTEN } from '../cases.mjs';
import { chatml } from '../handwritten/chatml.mjs';
import { llama31 } from '../handwritten/llama31.mjs';
import { mistral } from '../handwritten/mistral.mjs';

export const label = 'hand-written';

const functions = { chatml, llama31, mistral };
const sources = new Map(candidates().map(({ id, source }) => [id, source]));
const bySource = new Map(Object.entries(HANDWRITTEN).map(([name, id]) => [sources.get(id), functions[name]]));

export function compile(source) {
  const render = bySource.get(source);
  if (!render) throw new Error('nobody has written this one by hand');
  return render;
}
