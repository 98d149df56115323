import type { Plugin } from 'vite';

/** Imports of code whose caller has a Retry: that of an answer in a chat. */
const RETRIED = /import\(([`'"])(\.\/stream-answer-[\w-]+\.js)\1\)/g;

/**
 * Imports code once more under another address where it cannot be loaded. A browser keeps the failure of an import for as long as the
 * page is open, and a Retry would get it again after the host is back.
 */
export function importAgain(): Plugin {
  return {
    name: 'workbench:import-again',
    apply: 'build',
    generateBundle: {
      // Vite looks for imports in what it writes, too.
      order: 'post',
      handler(_options, bundle) {
        let found = 0;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const code = chunk.code.replace(RETRIED, (first, _quote, path) => {
            found += 1;
            return `${first}.catch(()=>import(\`${path}?\${Date.now()}\`))`;
          });
          if (code !== chunk.code) chunk.code = code;
        }
        if (found === 0) this.error('The build has no import of the code of an answer that Retry could repeat.');
      },
    },
  };
}
