import type { CallEvent, CallOptions, JobReport } from '@hubkit/inference';
import { readMessage } from '../command-line/errors.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert, note } from '../io/print.ts';
import type { StatusLine } from '../io/status-line.ts';

/** Options for requests, common to the commands that call a model. */
export interface CallFlags {
  /** In seconds, for the whole call. */
  readonly timeout?: number | undefined;
  readonly retries?: number | undefined;
  readonly billTo?: string | undefined;
}

/** The client's options for calls of the command line: retries, switches of provider and progress are shown on standard error. */
export function callOptions({ timeout, retries, billTo }: CallFlags, status: StatusLine, io: Io): CallOptions {
  return {
    fetch: io.fetch,
    signal: io.signal,
    ...(billTo === undefined ? {} : { billTo }),
    ...(timeout === undefined ? {} : { timeouts: { totalMs: timeout * 1000, jobMs: timeout * 1000 } }),
    ...(retries === undefined ? {} : { retry: retries === 0 ? false : { attempts: retries + 1 } }),
    onEvent: (event) => {
      const text = describeEvent(event);
      if (text === undefined) return;
      status.clear();
      void note(io, colorsFor(io).dim(`hubkit: ${inert(text)}`));
    },
    onProgress: (report) => {
      const text = describeProgress(report);
      if (text !== '') status.show(text);
    },
  };
}

function describeEvent(event: CallEvent): string | undefined {
  switch (event.type) {
    case 'retry':
      return `retrying in ${seconds(event.delayMs)}: ${readMessage(event.error)}`;
    case 'failover':
      return `${event.provider} is left out (${event.reason}), trying the next provider`;
    case 'warning':
      return event.message;
    default:
      return undefined;
  }
}

function describeProgress({ status, queuePosition, fraction, message }: JobReport): string {
  const state = status?.toLowerCase().replaceAll('_', ' ');
  const parts = [
    // The position says it, too.
    queuePosition !== undefined && state?.includes('queue') ? undefined : state,
    queuePosition === undefined ? undefined : `position ${queuePosition} in the queue`,
    fraction === undefined ? undefined : `${Math.round(fraction * 100)} %`,
    message,
  ];
  return inert(parts.filter((part) => part !== undefined && part !== '').join(' · '));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
