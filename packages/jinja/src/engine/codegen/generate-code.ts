import type { Template } from '../environment.ts';
import type { Step, TestStep, ValueStep } from '../lower/steps.ts';
import { getLowered } from '../lower/template.ts';
import type { CompiledTemplate, Execute } from '../runtime/types.ts';
import { statementCode } from './statements.ts';
import { support } from './support.ts';
import { testCode } from './tests.ts';
import { valueCode } from './values.ts';
import { CodeWriter } from './writer.ts';

/**
 * Renders a template by generated JavaScript functions from now on. Output and errors stay the same.
 *
 * @returns false under a Content-Security-Policy without generated code
 * @example generateCode(template); template.render(variables);
 */
export function generateCode({ compiled }: Template): boolean {
  if (!mayGenerate()) return false;
  const { source, constants } = writeCode(compiled);
  const [run, ...blocks] = new Function('support', 'constants', source)(support, constants) as [Execute, ...Execute[]];
  compiled.run = run;
  let at = 0;
  for (const block of compiled.blocks.values()) block.run = blocks[at++] as Execute;
  return true;
}

/**
 * Generates code once the template has been rendered so many times: making the code takes as long as some hundred short renders.
 *
 * @param renders renders by closures before code is generated
 */
export function generateCodeAfter(template: Template, renders = 500): void {
  const { compiled } = template;
  const { run } = compiled;
  let left = renders;
  compiled.run = (frame) => {
    if (left-- > 0) return run(frame);
    compiled.run = run;
    generateCode(template);
    return compiled.run(frame);
  };
}

/** Writes steps of each type by the functions of this folder, which call each other through it. */
class TemplateWriter extends CodeWriter {
  override value(step: ValueStep): string {
    return valueCode(this, step);
  }

  override test(step: TestStep): string {
    return testCode(this, step);
  }

  override statement(step: Step): string {
    return statementCode(this, step);
  }
}

/** The JavaScript of a template, with its constants. */
export function writeCode(template: CompiledTemplate): { source: string; constants: readonly unknown[] } {
  const lowered = getLowered(template);
  const writer = new TemplateWriter(template);
  const main = writer.function('', [lowered.self], () => {
    const code = writer.body(lowered.body);
    // Templates that import this one find its variables in the slots.
    const exported = lowered.variables.map((variable) => {
      const place = writer.place(variable);
      return place.startsWith('x') && variable.load !== 'param' ? `v[${variable.slot}]=${place};` : '';
    });
    return `${code}${exported.join('')}\n`;
  });
  const blocks = Array.from(lowered.blocks.values(), (block) =>
    writer.function('', [block.self, block.super], () => writer.body(block.body)),
  );
  return { source: writer.module([main, ...blocks]), constants: writer.constants };
}

/** True if the platform allows generating JavaScript from strings; a content security policy may forbid it. */
function mayGenerate(): boolean {
  try {
    return new Function('return true')();
  } catch {
    return false;
  }
}
