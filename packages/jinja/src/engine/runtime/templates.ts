import type { NodeOf } from '../parser/ast.ts';
import { runBlock } from './block.ts';
import { pyError, TemplateError } from './errors.ts';
import { makeModule } from './module.ts';
import { runTemplate } from './run.ts';
import type { CompiledBlock, CompiledTemplate, Evaluate, Frame } from './types.ts';
import type { Value } from './values.ts';

/** Reads every variable that scoped blocks and includes may see. */
export type ReadNames = (frame: Frame) => Map<string, Value>;

/** Prints a block: the one of the youngest template that has it. */
export function printBlock(
  frame: Frame,
  node: NodeOf<'Block'>,
  isChecked: boolean,
  names: ReadNames | undefined,
): void {
  const { context, render, base } = frame;
  if (isChecked && context.parentTemplate) return;
  render.at = node;
  const chain = context.blocks.get(node.name) as CompiledBlock[];
  if (node.isRequired && chain.length < 2)
    throw pyError('TemplateRuntimeError', `Required block '${node.name}' not found`);
  const inner = names ? context.derive(names(frame), context.name) : context;
  frame.out += runBlock(render, inner, chain, 0, base < 0 ? -1 : base + frame.out.length);
}

/** Refuses a second `extends`; `isCertain`: the first one always runs. */
export function checkExtends({ render, context }: Frame, node: NodeOf<'Extends'>, isCertain: boolean): void {
  if (!isCertain && !context.parentTemplate) return;
  render.at = node;
  throw pyError('TemplateRuntimeError', 'extended multiple times');
}

/** Makes the template of this name the parent. */
export function extendTemplate({ render, context }: Frame, node: NodeOf<'Extends'>, name: Value): void {
  render.at = node.template;
  context.extend(render.load(name));
}

/** Prints another template. */
export function include(frame: Frame, node: NodeOf<'Include'>, name: Evaluate, names: ReadNames | undefined): void {
  const { render, base } = frame;
  const { depth, autoescape } = render;
  let template: CompiledTemplate;
  try {
    // As in Python, a template that is missing while the name is evaluated is passed over, too.
    const wanted = name(frame);
    render.at = node;
    template = render.load(wanted, false);
  } catch (error) {
    if (!node.ignoreMissing || !TemplateError.is(error) || !error.pyType.endsWith('NotFound')) throw error;
    render.depth = depth;
    render.autoescape = autoescape;
    return;
  }
  if (!names) frame.out += makeModule(render, template).text;
  else {
    const inner = frame.context.derive(names(frame), template.name);
    frame.out += runTemplate(render, template, inner, base < 0 ? -1 : base + frame.out.length, 'include');
  }
}

/** Reads variables of another template. */
interface ImportStep {
  readonly node: NodeOf<'Import' | 'FromImport'>;
  readonly targets: readonly (readonly [variable: { readonly slot: number }, name: string | undefined])[];
  readonly place: string;
}

/** The values of the variables that an import sets: its module, or variables of it. The module is made once per render without `names`. */
export function importValues(
  frame: Frame,
  { node, targets, place }: ImportStep,
  name: Value,
  names: ReadNames | undefined,
): Value[] {
  const { render } = frame;
  render.at = node;
  const template = render.load(name);
  const module = makeModule(render, template, names && frame.context.derive(names(frame), template.name));
  const from = module.name === undefined ? 'None' : `'${module.name}'`;
  return targets.map(([, wanted]) => {
    if (wanted === undefined) return module;
    const hint = `the template ${from} (imported on ${place}) does not export the requested name '${wanted}'`;
    return module.attr(wanted) ?? render.undefined(wanted, undefined, hint);
  });
}
