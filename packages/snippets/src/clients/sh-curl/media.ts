import { code, lines } from '@hubkit/code';
import type { MediaCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { checkedFlags, curl, readFiles } from './curl.ts';
import { inSubshell, saveFrom } from './save.ts';

export const media: ShapePrinter<MediaCall> = (call) => {
  const request = requestOf(call);
  const { path, at } = call.result;
  if (at.form === 'bytes') {
    const more = [code`--output ${path} && echo ${`Saved ${path}`}`];
    return lines(readFiles(call), curl(call, request, { flags: checkedFlags, more }));
  }
  return inSubshell(
    readFiles(call),
    code`response=$(${curl(call, request, { flags: checkedFlags })})`,
    saveFrom(call.result, code`"$response"`),
  );
};
