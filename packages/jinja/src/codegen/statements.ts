import { analyze, declare, namesIn, reads, readsOf } from '../compile/analyze.ts';
import { choicesOf } from '../compile/conditions.ts';
import { compileMacro } from '../compile/macros.ts';
import { FunctionScope, Scope } from '../compile/scope.ts';
import { piecesOf, stepsOf, type Written } from '../compile/shared-patterns.ts';
import type { Expression, NodeOf, Statement, Target } from '../parser/ast.ts';
import { contains } from '../parser/walk.ts';
import { type CodeWriter, interrupts, UnsupportedByCodegen } from './code-writer.ts';
import { textCondition } from './conditions.ts';
import { textCode } from './expressions.ts';

/** The JavaScript of statements after each other; `o` is the text written so far. */
export function bodyCode(w: CodeWriter, nodes: readonly Statement[]): string {
  return stepsOf(nodes)
    .map((node) => (Array.isArray(node) ? outputCode(w, node) : w.statement(node)))
    .join('');
}

function outputCode(w: CodeWriter, nodes: readonly Written[]): string {
  const pieces = piecesOf(w.c, nodes).map((piece) =>
    typeof piece === 'string' ? JSON.stringify(piece) : textCode(w, piece),
  );
  let code = '';
  for (let i = 0; i < pieces.length; i += most) code += `o+=${pieces.slice(i, i + most).join('+')};\n`;
  return code;
}

/** Maximum number of output pieces in a JavaScript statement. */
const most = 12;

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
      return `${placeOf(w, node.name)}=${newMacro(w, node)};\n`;
    case 'Do':
      return `${w.value(node.expression)};\n`;
    case 'Break':
    case 'Continue':
      return `${node.type.toLowerCase()};\n`;
  }
  return undefined;
}

function ifCode(w: CodeWriter, node: NodeOf<'If'>): string | undefined {
  // JavaScript reads each `else if` inside of the one before, and its stack is small.
  if (node.elseIfs.length > 64) return undefined;
  return w.c.within({ isRoot: false, isSoft: true }, () => {
    const all = [node, ...node.elseIfs];
    const choices = choicesOf(w.c, all);
    // A path that several branches compare is read once.
    const subject = choices.length > 1 ? w.temporary() : undefined;
    const branches = all.map(({ test, body }, i) => {
      const choice = subject && choices[i];
      return `if(${choice ? textCondition(w, choice, subject, i > 0) : w.condition(test)}){\n${w.body(body.nodes)}}`;
    });
    return `${branches.join('else ')}${node.otherwise ? `else{\n${w.body(node.otherwise.nodes)}}` : ''}\n`;
  });
}

function setCode(w: CodeWriter, { target, value }: NodeOf<'Set'>): string | undefined {
  if (target.type === 'Name') return `${placeOf(w, target.name)}=${w.value(value)};\n`;
  if (target.type !== 'NamespaceTarget') return undefined;
  const owner = w.name({ ...target, type: 'Name', name: target.object }, false);
  return `fieldsOf(f,${owner},${w.constant(target)}).set(${JSON.stringify(target.name)},${w.value(value)});\n`;
}

function placeOf(w: CodeWriter, name: string): string {
  const variable = w.c.scope.find(name);
  // The scope was filled from the same statements: every name that is set has a variable.
  if (!variable) throw new UnsupportedByCodegen();
  return w.place(variable);
}

function setBlockCode(w: CodeWriter, { target, filter, body }: NodeOf<'SetBlock'>): string | undefined {
  if (target.type !== 'Name' || filter || interrupts(body)) return undefined;
  const { c } = w;
  const scope = new Scope(c.scope, c.scope.owner);
  analyze(scope, body.nodes);
  const [out, base] = [w.temporary('o'), w.temporary('b')];
  const inner = c.within({ ...c.inner(scope), checksOutput: false }, () => startedCode(w, scope, body.nodes));
  const before = `${out}=o;${base}=f.base;o='';f.base=-1;\n`;
  const after = `f.base=${base};if(o.length>rt.longText)rt.grow(o.length);`;
  return `${before}${inner}${after}${placeOf(w, target.name)}=asMarkup(rt.autoescape,o);o=${out};\n`;
}

const startedCode = (w: CodeWriter, scope: Scope, nodes: readonly Statement[]): string =>
  `${w.start(scope.variables.values())}${w.body(nodes)}`;

function forCode(w: CodeWriter, node: NodeOf<'For'>): string | undefined {
  const { locals } = w;
  try {
    return loopCode(w, node);
  } catch (error) {
    if (!(error instanceof UnsupportedByCodegen)) throw error;
    w.locals = locals;
    return undefined;
  }
}

function loopCode(w: CodeWriter, node: NodeOf<'For'>): string | undefined {
  const { c } = w;
  const { target, iterable, test, body, isRecursive } = node;
  const readsLoop =
    namesIn(c.ast.names, body).some(({ name }) => name === 'loop') && readsOf(c.ast, body, 'loop').size > 0;
  const targets = target.type === 'TupleTarget' ? target.items : [target];
  if (targets.some(({ type }) => type !== 'Name')) return undefined;
  if (test && (readsLoop || isRecursive)) return undefined;
  if (c.hasBlocks && contains(body, (child) => child.type === 'Block')) return undefined;
  const source = w.value(iterable);
  const { scope } = c;
  if (!isRecursive)
    return roundsCode(w, node, source, new Scope(scope, scope.owner), readsLoop ? '0,undefined' : undefined);
  const owner = new FunctionScope(scope.owner);
  const [items, depth, recurse] = [w.fresh('l'), w.fresh('d'), w.fresh('r')];
  const run = w.function(`,${items},${depth},${recurse}`, () =>
    roundsCode(w, node, items, new Scope(scope, owner), `${depth},${recurse}`),
  );
  return `o+=recursion(f,${w.constant(node)},${owner.slots},${run})(${source},0);\n`;
}

/** The rounds of a loop; `state`: further arguments of the object that templates see as `loop`, where something reads it. */
function roundsCode(
  w: CodeWriter,
  node: NodeOf<'For'>,
  items: string,
  scope: Scope,
  state: string | undefined,
): string {
  const { c } = w;
  const { target, test, body } = node;
  const [source, list, rest] = [w.temporary('l'), w.temporary('l'), w.temporary('r')];
  const loop = state === undefined ? undefined : scope.declare('loop', true);
  const kept = loop && c.within(c.inner(scope), () => w.place(loop));
  const index = w.temporary('i');
  const site = w.constant(test ?? node);
  declare(scope, target);
  analyze(scope, body.nodes);
  const item = `${list}[${index}]`;
  const filter = test ? filterCode(w, node, item) : '';
  const round = w.temporary('n');
  const inner = c.within(
    c.inner(scope, true),
    () => `${targetCode(w, target, item, node)}${startedCode(w, scope, body.nodes)}`,
  );
  const next = kept ? `${index}=${kept}.index0+1` : `${index}++`;
  const open = `for(${index}=0;${index}<${list}.length||(${rest}!==undefined&&fetchNextItem(f,${list},${rest},${site}));${next})`;
  const before = kept ? `${kept}=new LoopState(rt,${list},${rest},${state},${source});` : '';
  const otherwise = node.otherwise ? elseCode(w, node, node.otherwise.nodes, round, scope) : '';
  return (
    `${rest}=undefined;${source}=${list}=${items};if(!Array.isArray(${list})){${list}=itemsOf(f,${list},${site});` +
    `if(!Array.isArray(${list})){${rest}=${list}[Symbol.iterator]();${list}=[];}}\n` +
    `${node.otherwise ? `${round}=false;` : ''}${before}${open}{${kept ? `${kept}.index0=${index};` : ''}${fuel}${filter}${inner}` +
    `${node.otherwise ? `${round}=true;` : ''}}\n${otherwise}`
  );
}

/** Counts one round. */
const fuel = 'if(--rt.fuel<0)rt.refuel();\n';

/** `for … if test`: the test has separate variables. */
function filterCode(w: CodeWriter, node: NodeOf<'For'>, item: string): string {
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
  if (target.type !== 'TupleTarget') throw new UnsupportedByCodegen();
  const values = w.temporary();
  const puts = target.items.map((one, i) => (one.type === 'Name' ? `${placeOf(w, one.name)}=${values}[${i}];` : ''));
  return `rt.at=${w.constant(site)};${values}=unpack(${item},${target.items.length});${puts.join('')}`;
}

/** Writes the `else` block, which runs if no round was completed: outside the loop, but inside the enclosing ones. */
function elseCode(
  w: CodeWriter,
  node: NodeOf<'For'>,
  nodes: readonly Statement[],
  round: string,
  { owner }: Scope,
): string {
  const { c } = w;
  const scope = new Scope(c.scope, owner);
  analyze(scope, nodes);
  return c.within(
    c.inner(scope, c.isInLoop && !node.isRecursive),
    () => `if(!${round}){\n${startedCode(w, scope, nodes)}}\n`,
  );
}

/** A new macro: arguments are bound as in closures, and the body is a separate function. */
function newMacro(w: CodeWriter, node: NodeOf<'Macro'>): string {
  for (const value of node.defaults) w.share(value);
  const code = compileMacro(w.c, node, node.name, ({ owner, variables }) => {
    // What starts as a variable of the surroundings is copied by a closure.
    for (const { load, name } of variables.values()) if (load === 'alias') w.met.add(name);
    const filled = [...variables.values()].filter((variable) => variable.owner === owner);
    w.functions.push(w.function('', () => w.load(filled) + w.body(node.body.nodes)));
    return () => 0;
  });
  w.macros.push(code);
  return `new Macro(${w.constant(code)},f)`;
}
