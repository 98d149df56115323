import type { InferenceSnippetOptions } from '../options.ts';

/** Package of the JavaScript client: the one on npm, unless the program sets base URLs, which only ours has an option for. */
export function selectHubPackage({ hubPackage, endpoints }: InferenceSnippetOptions): string {
  return hubPackage ?? (endpoints === undefined ? '@huggingface/inference' : '@hubkit/inference');
}
