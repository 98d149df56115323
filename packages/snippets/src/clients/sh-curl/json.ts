import type { JsonCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { curl } from './curl.ts';

/** The command prints the response as it is. */
export const json: ShapePrinter<JsonCall> = (call) => curl(call, requestOf(call));
