import { defineCommand } from '../command-line/command.ts';
import { EXIT, InterruptError, UsageError } from '../command-line/errors.ts';
import { flag, number } from '../command-line/option.ts';
import { routeOptions } from '../connect/route-options.ts';
import { aborted } from '../io/aborted.ts';
import { note } from '../io/print.ts';
import { report } from '../listing/print-listing.ts';

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'offer tasks, models, code and templates to an assistant or editor',
  details:
    'A server of the Model Context Protocol, on standard input and output or, with --http, at an address of this machine. Its tools ' +
    'find tasks, models and libraries, write code that loads or calls a model, and render and check chat templates. They only read. ' +
    'With --run, the assistant may also run tasks with your key, which costs credit; the options below apply to these calls. Needs the ' +
    'package @modelcontextprotocol/server.',
  arguments: {},
  options: {
    http: flag('--http', 'serve at http://127.0.0.1:8765/mcp instead of standard input and output'),
    port: number('--port <number>', 'port of --http; 0 takes any free one (8765)', {
      min: 0,
      max: 65535,
      isInteger: true,
    }),
    run: flag('--run', 'let the assistant run tasks at your cost'),
    ...routeOptions,
  },
  examples: [
    { line: 'hubkit mcp', about: 'the command that an editor starts' },
    { line: 'hubkit mcp --run --timeout 60', about: 'the assistant may also call models' },
    { line: 'hubkit mcp --http', about: 'for clients that connect to an address' },
  ],
  async run({ http: isHttp, port, ...args }, io) {
    if (port !== undefined && !isHttp) throw new UsageError('--port needs --http.');
    const token = io.env.HUBKIT_MCP_TOKEN?.trim() || undefined;
    if (isHttp && args.run && token === undefined) {
      throw new UsageError(
        '--http with --run needs a secret in HUBKIT_MCP_TOKEN: every program on this machine could spend your credit.',
      );
    }
    const [{ mcpServers }, { mcpTools }] = await Promise.all([
      import('../mcp/create-mcp-server.ts'),
      import('../mcp/tools/tools.ts'),
    ]);
    const createServer = await mcpServers(await mcpTools(args, io), io);
    if (!isHttp) {
      if (io.stdin.isTTY === true) {
        await note(
          io,
          'hubkit: waiting for messages on standard input; an assistant starts this command, as its settings say',
        );
      }
      const { serveStdio } = await import('../mcp/serve-stdio.ts');
      await serveStdio(createServer, io);
      return EXIT.done;
    }
    const { serveHttp } = await import('../mcp/serve-http.ts');
    const server = await serveHttp(createServer, { port: port ?? 8765, token });
    try {
      const url = `${server.url}/mcp`;
      await report(io, args.json, { url }, `the Model Context Protocol is at ${url}`);
      await aborted(io.signal);
    } finally {
      await server.close();
    }
    // Ctrl-C is the normal way to end this command.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});
