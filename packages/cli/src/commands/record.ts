import { defineCommand, required } from '../command-line/command.ts';
import { EXIT, InterruptError } from '../command-line/errors.ts';
import { number, text } from '../command-line/option.ts';
import { aborted } from '../io/aborted.ts';
import { colorsFor } from '../io/colors.ts';
import { note, print } from '../io/print.ts';

export const record = defineCommand({
  name: 'record',
  summary: 'record calls to real services, for replay in tests',
  details:
    'Serves the paths of the emulator on this machine and passes requests on to the real services: give its URLs to a program in ' +
    'any language. Each exchange becomes a file without keys and cookies, readable only by you. ' +
    '`hubkit emulator --recordings <folder>` replays them. Ctrl-C stops it.',
  arguments: { folder: required('folder', 'where the exchanges are written') },
  options: {
    to: text('--to <url>', 'pass all requests to this server, such as http://localhost:8000'),
    port: number('--port <number>', 'port to listen on; 0 takes any free one', { min: 0, max: 65535, isInteger: true }),
  },
  examples: [
    { line: 'hubkit record tapes --port 8080', about: 'then: OPENAI_BASE_URL=http://127.0.0.1:8080/router/v1' },
    { line: 'hubkit record tapes --to http://localhost:11434', about: 'a server of your own' },
  ],
  async run({ folder, to, port = 0, json: isJson }, io) {
    const [{ recordTo }, { forwarder }, { makeRecordFolder }, { serveLocally }] = await Promise.all([
      import('@hubkit/inference/node'),
      import('../record/forward.ts'),
      import('../record/make-record-folder.ts'),
      import('../io/serve-locally.ts'),
    ]);
    const path = await makeRecordFolder(folder, io);
    const { dim } = colorsFor(io);
    const fetch = recordTo(path, { fetch: io.fetch });
    const forward = forwarder(fetch, to);
    const recorder = await serveLocally(port, async (request) => {
      const response = await forward(request);
      await note(io, dim(`${request.method} ${new URL(request.url).pathname} ${response.status}`));
      return response;
    });
    try {
      const base = recorder.url;
      const lines =
        to === undefined
          ? [`Router: ${base}/router/v1`, `Hub: ${base}/hub`, `A provider: ${base}/providers/<id>`]
          : [`${base} → ${to}`];
      await print(io, isJson ? `${JSON.stringify({ url: base, folder, to })}\n` : `${lines.join('\n')}\n`);
      await note(io, `hubkit: recording to ${folder}; Ctrl-C stops`);
      await aborted(io.signal);
    } finally {
      await recorder.close();
      await fetch.written();
    }
    // Ctrl-C is the normal way to end this command.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});
