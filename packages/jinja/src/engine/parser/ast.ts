/**
 * The syntax tree. `start` and `end` are offsets into the original source; details that a node does not store can be read
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

/** Fields of the nodes of each type, besides type and place: expressions. */
interface ExpressionFields {
  Name: { name: string };
  /**
   * `text`, numbers, `true`, `false` and `none`: a string, boolean, null, or a number as `runtime/number.ts` holds it.
   * Adjacent string literals are one constant.
   */
  Const: { value: unknown };
  Tuple: { items: readonly Expression[] };
  List: { items: readonly Expression[] };
  Dict: { keys: readonly Expression[]; values: readonly Expression[] };
  /** `object.name` */
  Attribute: { object: Expression; name: string };
  /** `object[index]`; also `object.0`. */
  Item: { object: Expression; index: Expression };
  Slice: { from: Expression | null; to: Expression | null; step: Expression | null };
  Call: { callee: Expression; arguments: Arguments };
  /** `input | name(arguments)`. The input of the first filter of a filter block or block set is null: the body is. */
  Filter: { input: Expression | null; name: string; arguments: Arguments };
  /** `input is name(arguments)`, `input is not name`. */
  Test: { input: Expression; name: string; arguments: Arguments; isNegated: boolean };
  Unary: { operator: 'not' | '-' | '+'; operand: Expression };
  Binary: { operator: BinaryOperator; left: Expression; right: Expression };
  /** `a ~ b ~ c` */
  Concat: { items: readonly Expression[] };
  /** `first < a <= b`: `operators[i]` precedes `operands[i]`. */
  Compare: { first: Expression; operators: readonly CompareOperator[]; operands: readonly Expression[] };
  Conditional: { test: Expression; value: Expression; otherwise: Expression | null };
}

/** Operator between two values, except comparisons. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**' | 'and' | 'or';

/** Operator of a comparison. Comparisons can be chained: `1 < x < 3`. */
export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

/** A named argument: `name=value`. */
export interface Keyword extends Span {
  readonly name: string;
  readonly value: Expression;
}

/** The arguments of a call, filter or test. */
export interface Arguments {
  readonly args: readonly Expression[];
  readonly keywords: readonly Keyword[];
  /** `*expression` */
  readonly star: Expression | null;
  /** `**expression` */
  readonly doubleStar: Expression | null;
}

/** Targets of assignments other than names. */
interface TargetFields {
  /** `ns.name` on the left of a `set`. */
  NamespaceTarget: { object: string; name: string };
  TupleTarget: { items: readonly Target[] };
}

interface StatementFields {
  /** Text outside tags. `value` is the text after whitespace control; the span covers the original text. */
  Text: { value: string };
  /** `{% raw %}…{% endraw %}`; the span includes the tags. */
  Raw: { value: string };
  /** `{# … #}` or a line comment; never rendered. `value` is the text without the delimiters and markers. */
  Comment: { value: string };
  /** `{{ expression }}` */
  Output: { expression: Expression };
  If: { test: Expression; body: Body; elseIfs: readonly ElseIf[]; otherwise: Body | null };
  For: {
    target: Target;
    iterable: Expression;
    test: Expression | null;
    isRecursive: boolean;
    body: Body;
    otherwise: Body | null;
  };
  Break: object;
  Continue: object;
  Set: { target: Target; value: Expression };
  SetBlock: { target: Target; filter: NodeOf<'Filter'> | null; body: Body };
  Macro: Signature & { name: string; body: Body };
  /** `{% call(params) callee(arguments) %}…{% endcall %}` */
  CallBlock: Signature & { call: NodeOf<'Call'>; body: Body };
  FilterBlock: { filter: NodeOf<'Filter'>; body: Body };
  With: { targets: readonly Target[]; values: readonly Expression[]; body: Body };
  Block: { name: string; isScoped: boolean; isRequired: boolean; body: Body };
  Extends: { template: Expression };
  Include: { template: Expression; ignoreMissing: boolean; withContext: boolean };
  Import: { template: Expression; target: string; withContext: boolean };
  FromImport: { template: Expression; names: readonly ImportedName[]; withContext: boolean };
  /** `{% print a, b %}` */
  Print: { expressions: readonly Expression[] };
  Do: { expression: Expression };
  Autoescape: { value: Expression; body: Body };
  /** `{% generation %}…{% endgeneration %}`: marks what the assistant wrote. */
  Generation: { body: Body };
  /** `{% trans %}…{% pluralize %}…{% endtrans %}`; the texts are already joined, with `%(name)s` for variables. */
  Trans: {
    singular: string;
    plural: string | null;
    context: string | null;
    /** The variables of the texts, and their values. */
    names: readonly string[];
    values: readonly Expression[];
    /** The variable that decides between singular and plural. */
    count: string | null;
    /** True if the texts contain variables; without any, a `%` in them is not doubled. */
    isOpen: boolean;
  };
  /** `{% debug %}` */
  Debug: object;
}

/** The content between two tags: from the end of the opening tag to the start of the next one. */
export interface Body extends Span {
  readonly nodes: readonly Statement[];
}

/** `{% elif test %}…`, up to the next tag of the `if`. */
export interface ElseIf extends Located {
  readonly test: Expression;
  readonly body: Body;
}

/** The parameters of a macro or call block. */
export interface Signature {
  readonly params: readonly NodeOf<'Name'>[];
  /** The defaults of the last parameters. */
  readonly defaults: readonly Expression[];
}

/** A name in `{% from … import name as alias %}`. */
export interface ImportedName extends Span {
  readonly name: string;
  readonly alias: string;
}

interface Fields extends ExpressionFields, TargetFields, StatementFields {}

/** The fields of a node of this type besides its type and place. */
export type FieldsOf<Type extends keyof Fields> = Readonly<Fields[Type]>;

/** A node of this type, or of one of these types. */
export type NodeOf<Type extends keyof Fields> = {
  [One in Type]: Located & { readonly type: One } & FieldsOf<One>;
}[Type];

/** A node with a value. */
export type Expression = NodeOf<keyof ExpressionFields>;

/** A node that can be assigned to. */
export type Target = NodeOf<'Name' | keyof TargetFields>;

/** A node of a tag, of output or of text. */
export type Statement = NodeOf<keyof StatementFields>;

/** The root of a syntax tree. */
export interface TemplateNode extends Span {
  readonly type: 'Template';
  readonly source: string;
  readonly body: Body;
  /** Every name that is read or set, parameters excepted, in the order of the source. */
  readonly names: readonly NodeOf<'Name'>[];
  /** Which statements occur. */
  readonly statements: ReadonlySet<Statement['type']>;
}

/** Any node of a syntax tree. */
export type Node = Expression | Target | Statement | TemplateNode;
