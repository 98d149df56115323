import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** A peer in a process of its own; `ask` sends a command and waits for its answer. */
export function startPeer(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${command} ${args.join(' ')} ended without an answer to ${question.op}`);
      return JSON.parse(value);
    },
    stop: () => child.stdin.end(),
  };
}

/** A JavaScript peer. */
export const startNode = (name, flags = []) => startPeer(process.execPath, [...flags, file('worker.mjs'), name]);

/** Jinja2 in Python. */
export const startPython = (python) => startPeer(python, [file('peers/python-jinja2.py')]);
