export type { Input, Io, Output } from './io/io.ts';
export { main } from './main.ts';
