import { pyError, valueError } from '../../engine/runtime/errors.ts';
import { lazy } from '../../engine/runtime/lazy.ts';
import { quote, repr } from '../../engine/runtime/repr.ts';
import { typeName, type Value } from '../../engine/runtime/values.ts';
import { isRecord } from '../tokenizer-config.ts';

const NAME = '[\\p{L}\\p{N}_]+';
const placeholder = lazy(() => new RegExp(`\\{(${NAME}(?:\\.${NAME})*)\\}`, 'u'));
const wholePlaceholder = lazy(() => new RegExp(`^${placeholder().source}$`, 'u'));

/** Refuses strings that mix a placeholder with other text. */
export function checkTransform(scope: string, transform: unknown): void {
  if (typeof transform === 'string') {
    if (!placeholder().test(transform) || wholePlaceholder().test(transform)) return;
    throw valueError(
      `${scope}: transform string ${quote(transform)} mixes a {placeholder} with literal text. Use either a whole-string ` +
        'placeholder (e.g. "{content}") or a plain literal; string interpolation is not supported.',
    );
  }
  if (typeof transform !== 'object' || transform === null) return;
  for (const part of Object.values(transform)) checkTransform(scope, part);
}

/** Values by the names that placeholders use. */
export type TransformScope = ReadonlyMap<string, unknown>;

/** Fills the placeholders of a transform. */
export function applyTransform(transform: unknown, scope: TransformScope): unknown {
  if (Array.isArray(transform)) return transform.map((part) => applyTransform(part, scope));
  if (isRecord(transform))
    return Object.fromEntries(
      Object.entries(transform)
        .map(([key, part]): [string, unknown] => [key, applyTransform(part, scope)])
        // What a call need not have, such as an id.
        .filter(([, filled]) => filled !== undefined),
    );
  const path = typeof transform === 'string' ? wholePlaceholder().exec(transform)?.[1] : undefined;
  return path === undefined ? transform : resolve(path, scope);
}

function resolve(path: string, scope: TransformScope): unknown {
  const [root = '', ...keys] = path.split('.');
  if (!scope.has(root))
    throw pyError(
      'KeyError',
      repr(`transform placeholder '{${path}}' is not defined. Available: ${repr([...scope.keys()].sort())}`),
    );
  let value = scope.get(root);
  for (const key of keys) {
    if (!isRecord(value))
      throw valueError(`transform placeholder '{${path}}' cannot index into ${typeName(value as Value)} at '${key}'`);
    if (!Object.hasOwn(value, key))
      throw valueError(
        `transform placeholder '{${path}}' is missing key '${key}'. Available: ${repr(Object.keys(value).sort())}`,
      );
    value = value[key];
  }
  return value;
}
