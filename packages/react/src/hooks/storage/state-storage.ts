/** A place that keeps the state of hooks over reloads. Values are plain data. Methods may be synchronous or return promises. */
export interface StateStorage {
  /** Returns the stored value, or undefined. */
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => unknown;
  readonly remove: (key: string) => unknown;
}
