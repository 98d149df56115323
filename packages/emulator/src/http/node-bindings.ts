import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The sockets of a request that Node serves. Written here because this type is part of our declarations, and those of Hono need
 * TypeScript 5.7.
 */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}
