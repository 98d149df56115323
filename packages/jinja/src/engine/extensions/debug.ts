import { pprint } from '../library/pprint.ts';
import type { LowerTag } from '../lower/lowering.ts';
import { extensionTags } from '../parser/tags.ts';
import { Dict } from '../runtime/dict.ts';
import type { Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { Extension } from './extension.ts';

/** `{% debug %}`: prints the variables, filters and tests that the template can use. */
const lowerDebug: LowerTag = ({ environment }, node) => {
  const names = (kind: 'filter' | 'test'): Value[] => [...new Set(environment.names(kind))].sort();
  const run = (frame: Frame): void => {
    frame.render.at = node;
    const known = new Dict([
      ['context', frame.context.all()],
      ['filters', names('filter')],
      ['tests', names('test')],
    ]);
    frame.out += pprint(frame.render, known);
  };
  return { type: 'Extension', start: node.start, end: node.end, values: [], run };
};

/** Creates the extension with the tag `{% debug %}`, which prints the variables, filters and tests in reach. */
export const debug = (): Extension => ({
  tags: extensionTags.debug as Extension['tags'],
  lower: { type: 'Debug', tag: lowerDebug },
});
