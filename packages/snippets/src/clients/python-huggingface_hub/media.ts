import { code, lines, paragraphs } from '@hubkit/code';
import type { MediaResult, SnippetCall } from '../../call/snippet-call.ts';
import { writeFile } from '../../languages/python.ts';
import { construct, imports, invoke } from './construct.ts';

/** Any call that makes a file: an image of Pillow, otherwise bytes. */
export function media(call: SnippetCall & { readonly result: MediaResult }) {
  const { path } = call.result;
  return paragraphs(
    imports(call),
    construct(call),
    path.endsWith('.png')
      ? lines(code`image = ${invoke(call)}`, code`image.save(${path})`, code`print(${`Saved ${path}`})`)
      : lines(code`output = ${invoke(call)}`, writeFile(call.result, code`output`)),
  );
}
