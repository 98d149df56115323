import type { Body, Expression, Signature, Statement, TemplateNode } from '../../engine/parser/ast.ts';
import { print, printBeforeWord, printCondition, printTarget } from './expression.ts';
import { literal, splitLines } from './literal.ts';
import { indentation, type Printer } from './printer.ts';

/**
 * Prints a template in the canonical style: every tag on its own line, indented by its depth, with white space control
 * on both sides, and all text written as string literals; so nothing of the layout can reach the output.
 */
export function printTemplate(p: Printer, { body }: TemplateNode): void {
  const isChild = body.nodes.findIndex((node) => node.type === 'Extends');
  // What a child template writes outside of blocks is never rendered.
  for (const [i, node] of body.nodes.entries()) if (isChild < 0 || i < isChild || !isText(node)) printNode(p, node);
}

function printNode(p: Printer, node: Statement): void {
  const { syntax } = p;
  switch (node.type) {
    case 'Text':
    case 'Raw':
      printText(p, node.value);
      break;
    case 'Comment': {
      const { commentStart, commentEnd } = syntax;
      // A line comment may hold what would end a block comment.
      const text = node.value.trim().replaceAll(commentEnd, [...commentEnd].join(' '));
      addLine(p, commentStart, ` ${text}${text && ' '}`, commentEnd);
      break;
    }
    case 'Output': {
      const { expression } = node;
      if (
        expression.type === 'Const' &&
        typeof expression.value === 'string' &&
        splitLines(expression.value).length > 1 &&
        !p.isEscaping
      )
        printText(p, expression.value);
      else printOutput(p, print(p, expression));
      break;
    }
    case 'Trans':
      // A translated text is looked up by its very characters.
      printAsWritten(p, node);
      break;
    case 'Block':
      // Jinja wants nothing but white space and comments there, and prints that where the block overrides another one.
      if (node.isRequired && node.body.nodes.some(isText) && p.source.startsWith(syntax.blockStart, node.start))
        printAsWritten(p, node);
      else printTags(p, node);
      break;
    default:
      printTags(p, node);
  }
}

/** Keeps all characters of a statement but the white space control of its outer tags. */
function printAsWritten(p: Printer, { start, end }: Statement): void {
  const { blockStart, blockEnd } = p.syntax;
  const inner = p.source.slice(start + blockStart.length, end - blockEnd.length);
  addLine(p, blockStart, inner.replace(/^[-+]|[-+]$/g, ''), blockEnd);
}

type Tag = Exclude<Statement, { type: 'Text' | 'Raw' | 'Comment' | 'Output' | 'Trans' }>;

/** A tag, with its body and end tag if it has them. */
function printTags(p: Printer, node: Tag): void {
  const head = printHead(p, node);
  printTag(p, head);
  if (!('body' in node)) return;
  const wasEscaping = p.isEscaping;
  if (node.type === 'Autoescape') p.isEscaping = true;
  printBody(p, node.body, node.type === 'Block' && node.isRequired);
  p.isEscaping = wasEscaping;
  if (node.type === 'If')
    for (const { test, body } of node.elseIfs) {
      printTag(p, `elif ${printCondition(p, test)}`);
      printBody(p, body);
    }
  if ('otherwise' in node && node.otherwise) {
    printTag(p, 'else');
    printBody(p, node.otherwise);
  }
  printTag(p, `end${head.split(/\W/)[0]}`);
}

function printBody(p: Printer, body: Body, isTextless = false): void {
  p.depth++;
  for (const node of body.nodes) if (!isTextless || !isText(node)) printNode(p, node);
  p.depth--;
}

/** Prints the content of a statement's opening tag. */
function printHead(p: Printer, node: Tag): string {
  switch (node.type) {
    case 'If':
      return `if ${printCondition(p, node.test)}`;
    case 'For': {
      const test = node.test ? ` if ${(node.isRecursive ? printBeforeWord : print)(p, node.test)}` : '';
      return `for ${printTarget(node.target)} in ${printBeforeWord(p, node.iterable)}${test}${node.isRecursive ? ' recursive' : ''}`;
    }
    case 'Set':
      return `set ${printTarget(node.target)} = ${print(p, node.value)}`;
    case 'SetBlock':
      return `set ${printTarget(node.target)}${node.filter ? ` | ${print(p, node.filter)}` : ''}`;
    case 'Macro':
      return `macro ${node.name}${printSignature(p, node)}`;
    case 'CallBlock':
      return `call${node.params.length ? printSignature(p, node) : ''} ${print(p, node.call)}`;
    case 'FilterBlock':
      return `filter ${print(p, node.filter)}`;
    case 'With': {
      const pairs = node.targets.map(
        (target, i) => ` ${printTarget(target)} = ${print(p, node.values[i] as Expression)}`,
      );
      return `with${pairs.join()}`;
    }
    case 'Block':
      return `block ${node.name}${node.isScoped ? ' scoped' : ''}${node.isRequired ? ' required' : ''}`;
    case 'Extends':
      return `extends ${print(p, node.template)}`;
    case 'Include':
      return `include ${printBeforeWord(p, node.template)}${node.ignoreMissing ? ' ignore missing' : ''}${node.withContext ? '' : ' without context'}`;
    case 'Import':
    case 'FromImport': {
      const template = printBeforeWord(p, node.template);
      const context = node.withContext ? ' with context' : '';
      if (node.type === 'Import') return `import ${template} as ${node.target}${context}`;
      const names = node.names.map(({ name, alias }) => (alias === name ? name : `${name} as ${alias}`));
      return `from ${template} import ${names.join(', ')}${context}`;
    }
    case 'Print':
      return `print ${node.expressions.map((expression) => print(p, expression)).join(', ')}`;
    case 'Do':
      return `do ${print(p, node.expression)}`;
    case 'Autoescape':
      return `autoescape ${print(p, node.value)}`;
    default:
      return node.type.toLowerCase();
  }
}

function printSignature(p: Printer, { params, defaults }: Signature): string {
  const first = params.length - defaults.length;
  const shown = params.map(({ name }, i) => {
    const value = defaults[i - first];
    return value ? `${name}=${print(p, value)}` : name;
  });
  return `(${shown.join(', ')})`;
}

/** Text as literals, one for each of its lines: long prompts stay readable. */
function printText(p: Printer, text: string): void {
  for (const line of splitLines(text))
    printOutput(p, literal(line) + (p.isEscaping && /[&<>'"]/.test(line) ? ' | safe' : ''));
}

const printOutput = (p: Printer, text: string): void =>
  addLine(p, p.syntax.variableStart, ` ${text} `, p.syntax.variableEnd);

const printTag = (p: Printer, text: string): void => addLine(p, p.syntax.blockStart, ` ${text} `, p.syntax.blockEnd);

function addLine(p: Printer, open: string, text: string, close: string): void {
  p.lines.push(`${indentation(p)}${open}-${text}-${close}`);
}

const isText = (node: Statement): boolean => node.type === 'Text' || node.type === 'Raw';
