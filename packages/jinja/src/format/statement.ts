import type { Syntax } from '../lexer/syntax.ts';
import type { Body, Expression, If, Name, Signature, Statement, TemplateNode } from '../parser/ast.ts';
import { ExpressionPrinter } from './expression.ts';
import { linesOf, literal } from './literal.ts';

export interface PrintOptions {
  readonly indent: string;
  readonly syntax: Syntax;
  /** Whether text must be kept from being escaped; a region of `{% autoescape %}` always needs it. */
  readonly autoescape: boolean;
}

/**
 * Prints a template in the canonical style: every tag on its own line, indented by its depth, with white space control
 * on both sides, and all text written as string literals; so nothing of the layout can reach the output.
 */
export class TemplatePrinter {
  readonly #source: string;
  readonly #options: PrintOptions;
  readonly #expressions: ExpressionPrinter;
  readonly #lines: string[] = [];
  #escapes: boolean;

  constructor(template: TemplateNode, options: PrintOptions) {
    this.#source = template.source;
    this.#options = options;
    this.#escapes = options.autoescape;
    this.#expressions = new ExpressionPrinter(template.source, options.indent);
    const isChild = template.body.nodes.findIndex((node) => node.type === 'Extends');
    // What a child template writes outside of blocks is never rendered.
    const shown = template.body.nodes.filter((node, i) => isChild < 0 || i < isChild || !isText(node));
    this.#body({ ...template.body, nodes: shown }, 0);
  }

  toString(): string {
    return this.#lines.join('\n');
  }

  #body(body: Body, depth: number): void {
    for (const node of body.nodes) this.#statement(node, depth);
  }

  #statement(node: Statement, depth: number): void {
    const print = (expression: Expression) => this.#expressions.print(expression, depth);
    const beforeWord = (expression: Expression) => this.#expressions.printBeforeWord(expression, depth);
    switch (node.type) {
      case 'Text':
      case 'Raw':
        this.#text(node.value, depth);
        break;
      case 'Comment': {
        const { commentStart, commentEnd } = this.#options.syntax;
        // A line comment may hold what would end a block comment.
        const text = node.value.trim().replaceAll(commentEnd, [...commentEnd].join(' '));
        this.#line(`${commentStart}- ${text}${text && ' '}-${commentEnd}`, depth);
        break;
      }
      case 'Output': {
        const { expression } = node;
        const isLiteral = expression.type === 'Const' && typeof expression.value === 'string';
        const isLong = isLiteral && linesOf(expression.value as string).length > 1 && !this.#escapes;
        if (isLong) this.#text(expression.value as string, depth);
        else this.#output(print(expression), depth);
        break;
      }
      case 'If':
        this.#if(node, depth);
        break;
      case 'For': {
        const test = node.test ? ` if ${node.isRecursive ? beforeWord(node.test) : print(node.test)}` : '';
        const head = `for ${this.#expressions.target(node.target)} in ${beforeWord(node.iterable)}${test}`;
        this.#open(`${head}${node.isRecursive ? ' recursive' : ''}`, node.body, depth);
        if (node.otherwise) this.#open('else', node.otherwise, depth);
        this.#tag('endfor', depth);
        break;
      }
      case 'Set':
        this.#tag(`set ${this.#expressions.target(node.target)} = ${print(node.value)}`, depth);
        break;
      case 'SetBlock': {
        const filter = node.filter ? ` | ${print(node.filter)}` : '';
        this.#block('set', ` ${this.#expressions.target(node.target)}${filter}`, node.body, depth);
        break;
      }
      case 'Macro':
        this.#block('macro', ` ${node.name}${this.#signature(node, depth)}`, node.body, depth);
        break;
      case 'CallBlock': {
        const signature = node.params.length > 0 ? this.#signature(node, depth) : '';
        this.#block('call', `${signature} ${print(node.call)}`, node.body, depth);
        break;
      }
      case 'FilterBlock':
        this.#block('filter', ` ${print(node.filter)}`, node.body, depth);
        break;
      case 'With': {
        const pairs = node.targets.map((target, i) => {
          return `${this.#expressions.target(target)} = ${print(node.values[i] as Expression)}`;
        });
        this.#block('with', pairs.length > 0 ? ` ${pairs.join(', ')}` : '', node.body, depth);
        break;
      }
      case 'Block': {
        const flags = `${node.isScoped ? ' scoped' : ''}${node.isRequired ? ' required' : ''}`;
        const body = node.isRequired
          ? { ...node.body, nodes: node.body.nodes.filter((inner) => !isText(inner)) }
          : node.body;
        this.#block('block', ` ${node.name}${flags}`, body, depth);
        break;
      }
      case 'Extends':
        this.#tag(`extends ${print(node.template)}`, depth);
        break;
      case 'Include': {
        const missing = node.ignoreMissing ? ' ignore missing' : '';
        const context = node.withContext ? '' : ' without context';
        this.#tag(`include ${beforeWord(node.template)}${missing}${context}`, depth);
        break;
      }
      case 'Import': {
        const context = node.withContext ? ' with context' : '';
        this.#tag(`import ${beforeWord(node.template)} as ${node.target}${context}`, depth);
        break;
      }
      case 'FromImport': {
        const names = node.names.map(({ name, alias }) => (alias === name ? name : `${name} as ${alias}`)).join(', ');
        const context = node.withContext ? ' with context' : '';
        this.#tag(`from ${beforeWord(node.template)} import ${names}${context}`, depth);
        break;
      }
      case 'Print':
        this.#tag(`print ${node.expressions.map(print).join(', ')}`, depth);
        break;
      case 'Do':
        this.#tag(`do ${print(node.expression)}`, depth);
        break;
      case 'Break':
      case 'Continue':
      case 'Debug':
        this.#tag(node.type.toLowerCase(), depth);
        break;
      case 'Autoescape': {
        const outer = this.#escapes;
        this.#escapes = true;
        this.#block('autoescape', ` ${print(node.value)}`, node.body, depth);
        this.#escapes = outer;
        break;
      }
      case 'Generation':
        this.#block('generation', '', node.body, depth);
        break;
      case 'Trans':
        this.#verbatim(node.start, node.end, depth);
        break;
    }
  }

  #if(node: If, depth: number): void {
    this.#open(`if ${this.#expressions.print(node.test, depth)}`, node.body, depth);
    for (const { test, body } of node.elseIfs) this.#open(`elif ${this.#expressions.print(test, depth)}`, body, depth);
    if (node.otherwise) this.#open('else', node.otherwise, depth);
    this.#tag('endif', depth);
  }

  #block(keyword: string, head: string, body: Body, depth: number): void {
    this.#open(keyword + head, body, depth);
    this.#tag(`end${keyword}`, depth);
  }

  #open(head: string, body: Body, depth: number): void {
    this.#tag(head, depth);
    this.#body(body, depth + 1);
  }

  #signature({ params, defaults }: Signature, depth: number): string {
    const first = params.length - defaults.length;
    const print = ({ name }: Name, i: number) => {
      const value = defaults[i - first];
      return value ? `${name}=${this.#expressions.print(value, depth)}` : name;
    };
    return `(${params.map(print).join(', ')})`;
  }

  /** Text as literals, one for each of its lines: long prompts stay readable. */
  #text(text: string, depth: number): void {
    for (const line of linesOf(text)) {
      const isEscaped = this.#escapes && /[&<>'"]/.test(line);
      this.#output(literal(line) + (isEscaped ? ' | safe' : ''), depth);
    }
  }

  /** A translated text is looked up by its very characters: it keeps them, only its outer tags control white space. */
  #verbatim(start: number, end: number, depth: number): void {
    const { blockStart, blockEnd } = this.#options.syntax;
    const head = this.#source.slice(start + blockStart.length, end - blockEnd.length).replace(/^[-+]|[-+]$/g, '');
    this.#line(`${blockStart}-${head}-${blockEnd}`, depth);
  }

  #output(text: string, depth: number): void {
    const { variableStart, variableEnd } = this.#options.syntax;
    this.#line(`${variableStart}- ${text} -${variableEnd}`, depth);
  }

  #tag(text: string, depth: number): void {
    const { blockStart, blockEnd } = this.#options.syntax;
    this.#line(`${blockStart}- ${text} -${blockEnd}`, depth);
  }

  #line(text: string, depth: number): void {
    this.#lines.push(this.#options.indent.repeat(depth) + text);
  }
}

function isText(node: Statement): boolean {
  return node.type === 'Text' || node.type === 'Raw';
}
