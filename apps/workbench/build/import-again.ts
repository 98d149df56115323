import type { Plugin } from 'vite';

/** A late import of a file beside the importing one, as the bundler writes it. */
const LATE_IMPORT = /\bimport\(`\.\/([\w.-]+\.js)`\)/g;

/** The file that every page loads first. */
const FIRST = /^assets\/shell-/;

/**
 * Imports a file and, where that failed before, imports it under another address: a browser keeps the failure of an address for as long
 * as the page is open. Later imports take the address that worked, as another one would be a second copy of the module.
 */
const IMPORT_AGAIN =
  'var late={};globalThis.importLate=e=>import(late[e]||e).catch(t=>{throw late[e]=e+`?`+Date.now(),t});';

/** Makes every late import of the page one that can succeed after it failed, such as by a Retry button once the host is back. */
export function importAgain(): Plugin {
  return {
    name: 'workbench:import-again',
    apply: 'build',
    // Names of files that stand for another content than before.
    augmentChunkHash: () => IMPORT_AGAIN,
    generateBundle: {
      // Vite looks for imports in what it writes, too.
      order: 'post',
      handler(_options, bundle) {
        const firsts = Object.values(bundle).filter((file) => file.type === 'chunk' && FIRST.test(file.fileName));
        if (firsts.length !== 1) this.error(`The build has ${firsts.length} files of the shell, not one.`);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const code = chunk.code.replace(LATE_IMPORT, (whole, file) =>
            `assets/${file}` in bundle ? `importLate(\`./${file}\`)` : whole,
          );
          chunk.code = FIRST.test(chunk.fileName) ? IMPORT_AGAIN + code : code;
        }
      },
    },
  };
}
