import type { CamelOptions } from '../options.ts';
import { extensionTags } from '../parser/tags.ts';
import type { Extension } from './extension.ts';

/** An extension that only adds tags. */
const plain = (name: string) => (): Extension => ({ tags: extensionTags[name] as Extension['tags'] });

/** Extensions by the names that the option `extensions` takes; `i18n` and `debug` are entries of their own, passed as they are. */
export const extensions: Readonly<Record<string, (options: CamelOptions) => Extension>> = {
  loopcontrols: plain('loopcontrols'),
  do: plain('do'),
  generation: plain('generation'),
};
