import { spawn } from 'node:child_process';
import type { JsonSchema, Tool } from '@hubkit/inference';
import { UsageError } from '../../command-line/errors.ts';
import { describeReason } from '../../io/file-error.ts';
import type { Io } from '../../io/io.ts';
import { readStoredKeys } from '../../settings/stored-keys.ts';

/** Longest output of a command that a model reads, in bytes. */
const MAX_OUTPUT = 256 * 1024;

/** Makes a tool of a description: a command that gets the arguments as JSON on standard input, and prints the result. */
export function commandTool(value: unknown, file: string, io: Io): Tool {
  const { name, description, parameters, command, needsApproval } = {
    ...(value as Readonly<Record<string, unknown>> | null),
  };
  const wrong = (what: string) => new UsageError(`--tool: in ${file}, ${what}.`);
  if (typeof name !== 'string') throw wrong('a tool has no `name`');
  if (description !== undefined && typeof description !== 'string')
    throw wrong(`\`description\` of ${name} is no text`);
  if (!isWords(command)) {
    throw wrong(`\`command\` of ${name} is not a list of words such as ["python3", "weather.py"]`);
  }
  if (parameters !== undefined && (typeof parameters !== 'object' || parameters === null)) {
    throw wrong(`\`parameters\` of ${name} is no JSON Schema`);
  }
  if (needsApproval !== undefined && typeof needsApproval !== 'boolean')
    throw wrong(`\`needsApproval\` of ${name} is neither true nor false`);
  return {
    name,
    ...(needsApproval && { needsApproval }),
    ...(description !== undefined && { description }),
    ...(parameters !== undefined && { parameters: parameters as JsonSchema }),
    run: (args, { signal }) => runCommand(command, `${JSON.stringify(args)}\n`, signal, io),
  };
}

function runCommand([program, ...words]: Words, input: string, signal: AbortSignal, io: Io): Promise<string> {
  // The hub token may come from `hubkit login`: the command did not have it before.
  const { HF_TOKEN: _, ...own } = io.env;
  const stored = readStoredKeys(own);
  const env = Object.fromEntries(Object.entries(own).filter(([name, value]) => stored[name] !== value));
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: io.cwd, env, signal, stdio: 'pipe' });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_OUTPUT) child.kill();
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => void errors.push(chunk));
    child.on('error', (cause) => reject(new Error(`cannot run ${program}: ${describeReason(cause)}`, { cause })));
    child.on('close', (code, killed) => {
      if (length > MAX_OUTPUT) reject(new Error(`${program} printed more than ${MAX_OUTPUT} bytes`));
      else if (code === 0) resolve(Buffer.concat(output).toString());
      else
        reject(
          new Error(`${program} ended with ${code ?? killed}: ${Buffer.concat(errors).toString().trim().slice(-500)}`),
        );
    });
    // A command that reads no input closes the pipe early.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

type Words = readonly [string, ...string[]];

function isWords(value: unknown): value is Words {
  return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');
}
