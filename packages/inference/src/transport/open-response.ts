/** A chunk of a body: `Uint8Array<ArrayBuffer>`, in words that TypeScript 5.4 reads, where that type takes no argument. */
export type Bytes = ReturnType<Uint8Array['slice']>;

/** A response whose headers have arrived. It has to be read to its end, or closed. */
export interface OpenResponse {
  readonly response: Response;
  /** True for a response that leads to another address. Browsers hide the status of those that are followed by hand. */
  readonly isRedirect: boolean;
  /** Reads the next chunk of the body; undefined at its end. */
  read(): Promise<Bytes | undefined>;
  /** Reads the whole body as the chunks in which it arrived. */
  readAll(maxBytes: number): Promise<Bytes[]>;
  /** Ends the first-content timeout; only the idle timeout remains. */
  markContentReceived(): void;
  /**
   * Lets an abort or a timeout end each read from here on, not the attempt: for streams, and for readers that clean up after
   * themselves. Throws the reason of an abort that came before.
   */
  detach(): void;
  /** Cancels the rest of the body. */
  close(): Promise<void>;
}

/** A request, until its response is open. */
export interface SentRequest extends OpenResponse {
  /** Sends the request; `accept` takes the response. */
  fetch(): Promise<Response>;
  /** Takes the response whose headers have arrived. */
  accept(response: Response): void;
  /** Stops the request and returns the error for anything thrown by fetch or a read. */
  failure(thrown: unknown): unknown;
}
