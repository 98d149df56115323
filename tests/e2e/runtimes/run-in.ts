import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TIMEOUT_MS } from '../timeout.ts';
import { root } from '../workspace.ts';

const execute = promisify(execFile);

/** Folder with the runtimes that npm installs. */
export const home = join(root, '.cache/runtimes');

/** Runs the code of a smoke test and resolves with the argument of its call to the global `report`. */
export type RunCode = (code: string) => Promise<string>;

/** A program that runs a file of JavaScript. */
export function inProgram(program: string, args: readonly string[]): RunCode {
  return (code) =>
    inFolder(async (folder) => {
      const file = join(folder, 'smoke.js');
      writeFileSync(file, `globalThis.report = console.log;\n${code}`);
      return (await execute(program, [...args, file], { cwd: folder, timeout: TIMEOUT_MS })).stdout;
    });
}

/** The runtime of Cloudflare Workers. Its test runner needs no port. */
export function inWorkerd(program: string): RunCode {
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .smoke)]);
const smoke :Workerd.Worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01");
`;
  return (code) =>
    inFolder(async (folder) => {
      // Only a handler may wait: the code runs within one.
      const body = `globalThis.report = report;\n${code}\n`;
      const worker = `export default { async test() {\nconsole.log('OUTCOME ' + await new Promise((report) => {\n${body}}));\n} };`;
      writeFileSync(join(folder, 'worker.js'), worker);
      writeFileSync(join(folder, 'config.capnp'), config);
      const { stdout, stderr } = await execute(program, ['test', join(folder, 'config.capnp')], {
        timeout: TIMEOUT_MS,
      });
      return /^OUTCOME (.*)$/m.exec(`${stdout}\n${stderr}`)?.[1] ?? stderr;
    });
}

/** The edge runtime of Vercel, in this process. */
export async function inEdgeRuntime(code: string): Promise<string> {
  const { EdgeVM } = await import(createRequire(join(home, 'package.json')).resolve('@edge-runtime/vm'));
  const vm = new EdgeVM();
  return new Promise<string>((report) => {
    vm.context.report = report;
    vm.evaluate(code);
  });
}

/** A browser that opens the address at the end of its arguments. `{folder}` in an argument is an empty folder for its profile. */
export function inBrowser(program: string, args: readonly string[]): RunCode {
  return (code) =>
    inFolder(async (folder) => {
      let report: (outcome: string) => void = () => {};
      const outcome = new Promise<string>((resolve) => {
        report = resolve;
      });
      const page = `<!doctype html><script>globalThis.report = (body) => fetch('/outcome', { method: 'POST', body });
addEventListener('error', ({ message }) => report(message));</script><script src="/smoke.js"></script>`;
      const server = createServer(async (request, response) => {
        if (request.method === 'POST') report((await request.toArray()).join(''));
        response.setHeader('content-type', request.url === '/smoke.js' ? 'text/javascript' : 'text/html');
        response.end(request.method === 'POST' ? '' : request.url === '/smoke.js' ? code : page);
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const given = args.map((arg) => arg.replace('{folder}', folder));
      const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder };
      // Detached, so that the children of a wrapper such as xvfb-run can be ended with it.
      const child = spawn(program, [...given, url], { stdio: 'ignore', env, detached: true });
      const deadline = setTimeout(() => report(`${program} reported nothing in ${TIMEOUT_MS} ms`), TIMEOUT_MS);
      try {
        return await outcome;
      } finally {
        clearTimeout(deadline);
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        server.closeAllConnections();
        server.close();
      }
    });
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-runtime-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
