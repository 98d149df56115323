import type { Plugin, Rolldown } from 'vite';

/** Modules of what one address of a route shows, by the name that stands in the address. */
const CONTENT = [
  ['/docs/$', /^\0virtual:docs\/page\/(.+)$/],
  ['/tasks/$task', /\/catalog\/src\/tasks\/([\w-]+)\/page\.ts$/],
  ['/tasks/$task/try', /\/catalog\/src\/tasks\/([\w-]+)\/page\.ts$/],
] as const;

/**
 * Lists the files of each page beside the shell, by its address or the pattern of its route, for the host to name them in index.html.
 * Without it the browser learns of them once the shell has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'workbench:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = filesOf(
          chunks.filter(({ isEntry }) => isEntry),
          bundle,
        );
        const list = (modules: readonly string[]) => {
          const wanted = chunks.filter(({ facadeModuleId, moduleIds }) =>
            modules.some((id) => id === facadeModuleId || moduleIds.includes(id)),
          );
          return [...filesOf(wanted, bundle)].filter((file) => !first.has(file)).map((file) => `/${file}`);
        };
        const routes = [...this.getModuleIds()].filter((id) => /\/src\/features\/[\w-]+\/route\.tsx$/.test(id));
        const files: Record<string, readonly string[]> = {};
        for (const id of routes) {
          const info = this.getModuleInfo(id);
          for (const [path, modules] of readRoutes(info?.code ?? '', info?.dynamicallyImportedIds ?? []))
            files[path] = list(modules);
        }
        if (Object.keys(files).length < routes.length) this.error('A route.tsx has no path that names its page.');
        for (const id of chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []))
          for (const [route, pattern] of CONTENT) {
            const name = pattern.exec(id)?.[1];
            const ofRoute = files[route];
            if (!ofRoute) this.error(`No route has the path ${route}.`);
            if (name) files[route.replace(/\$\w*/, name)] = [...new Set([...ofRoute, ...list([id])])];
          }
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files) });
      },
    },
  };
}

/** The routes of a compiled route.tsx: the path of each, and the modules that it imports late. */
function readRoutes(code: string, imported: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return code.split('createRoute(').flatMap((part) => {
    const path = /\bpath: ["'`]([^"'`]+)/.exec(part)?.[1];
    const names = [...part.matchAll(/\bimport\(["'`][./]*([^"'`]+)/g)].flatMap(([, name]) => name ?? []);
    const modules = imported.filter((id) => names.some((name) => id.endsWith(`/${name}`)));
    return path && modules.length > 0 ? [[path, modules] as const] : [];
  });
}

/** Files of chunks and of all that they import at once. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    chunk.imports.forEach(add);
  };
  for (const { fileName } of chunks) add(fileName);
  return files;
}
