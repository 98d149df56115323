import type { CamelOptions } from '../options.ts';
import { extensionTags } from '../parser/tags.ts';
import { debug } from './debug.ts';
import type { Extension } from './extension.ts';
import { i18n } from './i18n.ts';

/** What has tags and nothing else. */
const plain = (name: string) => (): Extension => ({ tags: extensionTags[name] as Extension['tags'] });

/** Extensions by the names that the option `extensions` takes. */
export const extensions: Readonly<Record<string, (options: CamelOptions) => Extension>> = {
  loopcontrols: plain('loopcontrols'),
  do: plain('do'),
  generation: plain('generation'),
  debug,
  i18n,
};
