import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files of a project that do not belong into its repository. */
const IGNORED = ['node_modules/', 'dist/', '.next/', '.wrangler/', '*.tsbuildinfo', '.env*', '.dev.vars'];

/**
 * Copies the examples that are templates into `dist/templates` of the package `create-hubkit`, each with a `gitignore`: without its dot,
 * as npm leaves out of a package what such a file names. The JavaScript of the package has to be built.
 */
export async function writeProjectTemplates(folder, examples) {
  const { TEMPLATES } = await import(pathToFileURL(join(folder, 'dist/templates.js')));
  for (const { id } of TEMPLATES) {
    const target = join(folder, 'dist/templates', id);
    rmSync(target, { recursive: true, force: true });
    cpSync(join(examples, id), target, { recursive: true, filter: (path) => !/[/\\]node_modules$/.test(path) });
    const own = join(target, '.gitignore');
    const more = existsSync(own) ? readFileSync(own, 'utf8') : '';
    rmSync(own, { force: true });
    writeFileSync(join(target, 'gitignore'), `${IGNORED.join('\n')}\n${more}`);
  }
}
