import type { MacroStep } from '../lower/steps.ts';
import { toMacroCode } from '../runtime/macro.ts';
import type { CodeWriter } from './writer.ts';

/** The code of a macro, as a constant; its function is written into the module. */
export function macroCode(writer: CodeWriter, step: MacroStep): string {
  const code = writer.constant(toMacroCode(step, writer.template));
  const given = step.all.filter(({ load }) => load === 'param');
  const run = writer.function('', given, () => {
    const { starts } = step.body;
    const fill = step.variables.map((variable, i) => {
      const place = writer.place(variable);
      const value = step.defaults[i] as (typeof step.defaults)[0];
      const name = JSON.stringify(variable.name);
      const first =
        typeof value === 'string' ? `rt.undefined(${name},undefined,${JSON.stringify(value)})` : writer.value(value);
      return `if(${place}===undefined)${place}=${first};\n`;
    });
    return `${writer.start(starts)}${fill.join('')}${writer.body({ ...step.body, starts: [] })}`;
  });
  writer.functions.push(`${code}.run=${run};\n`);
  return code;
}
