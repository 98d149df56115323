import { jsonrepair } from 'jsonrepair';
import { nodeBuiltin } from '../../../binary/node-builtins.ts';

/** Longest text that is repaired, in characters. */
const LONGEST = 2 ** 20;

/** Longest text that is repaired where nothing can stop the work: in browsers, and on platforms without Node's `vm`. */
const LONGEST_WITHOUT_VM = 2 ** 14;

/** Time that a repair may block the process, in ms: 200, and 200 per million characters. */
const timeoutMs = ({ length }: string) => Math.ceil(200 + length / 5000);

/** The part of `node:vm` that is used. */
interface Vm {
  runInNewContext(code: string, globals: object, options: { readonly timeout: number }): unknown;
}

/**
 * Mends JSON; drops what some models write around it. Text comes from a model, and a few kilobytes of quotes keep the library
 * busy for seconds, so the length is limited, and on Node the time. Throws an Error with the limit.
 */
export function repairJson(text: string): string {
  const spoken = text.replace(/^[\s\S]*<\/think>/, '');
  const fenced = /```(?:json)?\s*\n([\s\S]*?)(?:```|$)/.exec(spoken)?.[1] ?? spoken;
  const broken = fenced.slice(Math.max(0, fenced.search(/[[{]/)));
  const vm = nodeBuiltin<Vm>('node:vm');
  const longest = vm ? LONGEST : LONGEST_WITHOUT_VM;
  if (broken.length > longest) {
    throw new Error(`The text has ${broken.length} characters; up to ${longest} are repaired here.`);
  }
  if (!vm) return jsonrepair(broken);
  // Not for isolation: it is the only way to end a function that does not return.
  const timeout = timeoutMs(broken);
  try {
    return String(vm.runInNewContext('jsonrepair(broken)', { jsonrepair, broken }, { timeout }));
  } catch (error) {
    const isLate = (error as { readonly code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new Error(`It took longer than ${timeout} ms.`, { cause: error }) : error;
  }
}
