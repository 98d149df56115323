import type { CompileTag } from '../compile/compiler.ts';
import { pprint } from '../library/pprint.ts';
import { extensionTags } from '../parser/tags.ts';
import { Dict } from '../runtime/dict.ts';
import type { Value } from '../runtime/values.ts';
import type { Extension } from './extension.ts';

/** `{% debug %}`: prints the variables, filters and tests that the template can use. */
const compileDebug: CompileTag = (c, node) => {
  const { environment } = c;
  const names = (kind: 'filter' | 'test'): Value[] => [...new Set(environment.names(kind))].sort();
  return (f) => {
    f.rt.at = node;
    const known = new Dict([
      ['context', f.context.all()],
      ['filters', names('filter')],
      ['tests', names('test')],
    ]);
    f.out += pprint(f.rt, known);
    return 0;
  };
};

export const debug = (): Extension => ({
  tags: extensionTags.debug as Extension['tags'],
  compile: { type: 'Debug', tag: compileDebug },
});
