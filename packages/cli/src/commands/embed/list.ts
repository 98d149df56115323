import { defineCommand } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { DEFAULT_STORE, storeOption } from '../../embed/embed-options.ts';
import { openEmbeddingStore } from '../../embed/embedding-store.ts';
import { note, print } from '../../io/print.ts';
import { formatTable } from '../../listing/format-table.ts';

export const list = defineCommand({
  name: 'list',
  summary: 'list the embedded files',
  arguments: {},
  options: { ...storeOption, json: flag('--json', 'print JSON') },
  examples: [{ line: 'hubkit embed list', about: 'files with their number of pieces' }],
  async run({ store: name = DEFAULT_STORE, json: isJson }, io) {
    const store = await openEmbeddingStore(name, io);
    try {
      const files = [...store.files()].map(([file, { chunks }]) => ({ file, chunks }));
      if (isJson) await print(io, `${JSON.stringify({ model: store.model, files })}\n`);
      else {
        await note(io, `hubkit: ${files.length} files, model ${store.model ?? 'not chosen yet'}`);
        await print(
          io,
          formatTable(
            files.map(({ file, chunks }) => [String(chunks).padStart(5), file]),
            io.stdout.columns,
          ),
        );
      }
      return EXIT.done;
    } finally {
      store.close();
    }
  },
});
