import { pyError } from './errors.ts';
import { repr } from './repr.ts';
import { isString, MissingValue, ownerName, refuseStrict, type UndefinedKind, type Value } from './values.ts';

/** The names of the classes, by kind. */
const undefinedTypes: Readonly<Record<UndefinedKind, string>> = {
  default: 'Undefined',
  chainable: 'ChainableUndefined',
  strict: 'StrictUndefined',
  debug: 'DebugUndefined',
  logging: 'LoggingUndefined',
};

/** The value of a missing name, attribute or item. */
export class Undefined extends MissingValue {
  readonly kind: UndefinedKind;
  readonly name: Value;
  /** The value whose attribute or item was looked up; JavaScript's undefined: there is none, a name was missing. */
  readonly owner: Value;
  /** Replaces the made-up message. */
  readonly hint: string | undefined;
  /** The Python error class that using it raises. */
  readonly errorType: string;
  constructor(
    kind: UndefinedKind = 'default',
    name?: Value,
    owner?: Value,
    hint?: string,
    errorType = 'UndefinedError',
  ) {
    super(undefinedTypes[kind], 'jinja2.runtime');
    this.kind = kind;
    this.name = name;
    this.owner = owner;
    this.hint = hint;
    this.errorType = errorType;
  }
  override repr(): string {
    return 'Undefined';
  }

  override str(): string {
    refuseStrict(this);
    if (this.kind !== 'debug') return '';
    const { name, owner, hint } = this;
    if (hint !== undefined) return `{{ undefined value printed: ${hint} }}`;
    return `{{ ${owner === undefined ? name : `no such element: ${ownerName(owner)}[${repr(name)}]`} }}`;
  }

  override failure(): Error {
    const error = pyError(this.errorType, undefinedMessage(this));
    error.missing = this;
    return error;
  }
}

/** Formats the error message for using this undefined value, in Jinja's wording. */
export function undefinedMessage({ name, owner, hint }: Undefined): string {
  if (hint !== undefined) return hint;
  const key = repr(name);
  if (owner === undefined) return `${key} is undefined`;
  return isString(name) ? `'${ownerName(owner)}' has no attribute ${key}` : `${ownerName(owner)} has no element ${key}`;
}
