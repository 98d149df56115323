import type { Plugin } from 'vite';

/** The Latin letters of the typeface: those of every page. */
const LATIN = /(?:^|\/)inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Names the typeface in index.html. Otherwise the browser asks for it once the first words are laid out, and lays them out again when
 * it is there.
 */
export function preloadFont(): Plugin {
  return {
    name: 'workbench:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => LATIN.test(name));
        if (!file) throw new Error('The build has no file of the typeface that index.html could preload.');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
