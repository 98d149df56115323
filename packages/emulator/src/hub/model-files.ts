import type { HubModel } from './model-index.ts';
import { writeTokenizer } from './tokenizer.ts';
import { writeTokenizerConfig } from './tokenizer-config.ts';

type FileWriter = (model: HubModel) => Promise<object>;

/** The files that are served of a chat model, by name; other models have none. */
const FILES: ReadonlyMap<string, FileWriter> = new Map([
  ['tokenizer.json', writeTokenizer],
  ['tokenizer_config.json', writeTokenizerConfig],
]);

const isChatModel = ({ tags }: HubModel) => tags.includes('conversational');

/** Resolves with a file of a model as JSON; undefined for one that it does not have. */
export async function modelFile(model: HubModel, name: string): Promise<object | undefined> {
  return isChatModel(model) ? FILES.get(name)?.(model) : undefined;
}

/** Returns the names of the files that are served of a model. */
export function modelFileNames(model: HubModel): readonly string[] {
  return isChatModel(model) ? [...FILES.keys()] : [];
}
