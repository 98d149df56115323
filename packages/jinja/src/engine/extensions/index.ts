import type { CamelOptions } from '../options.ts';
import { extensionTags } from '../parser/tags.ts';
import type { Extension } from './extension.ts';

/** An extension that only adds tags. */
const plain = (name: string) => (): Extension => ({ tags: extensionTags[name] as Extension['tags'] });

/** Extensions by their names in the option `extensions`; `i18n` and `debug` are separate entries, passed as values. */
export const extensions: Readonly<Record<string, (options: CamelOptions) => Extension>> = {
  loopcontrols: plain('loopcontrols'),
  do: plain('do'),
  generation: plain('generation'),
};
