import { chatSyntax } from '../../src/engine/lexer/syntax.ts';
import { Builtin } from '../../src/engine/library/bind.ts';
import { filters } from '../../src/engine/library/filters.ts';
import { findMethods } from '../../src/engine/library/methods.ts';
import { tests } from '../../src/engine/library/tests.ts';
import { pyError } from '../../src/engine/runtime/errors.ts';
import type { Runtime } from '../../src/engine/runtime/runtime.ts';
import { itemAt } from '../../src/engine/runtime/slice.ts';
import { Undefined } from '../../src/engine/runtime/undefined.ts';
import { isString, type Value } from '../../src/engine/runtime/values.ts';

const environment: Runtime['environment'] = {
  policies: {},
  syntax: chatSyntax,
  filter: (name) => filters.get(name),
  test: (name) => tests.get(name),
  now: () => new Date(2024, 6, 26, 12, 0, 0),
  random: () => 0.5,
};

/** The minimal runtime of the library, for tests without the engine. */
export function plainRuntime(changes: Partial<Runtime> = {}): Runtime {
  const attribute = (owner: Value, name: string): Value => {
    if (owner instanceof Undefined) throw owner.failure();
    const row = findMethods(owner)?.get(name);
    return row && new Builtin(row, owner);
  };
  const missing = (name: Value, owner: Value) => new Undefined('default', name, owner);
  const rt: Runtime = {
    autoescape: false,
    environment,
    sandboxed: true,
    charge() {},
    listLength: Number.POSITIVE_INFINITY,
    growList() {},
    grow(size) {
      if (size > 1e6) throw pyError('LimitError', `asked for ${size}`);
    },
    undefined: (name, owner, hint) => new Undefined('default', name, owner, hint),
    attribute,
    getAttr: (owner, name) => attribute(owner, name) ?? itemAt(owner, name) ?? missing(name, owner),
    getItem(owner, key) {
      if (owner instanceof Undefined) throw owner.failure();
      const item = itemAt(owner, key);
      return item !== undefined ? item : isString(key) ? rt.getAttr(owner, String(key)) : missing(key, owner);
    },
    call: (fn, args, kwargs) => (fn as Builtin).call(rt, args, kwargs),
    ...changes,
  };
  return rt;
}
