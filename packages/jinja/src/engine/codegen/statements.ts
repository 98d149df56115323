import { joinPieces } from '../closures/output.ts';
import type { Body, Names, Step, StepOf } from '../lower/steps.ts';
import { forCode } from './loops.ts';
import { macroCode } from './macros.ts';
import { assignCode, checkCode } from './targets.ts';
import { textCondition } from './tests.ts';
import { textCode } from './values.ts';
import type { CodeWriter } from './writer.ts';

/** The JavaScript of a statement; `o` is the text written so far. */
export function statementCode(writer: CodeWriter, step: Step): string {
  switch (step.type) {
    case 'Write':
      return writeCode(writer, step);
    case 'If':
      return ifCode(writer, step);
    case 'For':
      return forCode(writer, step);
    case 'Break':
      return `${writer.leave}break;\n`;
    case 'Continue':
      return `${writer.leave}continue;\n`;
    case 'Set': {
      const { target, value, node } = step;
      if (target.type === 'Slot') return `${writer.place(target.variable)}=${writer.value(value)};\n`;
      const kept = writer.temporary();
      const at = `rt.at=${writer.constant(node)};`;
      return `${checkCode(writer, target)}${kept}=${writer.value(value)};${at}${assignCode(writer, target, kept)}\n`;
    }
    case 'SetBlock': {
      const [text, capture] = captureCode(writer, step.body);
      writer.captured = text;
      const kept = writer.temporary();
      const value = `${kept}=marked(f,${writer.value(step.value)},${writer.constant(step.node)});`;
      return `${capture}${value}${assignCode(writer, step.target, kept)}\n`;
    }
    case 'FilterBlock': {
      const [text, capture] = captureCode(writer, step.body);
      writer.captured = text;
      return `${capture}o+=blockText(f,${writer.value(step.value)},${writer.constant(step.node)});\n`;
    }
    case 'With': {
      const kept = writer.temporary();
      const at = `rt.at=${writer.constant(step.node)};`;
      const assigns = step.targets.map((target, i) => {
        const value = writer.value(step.values[i] as (typeof step.values)[0]);
        return `${kept}=${value};${at}${assignCode(writer, target, kept)}`;
      });
      return `${writer.start(step.body.starts)}${assigns.join('')}\n${writer.body({ ...step.body, starts: [] })}`;
    }
    case 'Macro':
      return `${writer.place(step.variable)}=new Macro(${macroCode(writer, step.macro)},f);\n`;
    case 'CallBlock':
      return `o+=blockText(f,${writer.value(step.value)},${writer.constant(step.node)});\n`;
    case 'Do':
      return `${writer.value(step.value)};\n`;
    case 'Autoescape': {
      const before = writer.temporary();
      const { leave } = writer;
      const { starts } = step.body;
      const enter = `${before}=rt.autoescape;${writer.start(starts)}rt.autoescape=truthy(${writer.value(step.value)});\n`;
      writer.leave = `rt.autoescape=${before};${leave}`;
      const body = writer.body({ ...step.body, starts: [] });
      writer.leave = leave;
      return `${enter}${body}rt.autoescape=${before};\n`;
    }
    case 'Generation': {
      const special = step.special.map(([variable, value]) => `${writer.place(variable)}=${writer.constant(value)};`);
      return `${special.join('')}${writer.body(step.body)}`;
    }
    case 'Extension': {
      const values = step.values.map((value) => writer.value(value));
      return written(`${writer.constant(step)}.run(f,[${values}]);`);
    }
    case 'Block': {
      const { node, isChecked, names } = step;
      return written(`printBlock(f,${writer.constant(node)},${isChecked},${namesCode(writer, names)});`);
    }
    case 'Extends': {
      const node = writer.constant(step.node);
      const check = step.isLater ? `checkExtends(f,${node},${step.isCertain});` : '';
      return `${check}extendTemplate(f,${node},${writer.value(step.template)});\n`;
    }
    case 'Include': {
      const name = `()=>${writer.value(step.template)}`;
      return written(`include(f,${writer.constant(step.node)},${name},${namesCode(writer, step.names)});`);
    }
    case 'Import': {
      const kept = writer.temporary();
      const name = writer.value(step.template);
      const values = `${kept}=importValues(f,${writer.constant(step)},${name},${namesCode(writer, step.names)});`;
      return `${values}${step.targets.map(([variable], i) => `${writer.place(variable)}=${kept}[${i}];`).join('')}\n`;
    }
  }
}

/** A statement that writes to the frame by itself. */
const written = (code: string): string => `f.out=o;${code}o=f.out;\n`;

/** Maximum number of output pieces in a JavaScript statement. */
const most = 12;

function writeCode(writer: CodeWriter, { parts, escaping, isChecked }: StepOf<'Write'>): string {
  const pieces = joinPieces(parts).map((piece) => {
    if (typeof piece === 'string') return JSON.stringify(piece);
    if (escaping === false) return textCode(writer, piece.value, piece.node);
    return `textOfValue(f,${writer.value(piece.value)},${writer.constant(piece.node)},${escaping})`;
  });
  // The text is complete before any of it is written.
  let code = '';
  if (pieces.length <= most) code = pieces.length ? `o+=${pieces.join('+')};\n` : '';
  else {
    const text = writer.temporary();
    for (let i = 0; i < pieces.length; i += most)
      code += `${text}${i ? '+' : ''}=${pieces.slice(i, i + most).join('+')};\n`;
    code += `o+=${text};\n`;
  }
  return isChecked && code ? `if(!f.context.parentTemplate){${code}}\n` : code;
}

function ifCode(writer: CodeWriter, { branches, otherwise, choices }: StepOf<'If'>): string {
  // JavaScript reads each `else if` inside of the one before, and its stack is small: long chains leave a block instead.
  const label = branches.length > 64 ? writer.fresh('b') : undefined;
  // A path that several branches compare is read once.
  const subject = choices ? writer.temporary() : '';
  const codes = branches.map(({ test, body }, i) => {
    const isChoice = i < choices && test.type === 'Text';
    const condition = isChoice ? textCondition(writer, test, subject, i > 0) : writer.test(test);
    return `if(${condition}){\n${writer.body(body)}${label ? `break ${label};` : ''}}`;
  });
  const last = otherwise ? writer.body(otherwise) : '';
  if (label) return `${label}:{${codes.join('\n')}\n${last}}\n`;
  return `${codes.join('else ')}${last ? `else{\n${last}}` : ''}\n`;
}

/** Captures the output of a body in a variable; `break` and `continue` discard it. */
function captureCode(writer: CodeWriter, body: Body): [text: string, code: string] {
  const [out, base, text] = [writer.temporary('o'), writer.temporary('b'), writer.temporary()];
  const { leave } = writer;
  const after = `o=${out};f.base=${base};`;
  writer.leave = `${after}${leave}`;
  const inner = writer.body(body);
  writer.leave = leave;
  const before = `${out}=o;${base}=f.base;o='';f.base=-1;\n`;
  return [text, `${before}${inner}${text}=o;${after}if(${text}.length>rt.longText)rt.grow(${text}.length);\n`];
}

function namesCode(writer: CodeWriter, names: Names | undefined): string {
  if (!names) return 'undefined';
  const entries = Array.from(names, ([name, local]) => `[${JSON.stringify(name)},${writer.local(local)}]`);
  return `()=>named([${entries}])`;
}
