import type { MediaOptions, OutputType } from '../contract/options.ts';
import type { CallContext } from '../transport/context.ts';
import type { WireRequest } from '../transport/wire-request.ts';
import type { PreparedCall } from './build-request.ts';

/** A call that is ready to be sent: its prepared form, with everything that its requests share. */
export interface StartedCall extends Omit<PreparedCall, 'request'> {
  readonly request: WireRequest;
  readonly context: CallContext;
  readonly options: MediaOptions<OutputType>;
}
