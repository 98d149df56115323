import { readFileSync, writeFileSync } from 'node:fs';
import { randomChoices } from '../differential/choices.ts';
import { type FunctionCase, functionCase } from './functions.ts';
import { modelCase } from './models.ts';
import type { ChatOutcome, ModelCase, TransformersOracle } from './oracle.ts';

/** Outcomes of some generated cases in transformers, for machines without it. */
export interface StoredAnswers {
  readonly transformers: string;
  readonly models: readonly (ModelCase & { readonly answers: readonly ChatOutcome[] })[];
  readonly functions: readonly (FunctionCase & { readonly answer: ChatOutcome })[];
}

const file = new URL('stored-answers.json', import.meta.url);

export const readStored = (): StoredAnswers => JSON.parse(readFileSync(file, 'utf8'));

/** Stores the answers to a few cases of this seed. */
export async function writeStored(oracle: TransformersOracle, seed: number): Promise<void> {
  const models: StoredAnswers['models'][number][] = [];
  for (let index = 0; index < 15; index++) {
    const model = modelCase(randomChoices(seed, index), 4);
    models.push({ ...model, answers: await oracle.apply(model) });
  }
  const cases = Array.from({ length: 60 }, (_, index) => functionCase(randomChoices(seed, index)));
  const answers = await oracle.describe(cases.map(({ python }) => python));
  const functions = cases.map((one, index) => ({ ...one, answer: answers[index] as ChatOutcome }));
  const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',\n');
  writeFileSync(
    file,
    `{"transformers": ${JSON.stringify(oracle.transformers)},\n"models": [\n${lines(models)}\n],\n"functions": [\n${lines(functions)}\n]}\n`,
  );
}
