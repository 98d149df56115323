import { analyze, declare, namesIn, reads, readsOf } from '../compile/analyze.ts';
import { compileMacro } from '../compile/macros.ts';
import { Scope } from '../compile/scope.ts';
import type { Expression, For, If, Macro, SetBlock, Set as SetNode, Statement, Target } from '../parser/ast.ts';
import { contains } from '../parser/walk.ts';
import { type CodeWriter, interrupts, LeftToClosures } from './code-writer.ts';
import { concatenated, textCode } from './expressions.ts';

/** The JavaScript of statements after each other; `o` is the text written so far. */
export function bodyCode(w: CodeWriter, nodes: readonly Statement[]): string {
  let code = '';
  let pieces: string[] = [];
  const flush = () => {
    if (pieces.length) code += `o+=${pieces.join('+')};\n`;
    pieces = [];
  };
  for (const node of nodes) {
    if (node.type === 'Text' || node.type === 'Raw') {
      if (node.value) pieces.push(JSON.stringify(node.value));
    } else if (node.type === 'Output') pieces.push(pieceCode(w, node.expression));
    else if (node.type === 'Print') for (const expression of node.expressions) pieces.push(pieceCode(w, expression));
    else if (node.type !== 'Comment') {
      flush();
      code += w.statement(node);
    }
    if (pieces.length > most) flush();
  }
  flush();
  return code;
}

/** Number of output pieces after which a new JavaScript statement begins. */
const most = 12;

const pieceCode = (w: CodeWriter, node: Expression): string =>
  node.type === 'Concat' ? concatenated(w, node) : textCode(w, node);

/** The JavaScript of a statement; undefined leaves it to its closure. */
export function statementCode(w: CodeWriter, node: Statement): string | undefined {
  switch (node.type) {
    case 'If':
      return ifCode(w, node);
    case 'For':
      return forCode(w, node);
    case 'Set':
      return setCode(w, node);
    case 'SetBlock':
      return setBlockCode(w, node);
    case 'Macro':
      return macroCode(w, node);
    case 'Do':
      return `${w.value(node.expression)};\n`;
    case 'Break':
      return 'break;\n';
    case 'Continue':
      return 'continue;\n';
  }
  return undefined;
}

function ifCode(w: CodeWriter, node: If): string | undefined {
  // JavaScript reads each `else if` inside of the one before, and its stack is small.
  if (node.elseIfs.length > 64) return undefined;
  return w.c.within({ isRoot: false, isSoft: true }, () => {
    const branches = [node, ...node.elseIfs].map(
      ({ test, body }) => `if(${w.condition(test)}){\n${w.body(body.nodes)}}`,
    );
    return `${branches.join('else ')}${node.otherwise ? `else{\n${w.body(node.otherwise.nodes)}}` : ''}\n`;
  });
}

function setCode(w: CodeWriter, { target, value }: SetNode): string | undefined {
  if (target.type === 'Name') return `${placeOf(w, target.name)}=${w.value(value)};\n`;
  if (target.type !== 'NamespaceTarget') return undefined;
  const owner = w.name({ ...target, type: 'Name', name: target.object }, false);
  return `fields(f,${owner},${w.constant(target)}).set(${JSON.stringify(target.name)},${w.value(value)});\n`;
}

function placeOf(w: CodeWriter, name: string): string {
  const variable = w.c.scope.find(name);
  // The scope was filled from the same statements: every name that is set has a variable.
  if (!variable) throw new LeftToClosures();
  return w.place(variable);
}

function setBlockCode(w: CodeWriter, node: SetBlock): string | undefined {
  const { target, filter, body } = node;
  if (filter || target.type !== 'Name' || interrupts(body)) return undefined;
  const scope = new Scope(w.c.scope, w.c.scope.owner);
  analyze(scope, body.nodes);
  const [out, base] = [w.temporary('o'), w.temporary('b')];
  const inner = w.c.within(w.c.inner(scope), () =>
    w.c.within({ checksOutput: false }, () => w.start(scope.variables.values()) + w.body(body.nodes)),
  );
  const restore = `f.base=${base};if(o.length>rt.longText)rt.grow(o.length);`;
  return `${out}=o;${base}=f.base;o='';f.base=-1;\n${inner}${restore}${placeOf(w, target.name)}=captured(f,o);o=${out};\n`;
}

function forCode(w: CodeWriter, node: For): string | undefined {
  const { met, loops, locals } = w;
  const before = [...loops];
  try {
    return loopCode(w, node);
  } catch (error) {
    if (!(error instanceof LeftToClosures)) throw error;
    w.locals = locals;
    loops.clear();
    for (const [variable, names] of before) loops.set(variable, names);
    met.add('loop');
    return undefined;
  }
}

function loopCode(w: CodeWriter, node: For): string | undefined {
  const { c } = w;
  const { target, iterable, test, body } = node;
  const readsLoop =
    namesIn(c.ast.names, body).some(({ name }) => name === 'loop') && readsOf(c.ast, body, 'loop').size > 0;
  const targets = target.type === 'TupleTarget' ? target.items : [target];
  if (node.isRecursive || targets.some(({ type }) => type !== 'Name')) return undefined;
  if (test && (readsLoop || w.isShared('loop'))) return undefined;
  if (iterable.type === 'Name' && iterable.name === 'loop') return undefined;
  if (c.hasBlocks && contains(body, (child) => child.type === 'Block')) return undefined;
  const source = w.value(iterable);
  const names = { list: w.temporary('l'), rest: w.temporary('r'), index: w.temporary('i') };
  const { list, rest } = names;
  const site = w.constant(test ? test : node);
  const scope = new Scope(c.scope, c.scope.owner);
  const hasState = readsLoop && w.isShared('loop');
  const state = hasState ? w.temporary('s') : undefined;
  const index = state ? `${state}.index0` : names.index;
  if (readsLoop) w.loops.set(scope.declare('loop', true), { list, rest, index, state });
  declare(scope, target);
  analyze(scope, body.nodes);
  const filter = test ? filterCode(w, node, `${list}[${index}]`) : '';
  const round = w.temporary('n');
  const inner = c.within(c.inner(scope, true), () => {
    const item = `${list}[${index}]`;
    const put = targetCode(w, target, item, node);
    return `${put}${w.start(scope.variables.values())}\n${w.body(body.nodes)}`;
  });
  const loopVariable = readsLoop && state ? `${w.place(firstOf(scope))}=${state};` : '';
  const open = state
    ? `${state}=new LoopState(rt,${list},${rest},0,undefined);${loopVariable}for(${index}=0;${state}.reaches(${index});${index}++)`
    : `for(${index}=0;${index}<${list}.length||(${rest}!==undefined&&more(f,${list},${rest},${site}));${index}++)`;
  const otherwise = node.otherwise ? elseCode(w, node.otherwise.nodes, round) : '';
  return (
    `${rest}=undefined;if(!Array.isArray(${list}=${source})){${list}=items(f,${list},${site});` +
    `if(!Array.isArray(${list})){${rest}=${list}[Symbol.iterator]();${list}=[];}}\n` +
    `${node.otherwise ? `${round}=false;` : ''}${open}{${fuel}${filter}${inner}` +
    `${node.otherwise ? `${round}=true;` : ''}}\n${otherwise}`
  );
}

/** Counts one round. */
const fuel = 'if(--rt.fuel<0)rt.refuel();\n';

const firstOf = (scope: Scope) => scope.variables.get('loop') as NonNullable<ReturnType<Scope['find']>>;

/** `for … if test`: the test has variables of its own. */
function filterCode(w: CodeWriter, node: For, item: string): string {
  const { c } = w;
  const scope = new Scope(c.scope, c.scope.owner);
  declare(scope, node.target);
  reads(scope, node.test as Expression);
  return c.within(c.inner(scope), () => {
    const put = targetCode(w, node.target, item, node.test as Expression);
    return `${put}if(!${w.condition(node.test as Expression)})continue;${fuel}`;
  });
}

function targetCode(w: CodeWriter, target: Target, item: string, site: Statement | Expression): string {
  if (target.type === 'Name') return `${placeOf(w, target.name)}=${item};`;
  if (target.type !== 'TupleTarget') throw new LeftToClosures();
  const values = w.temporary();
  const puts = target.items.map((one, i) => (one.type === 'Name' ? `${placeOf(w, one.name)}=${values}[${i}];` : ''));
  return `${values}=unpack(f,${item},${target.items.length},${w.constant(site)});${puts.join('')}`;
}

/** Writes the `else` block, which runs if no round was completed: outside the loop, but inside the enclosing ones. */
function elseCode(w: CodeWriter, nodes: readonly Statement[], round: string): string {
  const { c } = w;
  const scope = new Scope(c.scope, c.scope.owner);
  analyze(scope, nodes);
  return c.within(c.inner(scope), () => `if(!${round}){\n${w.start(scope.variables.values())}${w.body(nodes)}}\n`);
}

/** A macro: its arguments are bound as ever, and its body is a function of its own. */
function macroCode(w: CodeWriter, node: Macro): string {
  const place = placeOf(w, node.name);
  const { loops } = w;
  const outer = [...loops];
  loops.clear();
  for (const value of node.defaults) w.share(value);
  const code = compileMacro(w.c, node, node.name, (scope) => {
    // What starts as a variable of the surroundings is copied by a closure.
    for (const { load, name } of scope.variables.values()) if (load === 'alias') w.met.add(name);
    w.functions.push(w.function(scope.variables.values(), scope.owner, () => w.body(node.body.nodes)));
    return () => 0;
  });
  for (const [variable, names] of outer) loops.set(variable, names);
  w.macros.push(code);
  return `${place}=new Macro(${w.constant(code)},f);\n`;
}
