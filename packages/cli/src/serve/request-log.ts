import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';

const channel = 'http.server.request.start';

interface Started {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Prints a line for every request that a server of this process has answered, until the returned function is called.
 * Node's own channel is read, because it also sees answers that their reader left before the end.
 */
export function logRequests(io: Io): () => void {
  const colors = colorsFor(io);
  const listener = (message: unknown) => {
    // The shape that Node documents for this channel.
    const { request, response } = message as Started;
    const start = io.now();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'left';
      const tint = status.startsWith('2') ? colors.green : status === 'left' ? colors.yellow : colors.red;
      const duration = `${Math.round(io.now() - start)} ms`;
      void note(io, `${tint(status.padEnd(4))} ${request.method} ${pathOf(request.url)} ${colors.dim(duration)}`);
    });
  };
  subscribe(channel, listener);
  return () => void unsubscribe(channel, listener);
}

/** The path, without what a terminal might take for a command. */
function pathOf(url = ''): string {
  return encodeURI(decodeLoosely(url.split('?')[0] ?? ''));
}

function decodeLoosely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
