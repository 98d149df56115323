import type { Context, Hono } from 'hono';
import type { RequestPath } from '../contract/paths.ts';
import type { JobFault } from '../jobs/job.ts';
import type { NodeBindings } from './node-bindings.ts';

/** Bindings and variables of a request. */
export interface AppEnv {
  /** Present when served by Node: the sockets. */
  Bindings: Partial<NodeBindings>;
  Variables: {
    requestId: string;
    url: RequestPath;
    /** A body that was read before its handler, for recordings. */
    body?: Uint8Array<ArrayBuffer>;
    /** The length of a body that was sent without one; infinite past the limit. */
    bodyBytes?: number;
    /** The name of the fault in this response. */
    fault?: string;
    /** Reports a fault that takes over the connection to the exchange log. */
    reportFault?: (name: string) => void;
    /** The requested fault that did not strike, and the reason. */
    faultSkipped?: string;
    /** A fault of jobs that was selected for this request. */
    jobFault?: JobFault;
    /** True once a job was submitted or read in this request. */
    isAboutJob?: boolean;
    /** True for responses that are sent with gzip where the client accepts it. */
    isCompressed?: boolean;
  };
}

/** A Hono app of the emulator. */
export type App = Hono<AppEnv>;

/** The context of a request to the emulator. */
export type AppContext = Context<AppEnv>;
