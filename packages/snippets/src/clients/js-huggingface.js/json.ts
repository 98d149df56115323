import { code, paragraphs } from '@hubkit/code';
import type { SnippetCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { construct, imports, invoke, readFiles } from './construct.ts';
import { awaitJob } from './package-limits.ts';

/** Any call whose result is a value. */
export const json: ShapePrinter<SnippetCall> = (call) =>
  paragraphs(
    imports(call),
    construct(call),
    readFiles(call),
    call.shape === 'job' ? awaitJob(call, invoke(call)) : code`const output = await ${invoke(call)};`,
    code`console.log(output);`,
  );
