import type { Body, Expression, NodeOf } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import { type Decide, type Execute, type Frame, NEXT } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import { mayMerge, type TextTest, textTest } from './shared-patterns.ts';

interface Branch extends Pick<NodeOf<'If'>, 'at'> {
  readonly test: Expression;
  readonly body: Body;
}

export function ifStatement(c: Compiler, node: NodeOf<'If'>): Execute {
  return c.within({ isRoot: false, isSoft: true }, () => {
    const { otherwise } = node;
    const branches: Branch[] = [node, ...node.elseIfs];
    const choices = choicesOf(c, branches);
    if (choices.length > 1) return choose(c, choices, branches, otherwise);
    return sequence(c, branches, otherwise) ?? nothing;
  });
}

const nothing: Execute = () => NEXT;

/** One test after the other. */
function sequence(c: Compiler, branches: readonly Branch[], otherwise: Body | null): Execute | undefined {
  const tests: Decide[] = [];
  const bodies: Execute[] = [];
  for (const branch of branches) {
    c.lines.begin(branch, branch.test);
    tests.push(c.decide(branch.test));
    bodies.push(c.body(branch.body));
  }
  const last = otherwise && c.body(otherwise);
  const [test, first] = [tests[0], bodies[0]];
  if (!test || !first) return last ?? undefined;
  if (tests.length === 1) return last ? (f) => (test(f) ? first(f) : last(f)) : (f) => (test(f) ? first(f) : NEXT);
  return (f) => {
    for (let i = 0; i < tests.length; i++) if ((tests[i] as Decide)(f)) return (bodies[i] as Execute)(f);
    return last ? last(f) : NEXT;
  };
}

/** The first tests, as long as they compare the same path with texts. */
export function choicesOf(c: Compiler, branches: readonly { readonly test: Expression }[]): TextTest[] {
  const choices: TextTest[] = [];
  for (const { test } of branches) {
    const choice = textTest(c, test);
    if (!choice || !mayMerge(c, choices[0] ?? choice, choice)) break;
    choices.push(choice);
  }
  return choices;
}

/** `if role == 'a' … elif role == 'b' …`: the path is read once for all of them. */
function choose(
  c: Compiler,
  choices: readonly TextTest[],
  branches: readonly Branch[],
  otherwise: Body | null,
): Execute {
  const { subject, node } = choices[0] as TextTest;
  const from = operand(c, subject, true);
  const texts = choices.flatMap((choice) => choice.texts);
  const bodies = choices.flatMap((choice, i) => {
    const branch = branches[i] as Branch;
    c.lines.begin(branch, branch.test);
    const run = c.body(branch.body);
    return choice.texts.map(() => run);
  });
  const rest = sequence(c, branches.slice(choices.length), otherwise);
  return (f) => {
    const place = placeOf(f, node, texts, readOperand(f, from));
    if (place >= 0) return (bodies[place] as Execute)(f);
    return rest ? rest(f) : NEXT;
  };
}

/** The place in `texts` of the first that a value equals, or -1; `value` may be JavaScript's undefined. */
export function placeOf(f: Frame, node: Expression, texts: readonly string[], value: Value): number {
  if (typeof value === 'string') {
    // Two or three texts: a loop is faster than `indexOf`.
    for (let i = 0; i < texts.length; i++) if (texts[i] === value) return i;
    return -1;
  }
  if (value === undefined || value === null) return -1;
  f.rt.at = node;
  return texts.findIndex((text) => eq(value, text));
}

/** Compiles a comparison with texts; a missing value equals no text. */
export function decideText(c: Compiler, { subject, texts, isEquality, node }: TextTest): Decide {
  const from = operand(c, subject, true);
  if (texts.length > 1) return (f) => placeOf(f, node, texts, readOperand(f, from)) >= 0 === isEquality;
  const [text] = texts;
  return (f) => {
    const value = readOperand(f, from);
    return (typeof value === 'string' ? value === text : placeOf(f, node, texts, value) >= 0) === isEquality;
  };
}
