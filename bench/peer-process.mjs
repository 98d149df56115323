import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

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

/** Starts a program of Node that prints its address and ends with its input: `{ pid, origin, stop() }`. */
export async function startServer(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { pid: child.pid, origin: String(line).trim(), stop: () => child.stdin.end() };
}

/** Starts `response-server.mjs`. */
export const startResponses = () => startServer(fileURLToPath(new URL('response-server.mjs', import.meta.url)));

/** Runs in the process of a peer: replies to each command of `ask` with what `answer(command)` gives. */
export async function answerCommands(answer) {
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
}
