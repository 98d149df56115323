import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a module for the browser, from the built packages as users get them. */
export async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    minify: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** A file that a test serves. */
export interface ServedFile {
  readonly type: 'text/html' | 'text/javascript' | 'text/css' | 'text/plain';
  readonly text: string;
}

/** A server for the pages of a test. */
export interface PageServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves files under a Content-Security-Policy, on a free port of this machine. */
export async function servePages(files: () => Record<string, ServedFile>, policy: () => string): Promise<PageServer> {
  const server = createServer((request, response) => {
    const file = files()[request.url ?? ''];
    response.writeHead(file ? 200 : 404, {
      'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
      'content-security-policy': policy(),
    });
    response.end(file?.text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads a style sheet with its imports, as a bundler would combine them. */
export function readStyles(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/@import "([^"]+)";/g, (_all, path: string) =>
    readStyles(join(dirname(file), path)),
  );
}
