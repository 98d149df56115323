import type { BinaryOperator, CompareOperator, Expression, Node, NodeOf, Span, Statement } from '../parser/ast.ts';
import type { Row } from '../runtime/runtime.ts';
import type { Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { Variable } from './scope.ts';

// The lowered form of a template, from which closures, JavaScript and traced closures are printed. Names are slots here, calls of
// the library are rows with arguments in order, and common patterns have a step of their own. `node` is the place of an error.

/** A step of each type of a table, with its fields. */
type Steps<Fields> = { [Type in keyof Fields]: { readonly type: Type } & Readonly<Fields[Type]> }[keyof Fields];

interface ValueFields {
  Constant: { value: Value };
  /** A variable of the template, `distance` functions outward. */
  Local: {
    variable: Variable;
    distance: number;
    /** Result for a variable without a value: JavaScript's undefined, an undefined value, or the name in the context. */
    fallback: 'missing' | 'undefined' | ContextName;
  };
  ContextName: ContextFields;
  /** An entry under a constant key, for which no prototype has a property. */
  Entry: {
    owner: ValueStep;
    key: string;
    node: NodeOf<'Attribute' | 'Item'>;
    /** Result for a dict without the entry: JavaScript's undefined, an undefined value, or a method of dicts. */
    fallback: 'missing' | 'undefined' | 'method';
  };
  LoopAttribute: { loop: Local; node: NodeOf<'Attribute'> };
  Member: { owner: ValueStep; node: NodeOf<'Attribute'> };
  Item: { owner: ValueStep; key: ValueStep; node: NodeOf<'Item'> };
  Slice: { owner: ValueStep; bounds: readonly (ValueStep | undefined)[]; node: NodeOf<'Item'> };
  List: { items: readonly ValueStep[] };
  Tuple: { items: readonly ValueStep[] };
  Dict: { keys: readonly ValueStep[]; values: readonly ValueStep[]; node: Node };
  /** `caller`: the body of a call block. */
  Call: { callee: ValueStep; given: ArgumentSteps; caller: MacroStep | undefined };
  /** `own`: Jinja's function, which is called without a look at its arguments. */
  Namespace: { callee: ValueStep; own: Value; given: ArgumentSteps };
  /** `ofText`, `ofDict`: the method of strings or dicts with this name. */
  Method: {
    owner: ValueStep;
    name: string;
    callee: NodeOf<'Attribute'>;
    given: ArgumentSteps;
    ofText: RowCall | undefined;
    ofDict: RowCall | undefined;
  };
  Filter: { input: ValueStep; call: RowCall };
  /** A filter or test that does not exist. `names`: those that do; `place`: the node with the span of its name. */
  Unknown: {
    kind: 'filter' | 'test';
    name: string;
    input: ValueStep;
    given: ArgumentSteps;
    names: () => readonly string[];
    place: Node;
  };
  Either: { isOr: boolean; left: ValueStep; right: ValueStep; node: Expression };
  /** A chain of `+`: `nodes[i]` adds `terms[i]`. */
  Sum: { terms: readonly ValueStep[]; nodes: readonly Expression[] };
  Arithmetic: { operator: BinaryOperator; left: ValueStep; right: ValueStep; node: Expression };
  Sign: { operator: '-' | '+'; operand: ValueStep; node: Expression };
  Concat: { items: readonly ValueStep[]; isMarkup: boolean; node: Expression };
  /** `otherwise`: the value, or the hint of an undefined value. */
  Conditional: { test: TestStep; value: ValueStep; otherwise: ValueStep | string };
  Truth: { test: TestStep };
  /** The text of the captured block. */
  Captured: object;
}

interface ContextFields {
  readonly slot: number;
  readonly name: string;
  /** True if JavaScript objects inherit a property with this name. */
  readonly isInherited: boolean;
  /** The value without a variable of the caller, once a render has needed it. */
  otherwise: Value;
}

/** Computes a value. */
export type ValueStep = Steps<ValueFields>;
export type Local = Extract<ValueStep, { readonly type: 'Local' }>;
export type Entry = Extract<ValueStep, { readonly type: 'Entry' }>;
/** A name that no scope sets. */
export type ContextName = { readonly type: 'ContextName' } & ContextFields;

/** Arguments in the order of the template. */
export interface ArgumentSteps {
  readonly list: readonly ValueStep[];
  readonly named: readonly (readonly [name: string, value: ValueStep])[];
  readonly star: ValueStep | undefined;
  readonly doubleStar: ValueStep | undefined;
  readonly node: Expression | Statement;
}

/** A call of a function of the library. */
export interface RowCall {
  readonly row: Row;
  /**
   * For each parameter after the first, the index of its argument: of those in `list`, then of those in `named`; -1 for none.
   * Undefined if only the call can bind the arguments.
   */
  readonly order: readonly number[] | undefined;
  readonly given: ArgumentSteps;
}

interface TestFields {
  /** A comparison of one value with constant texts; false for `!=` and `not in`. */
  Text: { subject: ValueStep; texts: readonly string[]; isEquality: boolean; node: Expression };
  Not: { test: TestStep };
  And: { left: TestStep; right: TestStep };
  Or: { left: TestStep; right: TestStep };
  Compare: { operator: CompareOperator; left: ValueStep; right: ValueStep; node: Expression };
  Chain: { first: ValueStep; operators: readonly CompareOperator[]; rest: readonly ValueStep[]; node: Expression };
  /** A test of the value alone. */
  ValueTest: { name: string; isTrue: (value: Value) => boolean; input: ValueStep; isNegated: boolean };
  RowTest: { input: ValueStep; call: RowCall; isNegated: boolean };
  Truthy: { value: ValueStep; node: Expression };
}

/** Computes the truth of an expression. */
export type TestStep = Steps<TestFields>;
export type TextStep = Extract<TestStep, { readonly type: 'Text' }>;

/** A place that values are assigned to. */
export type TargetStep = Steps<{
  Slot: { variable: Variable };
  Field: { owner: ValueStep; name: string; node: NodeOf<'NamespaceTarget'> };
  Unpack: { parts: readonly TargetStep[] };
}>;

/** The first value of a variable when its scope is entered; without `from`, it has none. */
export interface Start {
  readonly variable: Variable;
  readonly from: Local | undefined;
}

/** Statements with the variables of their scope. */
export interface Body {
  readonly starts: readonly Start[];
  readonly steps: readonly Step[];
  /** True if a `break` or `continue` may leave it. */
  readonly isInterruptible: boolean;
}

/** A function of the template: a macro or the body of a call block. */
export interface MacroStep {
  readonly name: string | undefined;
  readonly params: readonly string[];
  /** The variables of the parameters, in order, and all variables that a call may set. */
  readonly variables: readonly Variable[];
  readonly all: readonly Variable[];
  /** For each parameter its default, or the hint of an undefined value. */
  readonly defaults: readonly (ValueStep | string)[];
  readonly callerSlot: number;
  readonly kwargsSlot: number;
  readonly varargsSlot: number;
  readonly takesCaller: boolean;
  readonly slots: number;
  readonly body: Body;
}

/** A printed value. */
export interface Printed {
  readonly value: ValueStep;
  readonly node: Expression;
}

/** The output of one statement. */
export interface Part extends Span {
  readonly pieces: readonly (string | Printed)[];
}

/** Variables that scoped blocks and includes may read. */
export type Names = ReadonlyMap<string, Local>;

interface StatementFields {
  /**
   * `escaping`: how printed values are escaped, undefined if only known at run time. `isChecked`: nothing is written once an
   * `extends` has run.
   */
  Write: { parts: readonly Part[]; escaping: boolean | undefined; isChecked: boolean };
  /** `choices`: the number of first branches that compare the same value with texts, where it is above one. */
  If: {
    branches: readonly { readonly test: TestStep; readonly body: Body }[];
    otherwise: Body | undefined;
    choices: number;
  };
  For: {
    node: NodeOf<'For'>;
    iterable: ValueStep;
    target: TargetStep;
    /** The variable of the target, where it has a single name. */
    item: Variable | undefined;
    /** The `loop`, where something reads it. */
    loop: Variable | undefined;
    filter: { readonly target: TargetStep; readonly test: TestStep } | undefined;
    body: Body;
    otherwise: Body | undefined;
    /** Size of the frame of a recursive loop. */
    slots: number | undefined;
  };
  Break: object;
  Continue: object;
  Set: { target: TargetStep; value: ValueStep; node: Statement };
  SetBlock: { target: TargetStep; body: Body; value: ValueStep; node: Statement };
  FilterBlock: { body: Body; value: ValueStep; node: Statement };
  With: { targets: readonly TargetStep[]; values: readonly ValueStep[]; body: Body; node: Statement };
  Macro: { macro: MacroStep; variable: Variable };
  CallBlock: { value: ValueStep; node: Statement };
  Block: { node: NodeOf<'Block'>; names: Names | undefined; isChecked: boolean };
  /** `isLater`: another `extends` may have run before; `isCertain`: it always has. */
  Extends: { node: NodeOf<'Extends'>; template: ValueStep; isLater: boolean; isCertain: boolean };
  Include: { node: NodeOf<'Include'>; template: ValueStep; names: Names | undefined };
  Import: {
    node: NodeOf<'Import' | 'FromImport'>;
    template: ValueStep;
    names: Names | undefined;
    /** The variables, and the names in the module; the module itself without a name. */
    targets: readonly (readonly [variable: Variable, name: string | undefined])[];
    place: string;
  };
  Do: { value: ValueStep };
  Autoescape: { value: ValueStep; body: Body };
  /** `special`: variables of the macro in Jinja's form of the block. */
  Generation: { body: Body; special: readonly (readonly [variable: Variable, value: Value])[] };
  Extension: { values: readonly ValueStep[]; run: (frame: Frame, values: readonly Value[]) => void };
}

/** Runs a statement; the span is that of its source. */
export type Step = Span & Steps<StatementFields>;
export type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;
