import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a peer in a separate process; `ask` sends a command and waits for the response. */
export function startPeer(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? `code ${code}`)));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await lines.next();
      if (done)
        throw new Error(`${command} ${args.join(' ')} ended (${await ended}) without an answer to ${question.op}`);
      return JSON.parse(value);
    },
    stop: () => child.stdin.end(),
  };
}
