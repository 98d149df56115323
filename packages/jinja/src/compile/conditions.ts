import type { Body, Expression, NodeOf } from '../parser/ast.ts';
import { type Decide, type Execute, NEXT } from '../runtime/frame.ts';
import { operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import { mayMerge, type TextTest, textTest } from './forms.ts';
import { placeOf } from './text-tests.ts';

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

function noteLine({ lines }: Compiler, { at, test }: Branch): void {
  lines.note(at);
  lines.cover(test);
}

/** One test after the other. */
function sequence(c: Compiler, branches: readonly Branch[], otherwise: Body | null): Execute | undefined {
  const tests: Decide[] = [];
  const bodies: Execute[] = [];
  for (const branch of branches) {
    noteLine(c, branch);
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
    noteLine(c, branch);
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
