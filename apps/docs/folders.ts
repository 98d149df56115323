import { fileURLToPath } from 'node:url';
import root from '../../package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The root of the repository. */
export const ROOT = here('../../');
/** The pages that VitePress reads, as the build wrote them. */
export const PAGES = here('.generated/');
/** Default folder of the built site. */
export const SITE = here('dist/');
export const REPOSITORY = 'https://github.com/hubkit/hubkit';
/** The version of the packages, whose pages a site shows. */
export const VERSION = root.version;
