import type { HubModel } from './model-index.ts';
import { writeTokenizer } from './tokenizer.ts';
import { writeTokenizerConfig } from './tokenizer-config.ts';

type FileWriter = (model: HubModel) => object | undefined;

/** The files that are served, by name. */
const FILES: ReadonlyMap<string, FileWriter> = new Map([
  ['tokenizer.json', writeTokenizer],
  ['tokenizer_config.json', writeTokenizerConfig],
]);

/** Returns a file of a model as JSON; undefined for one that it does not have. */
export function modelFile(model: HubModel, name: string): object | undefined {
  return FILES.get(name)?.(model);
}

/** Returns the names of the files that are served of a model. */
export function modelFileNames(model: HubModel): readonly string[] {
  return [...FILES.keys()].filter((name) => modelFile(model, name) !== undefined);
}
