import { lines } from '@hubkit/code';
import type { UploadCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { curl, readFiles } from './curl.ts';

export const upload: ShapePrinter<UploadCall> = (call) => lines(readFiles(call), curl(call, requestOf(call)));
