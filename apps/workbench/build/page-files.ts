import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGE_FILES, type PageFiles } from '../server/page-files.ts';

/** A route with a lazy page: `path: '/tasks'` and, further on, `import('./tasks-page.tsx')`. */
const ROUTE = /path:\s*'([^']+)'(?:(?!path:)[\s\S])*?import\('\.\/([^']+)'\)/g;

/** Writes which scripts each page needs beside those of index.html, so that the host can name them in the first response. */
export function pageFiles(): Plugin {
  let features = '';
  return {
    name: 'hubkit-page-files',
    apply: 'build',
    configResolved({ root }) {
      features = join(root, 'src/features');
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const behind = (names: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
        for (const name of names) {
          if (known.has(name)) continue;
          known.add(name);
          behind(chunks.find(({ fileName }) => fileName === name)?.imports ?? [], known);
        }
        return known;
      };
      const first = behind(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      const pages: PageFiles = routesIn(features).map(({ path, module }) => {
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
        if (!page) throw new Error(`${module}, the page at ${path}, has no file of its own in the build.`);
        return {
          path,
          files: [...behind([page.fileName])].filter((name) => !first.has(name)).map((name) => `/${name}`),
        };
      });
      this.emitFile({ type: 'asset', fileName: PAGE_FILES.slice(1), source: JSON.stringify(pages) });
    },
  };
}

/** The routes of the features with the modules of their pages. */
function routesIn(features: string): readonly { readonly path: string; readonly module: string }[] {
  return readdirSync(features).flatMap((feature) => {
    const folder = join(features, feature);
    const found = readFileSync(join(folder, 'route.tsx'), 'utf8').matchAll(ROUTE);
    return [...found].map(([, path = '', page = '']) => ({ path, module: join(folder, page) }));
  });
}
