import { summaryOf } from '../statistics.mjs';
import { startNode } from './process.mjs';

/** Nothing may be collected while it is counted: the young generation holds everything that the renders allocate. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512', '--max-old-space-size=3000'];
/** Bytes that the renders of a case may allocate together. */
const BUDGET = 150e6;

/** Bytes allocated per byte of output, the output itself left out, for the cases with 20 messages and more. */
export async function measureMemory(file, cases, names, right, isQuick) {
  const result = {};
  for (const name of names) {
    const peer = startNode(name, FLAGS);
    await peer.ask({ op: 'load', file });
    const perByte = [];
    for (const [index, { expected, ...item }] of cases.entries()) {
      if (!right[name][index] || item.messages < 20 || (isQuick && perByte.length > 2)) continue;
      const outputBytes = bytesOf(expected);
      const { bytes } = await peer.ask({ op: 'memory', case: item, budget: BUDGET });
      if (bytes !== null) perByte.push((bytes - outputBytes) / outputBytes);
    }
    peer.stop();
    result[name] = summaryOf(perByte);
  }
  return result;
}

/** V8 keeps a text in one byte a character if it can. */
const bytesOf = (text) => text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1);
