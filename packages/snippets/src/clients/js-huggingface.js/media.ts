import { code, paragraphs } from '@hubkit/code';
import type { MediaResult, SnippetCall } from '../../call/snippet-call.ts';
import { writeFile } from '../../languages/javascript.ts';
import { construct, imports, invoke, readFiles } from './construct.ts';
import { awaitJob } from './package-limits.ts';

/** Any call that makes a file, which is a Blob. */
export function media(call: SnippetCall & { readonly result: MediaResult }) {
  return paragraphs(
    imports(call, { writes: true }),
    construct(call),
    readFiles(call),
    call.shape === 'job' ? awaitJob(call, invoke(call)) : code`const output = await ${invoke(call)};`,
    writeFile(call.result, code`Buffer.from(await output.arrayBuffer())`),
  );
}
