import type { CallOptions, InferenceClient } from '@hubkit/inference';
import type { Incoming } from '../contract/exchange.ts';
import type { LimitStore, Limits } from '../contract/limits.ts';
import type { GatewayOptions } from '../contract/options.ts';
import type { UsageRecord } from '../contract/usage.ts';
import type { GatewayUser } from '../contract/user.ts';
import type { JobHandles } from '../handles/job-handles.ts';
import type { SetBounds } from '../http/bounds.ts';
import type { Offer } from '../models/resolve-model.ts';
import type { KeptStreams } from '../streams/kept-stream.ts';
import type { ChatForms } from './adapt-chat.ts';

/** The parts of a gateway that its routes share. */
export interface GatewayContext {
  readonly client: InferenceClient;
  readonly offer: Offer;
  readonly bounds: SetBounds;
  /** Names of parameters that are passed on beside those that the gateway knows. */
  readonly parameters: ReadonlySet<string>;
  readonly store: LimitStore;
  readonly userLimits: Limits;
  readonly allLimits: Limits | undefined;
  /** Forms of chats, learned from refusals. */
  readonly chatForms: ChatForms;
  readonly callOptions: CallOptions;
  readonly handles: JobHandles;
  /** Undefined if no streams are kept. */
  readonly streams: KeptStreams | undefined;
  /** Undefined if there are none. */
  readonly hooks: Pick<GatewayOptions, 'onRequest' | 'onAnswer'> | undefined;
  readonly onUsage: ((usage: UsageRecord) => unknown) | undefined;
  readonly onError: (error: unknown, requestId: string) => void;
}

/** A request whose user is known, on its way through a route. */
export interface RequestContext {
  readonly parts: GatewayContext;
  readonly incoming: Incoming;
  readonly user: GatewayUser;
  readonly requestId: string;
  /** The rest of the path after that of the route, decoded. */
  readonly rest: string;
}
