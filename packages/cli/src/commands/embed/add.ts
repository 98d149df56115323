import { createHash } from 'node:crypto';
import { defineCommand, words } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { connect } from '../../connect/connect.ts';
import { routeOptions } from '../../connect/route-options.ts';
import { embedFiles, type TextFile } from '../../embed/embed-files.ts';
import { DEFAULT_STORE, storeOption } from '../../embed/embed-options.ts';
import { openEmbeddingStore } from '../../embed/embedding-store.ts';
import { findFiles } from '../../embed/find-files.ts';
import { note, print } from '../../io/print.ts';
import { readBytes } from '../../io/read-input.ts';
import { openStatusLine } from '../../io/status-line.ts';

export const add = defineCommand({
  name: 'add',
  summary: 'embed the text files of folders',
  details:
    'Files are split into pieces of some paragraphs. Files that have not changed since are skipped; those that are gone from a ' +
    'folder are removed. Files that are no text, hidden files and folders such as node_modules are left out.',
  arguments: { paths: words('path', 'folders and files') },
  options: { ...routeOptions, ...storeOption, json: flag('--json', 'print the counts as JSON') },
  examples: [
    { line: 'hubkit embed add docs notes.md', about: 'a folder and a file' },
    { line: 'hubkit embed add . --store ~/all.db --model BAAI/bge-m3', about: 'another file and another model' },
  ],
  async run(args, io) {
    if (args.paths.length === 0) throw new UsageError('No files given: name folders or files.');
    const { store: name = DEFAULT_STORE } = args;
    const names = await findFiles(args.paths, io);
    const store = await openEmbeddingStore(name, io, { isNew: true });
    try {
      const known = store.files();
      const model = args.model ?? store.model;
      if (store.model !== undefined && model !== store.model) {
        throw new UsageError(
          `${name} has vectors of ${store.model}; those of ${model} cannot be compared with them. Use another --store.`,
        );
      }
      const changed: TextFile[] = [];
      let skipped = 0;
      for (const file of names.filter((file) => !file.startsWith(name))) {
        const bytes = await readBytes(file, io);
        const text = textOf(bytes);
        const hash = createHash('sha256').update(bytes).digest('hex');
        if (text === undefined) skipped++;
        else if (known.get(file)?.hash !== hash) changed.push({ file, hash, text });
      }
      const gone = [...known.keys()].filter((file) => !names.includes(file) && isBelow(file, args.paths));
      if (changed.length > 0) await embed();
      for (const file of gone) store.remove(file);
      const unchanged = names.length - skipped - changed.length;
      const counts = { embedded: changed.length, unchanged, removed: gone.length, skipped };
      if (args.json) await print(io, `${JSON.stringify(counts)}\n`);
      else {
        const parts = Object.entries(counts).filter(([, count]) => count > 0);
        await note(
          io,
          `hubkit: ${parts.map(([what, count]) => `${count} ${what}`).join(', ') || 'no files'} in ${name}`,
        );
      }
      return EXIT.done;

      async function embed(): Promise<void> {
        const connection = await connect(
          { ...args, model: model || undefined },
          { task: 'feature-extraction', kind: 'embedding' },
          io,
        );
        const status = openStatusLine(io);
        try {
          await embedFiles(changed, store, connection, (done, all) =>
            status.show(`embedding ${done} of ${all} pieces`),
          );
        } finally {
          status.clear();
          await connection.close();
        }
      }
    } finally {
      store.close();
    }
  },
});

/** Decodes a text file; undefined for binary files. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isBelow(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => {
    const folder = path.replace(/^\.\/|\/+$/g, '');
    return folder === '.' || folder === '' || file === folder || file.startsWith(`${folder}/`);
  });
}
