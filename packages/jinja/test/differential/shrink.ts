import { splitObject } from '../corpora/split-object.ts';
import type { Question } from './oracle.ts';

/** Checks for each simpler case whether it still shows the same failure. */
export type StillFails = (candidates: readonly Question[]) => Promise<readonly boolean[]>;

/** Makes the choices fewer and smaller while the case that they make keeps failing. */
export async function shrinkChoices(
  taken: readonly number[],
  make: (taken: readonly number[]) => Question,
  stillFails: StillFails,
): Promise<readonly number[]> {
  return shrink(
    taken,
    (list) => [...withoutChunks(list), ...smaller(list)],
    (list) => make(list),
    stillFails,
  );
}

/** Cuts pieces out of the template, and variables out of the context, while the case keeps failing. */
export async function shrinkText(item: Question, stillFails: StillFails): Promise<Question> {
  const pieces = item.template.match(/\{[{%#][-+]?|[-+]?[}%#]\}|\w+|\s|./gsu) ?? [];
  const withTemplate = (list: readonly string[]): Question => {
    const template = list.join('');
    return {
      ...item,
      template,
      ...(item.templates && item.name !== undefined && { templates: { ...item.templates, [item.name]: template } }),
    };
  };
  const short = withTemplate(await shrink(pieces, withoutChunks, withTemplate, stillFails));
  const variables = splitObject(short.context).map(({ key, value }) => `${JSON.stringify(key)}: ${value}`);
  const withContext = (list: readonly string[]): Question => ({ ...short, context: `{${list.join(',')}}` });
  return variables.length > 1 ? withContext(await shrink(variables, withoutChunks, withContext, stillFails)) : short;
}

async function shrink<T>(
  start: readonly T[],
  simplify: (list: readonly T[]) => readonly (readonly T[])[],
  make: (list: readonly T[]) => Question,
  stillFails: StillFails,
): Promise<readonly T[]> {
  let best = start;
  for (let rounds = 0; rounds < 60; rounds++) {
    const candidates = simplify(best);
    let better: readonly T[] | undefined;
    for (let from = 0; from < candidates.length && !better; from += 32) {
      const some = candidates.slice(from, from + 32);
      const fails = await stillFails(some.map(make));
      better = some[fails.indexOf(true)];
    }
    if (!better) return best;
    best = better;
  }
  return best;
}

/** The list without a chunk, for chunks from half of the list down to one item. */
function withoutChunks<T>(list: readonly T[]): T[][] {
  const made: T[][] = [];
  for (let size = list.length >> 1; size >= 1; size >>= 1) {
    for (let at = 0; at < list.length; at += size) made.push([...list.slice(0, at), ...list.slice(at + size)]);
  }
  return made;
}

function smaller(list: readonly number[]): number[][] {
  return list.flatMap((value, index) =>
    value > 0 ? [...new Set([0, value >> 1, value - 1])].map((lower) => list.with(index, lower)) : [],
  );
}
