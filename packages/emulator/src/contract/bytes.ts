/** Bytes that are not shared between threads. Its definition compiles where `Uint8Array` has no type argument, before TypeScript 5.7. */
export type Bytes = ReturnType<Uint8Array['slice']>;
