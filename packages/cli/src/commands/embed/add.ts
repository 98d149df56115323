import { resolve } from 'node:path';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, text } from '../../command-line/option.ts';
import type { ConnectionFlags } from '../../connect/connect.ts';
import { routeOptions } from '../../connect/route-options.ts';
import { embedFiles, type TextFile } from '../../embed/embed-files.ts';
import { DEFAULT_STORE, storeOption } from '../../embed/embed-options.ts';
import { type EmbeddingStore, openEmbeddingStore } from '../../embed/embedding-store.ts';
import { findChanges, findFiles, pipedName } from '../../embed/find-changes.ts';
import type { Io } from '../../io/io.ts';
import { note, print } from '../../io/print.ts';
import { readStdin } from '../../io/read-input.ts';
import { openStatusLine } from '../../io/status-line.ts';

export const add = defineCommand({
  name: 'add',
  summary: 'embed the text files of folders',
  details:
    'Files are split into pieces of some paragraphs. Files that have not changed since are skipped; those that are gone from a ' +
    'folder are removed. Files that are no text, hidden files and folders such as node_modules are left out. With -, standard input is one text, ' +
    'which search shows as <stdin>, or by its --name.',
  arguments: { paths: words('path', 'folders and files, - for standard input') },
  options: {
    ...routeOptions,
    ...storeOption,
    name: text('--name <name>', 'name of the text from standard input (default stdin)'),
    json: flag('--json', 'print the counts as JSON'),
  },
  examples: [
    { line: 'hubkit embed add docs notes.md', about: 'a folder and a file' },
    { line: 'hubkit embed add . --store ~/all.db --model BAAI/bge-m3', about: 'another file and another model' },
    { line: 'git log -n 500 | hubkit embed add - --name log', about: 'what another program prints' },
  ],
  async run(args, io) {
    if (args.paths.length === 0)
      throw new UsageError('No files given: name folders or files, or - for standard input.');
    if (args.name !== undefined && !args.paths.includes('-')) {
      throw new UsageError('--name is for standard input: hubkit embed add - --name notes.');
    }
    const { paths, store: name = DEFAULT_STORE } = args;
    const ofStore = [name, `${name}-wal`, `${name}-shm`].map((file) => resolve(io.cwd, file));
    const found = await findFiles(
      paths.filter((path) => path !== '-'),
      io,
    );
    const names = found.filter((file) => !ofStore.includes(resolve(io.cwd, file)));
    const piped = paths.includes('-') ? [{ file: pipedName(args.name), bytes: await readPiped(io) }] : [];
    const store = await openEmbeddingStore(name, io, { isNew: true });
    try {
      const model = args.model ?? store.model;
      if (store.model !== undefined && model !== store.model) {
        throw new UsageError(
          `${name} has vectors of ${store.model}; those of ${model} cannot be compared with them. Use another --store.`,
        );
      }
      const { changed, gone, unchanged, skipped } = await findChanges({ names, paths, piped }, store.files(), io);
      if (changed.length > 0) await embedChanged(changed, store, { ...args, model: model || undefined }, io);
      for (const file of gone) store.remove(file);
      await report({ embedded: changed.length, unchanged, removed: gone.length, skipped }, name, args.json, io);
      return EXIT.done;
    } finally {
      store.close();
    }
  },
});

async function readPiped(io: Io): Promise<Uint8Array> {
  const bytes = await readStdin(io);
  if (/\S/.test(Buffer.from(bytes).toString())) return bytes;
  throw new UsageError('There is no text on standard input. Pipe it in: `cat notes.md | hubkit embed add -`.');
}

async function embedChanged(
  files: readonly TextFile[],
  store: EmbeddingStore,
  flags: ConnectionFlags,
  io: Io,
): Promise<void> {
  const { connect } = await import('../../connect/connect.ts');
  const connection = await connect(flags, { task: 'feature-extraction', kind: 'embedding' }, io);
  const status = openStatusLine(io);
  try {
    await embedFiles(files, store, connection, (done, all) => status.show(`embedding ${done} of ${all} pieces`));
  } finally {
    status.clear();
    await connection.close();
  }
}

async function report(counts: Readonly<Record<string, number>>, store: string, isJson: boolean, io: Io): Promise<void> {
  if (isJson) return print(io, `${JSON.stringify(counts)}\n`);
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  await note(io, `hubkit: ${parts.map(([what, count]) => `${count} ${what}`).join(', ') || 'no files'} in ${store}`);
}
