/**
 * The syntax tree. `start` and `end` are offsets into the source as it was given; what a node does not store can be read
 * from the source between them: the `-` and `+` of a tag, the quotes of a string, the text of a comment.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Located extends Span {
  /** The offset whose line Python blames: a statement's keyword, the `.` of `a.b`, the `(` of a call. */
  readonly at: number;
}

interface Typed<Type extends string> extends Located {
  readonly type: Type;
}

export interface Name extends Typed<'Name'> {
  readonly name: string;
}

/** `text`, numbers, `true`, `false` and `none`. Adjacent string literals are one constant. */
export interface Const extends Typed<'Const'> {
  /** A string, boolean, null, or a number as `runtime/number.ts` holds it. */
  readonly value: unknown;
}

export interface TupleExpression extends Typed<'Tuple'> {
  readonly items: readonly Expression[];
}

export interface ListExpression extends Typed<'List'> {
  readonly items: readonly Expression[];
}

export interface DictExpression extends Typed<'Dict'> {
  readonly keys: readonly Expression[];
  readonly values: readonly Expression[];
}

/** `object.name` */
export interface Attribute extends Typed<'Attribute'> {
  readonly object: Expression;
  readonly name: string;
}

/** `object[index]`; also `object.0`. */
export interface Item extends Typed<'Item'> {
  readonly object: Expression;
  readonly index: Expression;
}

export interface Slice extends Typed<'Slice'> {
  readonly from: Expression | null;
  readonly to: Expression | null;
  readonly step: Expression | null;
}

export interface Keyword extends Span {
  readonly name: string;
  readonly value: Expression;
}

export interface Arguments {
  readonly args: readonly Expression[];
  readonly keywords: readonly Keyword[];
  /** `*expression` */
  readonly star: Expression | null;
  /** `**expression` */
  readonly doubleStar: Expression | null;
}

export interface Call extends Typed<'Call'> {
  readonly callee: Expression;
  readonly arguments: Arguments;
}

/** `input | name(arguments)`. The input of the first filter of a filter block or block set is null: the body is. */
export interface Filter extends Typed<'Filter'> {
  readonly input: Expression | null;
  readonly name: string;
  readonly arguments: Arguments;
}

/** `input is name(arguments)`, `input is not name`. */
export interface Test extends Typed<'Test'> {
  readonly input: Expression;
  readonly name: string;
  readonly arguments: Arguments;
  readonly isNegated: boolean;
}

export interface Unary extends Typed<'Unary'> {
  readonly operator: 'not' | '-' | '+';
  readonly operand: Expression;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**' | 'and' | 'or';

export interface Binary extends Typed<'Binary'> {
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `a ~ b ~ c` */
export interface Concat extends Typed<'Concat'> {
  readonly items: readonly Expression[];
}

export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

/** `first < a <= b`: `operators[i]` stands before `operands[i]`. */
export interface Compare extends Typed<'Compare'> {
  readonly first: Expression;
  readonly operators: readonly CompareOperator[];
  readonly operands: readonly Expression[];
}

export interface Conditional extends Typed<'Conditional'> {
  readonly test: Expression;
  readonly value: Expression;
  readonly otherwise: Expression | null;
}

export type Expression =
  | Name
  | Const
  | TupleExpression
  | ListExpression
  | DictExpression
  | Attribute
  | Item
  | Slice
  | Call
  | Filter
  | Test
  | Unary
  | Binary
  | Concat
  | Compare
  | Conditional;

/** `ns.name` on the left of a `set`. */
export interface NamespaceTarget extends Typed<'NamespaceTarget'> {
  readonly object: string;
  readonly name: string;
}

export interface TupleTarget extends Typed<'TupleTarget'> {
  readonly items: readonly Target[];
}

export type Target = Name | NamespaceTarget | TupleTarget;

/** The content between two tags: from the end of the opening tag to the start of the next one. */
export interface Body extends Span {
  readonly nodes: readonly Statement[];
}

/** Text outside tags. `value` is what is left after whitespace control; the span is what was written. */
export interface Text extends Typed<'Text'> {
  readonly value: string;
}

/** `{% raw %}…{% endraw %}`; the span includes the tags. */
export interface Raw extends Typed<'Raw'> {
  readonly value: string;
}

/** `{# … #}` or a line comment; never rendered. `value` is the text without the delimiters and markers. */
export interface Comment extends Typed<'Comment'> {
  readonly value: string;
}

/** `{{ expression }}` */
export interface Output extends Typed<'Output'> {
  readonly expression: Expression;
}

/** `{% elif test %}…`, up to the next tag of the `if`. */
export interface ElseIf extends Located {
  readonly test: Expression;
  readonly body: Body;
}

export interface If extends Typed<'If'> {
  readonly test: Expression;
  readonly body: Body;
  readonly elseIfs: readonly ElseIf[];
  readonly otherwise: Body | null;
}

export interface For extends Typed<'For'> {
  readonly target: Target;
  readonly iterable: Expression;
  readonly test: Expression | null;
  readonly isRecursive: boolean;
  readonly body: Body;
  readonly otherwise: Body | null;
}

export interface Set extends Typed<'Set'> {
  readonly target: Target;
  readonly value: Expression;
}

export interface SetBlock extends Typed<'SetBlock'> {
  readonly target: Target;
  readonly filter: Filter | null;
  readonly body: Body;
}

export interface Signature {
  readonly params: readonly Name[];
  /** The defaults of the last parameters. */
  readonly defaults: readonly Expression[];
}

export interface Macro extends Typed<'Macro'>, Signature {
  readonly name: string;
  readonly body: Body;
}

/** `{% call(params) callee(arguments) %}…{% endcall %}` */
export interface CallBlock extends Typed<'CallBlock'>, Signature {
  readonly call: Call;
  readonly body: Body;
}

export interface FilterBlock extends Typed<'FilterBlock'> {
  readonly filter: Filter;
  readonly body: Body;
}

export interface With extends Typed<'With'> {
  readonly targets: readonly Target[];
  readonly values: readonly Expression[];
  readonly body: Body;
}

export interface Block extends Typed<'Block'> {
  readonly name: string;
  readonly isScoped: boolean;
  readonly isRequired: boolean;
  readonly body: Body;
}

export interface Extends extends Typed<'Extends'> {
  readonly template: Expression;
}

export interface Include extends Typed<'Include'> {
  readonly template: Expression;
  readonly ignoreMissing: boolean;
  readonly withContext: boolean;
}

export interface Import extends Typed<'Import'> {
  readonly template: Expression;
  readonly target: string;
  readonly withContext: boolean;
}

export interface ImportedName extends Span {
  readonly name: string;
  readonly alias: string;
}

export interface FromImport extends Typed<'FromImport'> {
  readonly template: Expression;
  readonly names: readonly ImportedName[];
  readonly withContext: boolean;
}

/** `{% print a, b %}` */
export interface Print extends Typed<'Print'> {
  readonly expressions: readonly Expression[];
}

export interface Do extends Typed<'Do'> {
  readonly expression: Expression;
}

export type LoopControl = Typed<'Break' | 'Continue'>;

export interface Autoescape extends Typed<'Autoescape'> {
  readonly value: Expression;
  readonly body: Body;
}

/** `{% generation %}…{% endgeneration %}`: marks what the assistant wrote. */
export interface Generation extends Typed<'Generation'> {
  readonly body: Body;
}

/** `{% trans %}…{% pluralize %}…{% endtrans %}`; the texts are already joined, with `%(name)s` for variables. */
export interface Trans extends Typed<'Trans'> {
  readonly singular: string;
  readonly plural: string | null;
  readonly context: string | null;
  /** The variables of the texts, and what they stand for. */
  readonly names: readonly string[];
  readonly values: readonly Expression[];
  /** The variable that decides between singular and plural. */
  readonly count: string | null;
  /** True if the texts contain variables; without any, a `%` in them is not doubled. */
  readonly isOpen: boolean;
}

/** `{% debug %}` */
export type Debug = Typed<'Debug'>;

export type Statement =
  | Text
  | Raw
  | Comment
  | Output
  | If
  | For
  | Set
  | SetBlock
  | Macro
  | CallBlock
  | FilterBlock
  | With
  | Block
  | Extends
  | Include
  | Import
  | FromImport
  | Print
  | Do
  | LoopControl
  | Autoescape
  | Generation
  | Trans
  | Debug;

export interface TemplateNode extends Span {
  readonly type: 'Template';
  readonly source: string;
  readonly body: Body;
  /** Every name that is read or set, parameters excepted, in the order of the source. */
  readonly names: readonly Name[];
  /** Which statements occur. */
  readonly statements: ReadonlySet<Statement['type']>;
}

export type Node = Expression | Target | Statement | TemplateNode;
