export { NO_MESSAGE, Trace } from '../trace/trace.ts';
