/** A response whose headers have arrived. It has to be read to its end, or closed. */
export interface OpenResponse {
  readonly response: Response;
  /** Reads the next chunk of the body; undefined at its end. */
  read(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ends the first-content timeout; only the idle timeout remains. */
  markContentReceived(): void;
  /** Cancels the rest of the body. */
  close(): Promise<void>;
}
