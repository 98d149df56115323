import { join } from 'node:path';
import type { FoundPython, PythonRender } from '../../src/host-config/host-config.ts';
import { createLocalRoutes, readText } from '../own-requests.ts';
import { RENDER_SCRIPT } from './render-script.ts';
import { runPython } from './run-python.ts';

/** Path of the routes for the Python of this machine. */
const PYTHON_PREFIX = '/python';
/** Largest request, in bytes. */
const MAX_REQUEST_BYTES = 4_000_000;
/** Processes at a time. */
const MAX_RUNS = 2;
/** Prints the versions, or ends with the error that Jinja2 is missing. */
const VERSIONS = `
import json, platform, sys, jinja2
json.dump({"python": platform.python_version(), "jinja": jinja2.__version__}, sys.stdout)
`;

/**
 * Renders templates with the Python of this machine, in a sandbox of Jinja2 with limits on time and memory.
 *
 * @param named The Python to use; by default one that is found.
 */
export function servePython(named?: string) {
  const app = createLocalRoutes(PYTHON_PREFIX, 'the Python of its host');
  let found: Promise<PythonCommand | undefined> | undefined;
  let runs = 0;
  /** One that is missing is looked for again: it may have been installed meanwhile. */
  const python = async () => {
    found ??= findPython(named);
    const command = await found;
    if (!command) found = undefined;
    return command;
  };

  app.get(`${PYTHON_PREFIX}/found`, async (c) => {
    const command = await python();
    const versions = command ? { python: command.python, jinja: command.jinja } : null;
    return c.json(versions, 200, { 'cache-control': 'no-store' });
  });
  app.post(`${PYTHON_PREFIX}/render`, async (c) => {
    // A form of another site could send no JSON without asking first.
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ error: { message: 'Expected a body of the type application/json.' } }, 415);
    const body = await readText(c.req, MAX_REQUEST_BYTES);
    if (body === undefined) return c.json({ error: { message: 'The template and its values are too large.' } }, 413);
    const request = readRequest(body);
    if (!request) return c.json({ error: { message: 'Expected "source", "context" and "tokens".' } }, 400);
    const command = await python();
    if (!command) return c.json({ error: { message: 'There is no Python with Jinja2 on this machine.' } }, 404);
    if (runs >= MAX_RUNS) return c.json({ error: { message: 'Other renders are running: try again.' } }, 503);
    runs += 1;
    try {
      const outcome = await runPython(command.command, RENDER_SCRIPT, JSON.stringify(request));
      if (outcome.state === 'done') return c.json(JSON.parse(outcome.output) as PythonRender);
      const message =
        outcome.state === 'stopped'
          ? 'Stopped: the render took too long.'
          : `Python ended without a result${outcome.state === 'failed' ? `: ${outcome.reason}` : ''}.`;
      return c.json({ ok: false, type: '', message, line: 0 } satisfies PythonRender);
    } finally {
      runs -= 1;
    }
  });
  return app;
}

function readRequest(body: string) {
  try {
    const { source, context, tokens } = Object(JSON.parse(body)) as Record<string, unknown>;
    if (typeof source !== 'string' || typeof context !== 'string') return undefined;
    return typeof tokens === 'object' && tokens !== null ? { source, context, tokens } : undefined;
  } catch {
    return undefined;
  }
}

/** A Python with Jinja2, and how it is started. */
interface PythonCommand extends FoundPython {
  readonly command: string;
}

/** Finds a Python that has Jinja2: the named one only, or that of the active environment, or one on the path. */
async function findPython(named?: string): Promise<PythonCommand | undefined> {
  for (const command of named === undefined ? usualCommands() : [named]) {
    const outcome = await runPython(command, VERSIONS, '');
    if (outcome.state === 'done') return { command, ...(JSON.parse(outcome.output) as FoundPython) };
  }
  return undefined;
}

function usualCommands(): readonly string[] {
  const active = process.env.VIRTUAL_ENV;
  const inside = process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python'];
  return [...(active ? [join(active, ...inside)] : []), 'python3', 'python'];
}
