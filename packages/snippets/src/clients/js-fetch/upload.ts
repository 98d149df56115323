import { code, paragraphs } from '@hubkit/code';
import type { UploadCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { send } from './send.ts';

export const upload: ShapePrinter<UploadCall> = (call) =>
  paragraphs(send(call, requestOf(call)), code`console.log(await response.json());`);
