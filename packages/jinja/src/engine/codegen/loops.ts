import type { StepOf } from '../lower/steps.ts';
import { assignCode, itemCode } from './targets.ts';
import type { CodeWriter } from './writer.ts';

/** Counts one round. */
const fuel = 'if(--rt.fuel<0)rt.refuel();\n';

/** The JavaScript of a loop; a recursive one is a function with a separate frame. */
export function forCode(writer: CodeWriter, step: StepOf<'For'>): string {
  const { node, slots } = step;
  const source = writer.value(step.iterable);
  if (slots === undefined) return roundsCode(writer, step, source, '0,undefined');
  const [items, depth, recurse] = [writer.fresh('l'), writer.fresh('d'), writer.fresh('r')];
  const run = writer.function(`,${items},${depth},${recurse}`, [], () =>
    roundsCode(writer, step, items, `${depth},${recurse}`),
  );
  return `o+=recursion(f,${writer.constant(node)},${slots},${run})(${source},0);\n`;
}

/** The rounds of a loop; `state`: further arguments of the object that templates see as `loop`. */
function roundsCode(writer: CodeWriter, step: StepOf<'For'>, items: string, state: string): string {
  const { node, target, filter, body, otherwise } = step;
  const [source, list, rest] = [writer.temporary('l'), writer.temporary('l'), writer.temporary('r')];
  const index = writer.temporary('i');
  const round = writer.temporary('n');
  const loop = step.loop && writer.place(step.loop);
  const site = writer.constant(node.test ?? node);
  const item = `${list}[${index}]`;
  const { leave } = writer;
  writer.leave = '';
  // Without `loop` and with one name, the test is part of the round; else a generator runs it.
  const isInline = filter && !loop && filter.target.type === 'Slot';
  let over = `${list}=${items};if(!Array.isArray(${list}))${list}=iterateItems(f,${list},${site});`;
  let skip = '';
  if (isInline) skip = `${itemCode(writer, filter.target, item, node)}if(!${writer.test(filter.test)})continue;${fuel}`;
  else if (filter) {
    const given = writer.fresh('i');
    const isWanted = `(${given})=>{${assignCode(writer, filter.target, given)}return ${writer.test(filter.test)};}`;
    over += `${list}=filteredItems(f,${writer.constant(node)},${list},${isWanted});`;
  } else if (loop) over = `${source}=${over}`;
  const rounds = `${itemCode(writer, target, item, node)}${writer.body(body)}`;
  writer.leave = leave;
  const next = loop ? `${index}=${loop}.index0+1` : `${index}++`;
  const given = filter || !loop ? 'undefined' : source;
  const begin = loop ? `${loop}=new LoopState(rt,${list},${rest},${state},${given});` : '';
  const fetched = isInline ? site : writer.constant(node);
  const hasItem = `${index}<${list}.length||(${rest}!==undefined&&fetchNextItem(f,${list},${rest},${fetched}))`;
  const end = otherwise ? `if(!${round}){\n${writer.body(otherwise)}}\n` : '';
  return (
    `${over}${rest}=undefined;if(!Array.isArray(${list})){${rest}=${list}[Symbol.iterator]();${list}=[];}\n` +
    `${otherwise ? `${round}=false;` : ''}${begin}` +
    `for(${index}=0;${hasItem};${next}){${loop ? `${loop}.index0=${index};` : ''}${fuel}${skip}${rounds}` +
    `${otherwise ? `${round}=true;` : ''}}\n${end}`
  );
}
