import type { Choices } from '../choices.ts';
import type { Argument, Callable } from './callables.ts';
import { KEY_NAMES } from './context.ts';
import { expression } from './expression.ts';
import { deeper, type Scope } from './scope.ts';

/** The arguments of a call, some of them by name; sometimes one too many or of a wrong name. Filters need no parentheses without any. */
export function callArguments(scope: Scope, callable: Callable, needsParentheses: boolean): string {
  const { choices } = scope;
  const count = choices.chance(65) ? callable.args.length : choices.below(callable.args.length + 1);
  const byName = choices.chance(25) ? choices.below(count + 1) : count;
  const args = callable.args.slice(0, count).map(([name, argument], index) => {
    const value = one(scope, argument);
    return name !== '' && index >= byName ? `${name}=${value}` : value;
  });
  if (choices.chance(1)) args.push(choices.oneOf(['1', 'wrong=1', '*xs', '**d']));
  if (args.length === 0) return needsParentheses || choices.chance(10) ? '()' : '';
  return `(${inOrder(args).join(', ')})`;
}

/** A positional argument may not follow one by name. */
function inOrder(args: readonly string[]): string[] {
  const isNamed = (arg: string): boolean => /^\w+=[^=]/.test(arg);
  return [...args.filter((arg) => !isNamed(arg)), ...args.filter(isNamed)];
}

function one(scope: Scope, argument: Argument): string {
  if (typeof argument === 'string') return expression(deeper(scope), argument);
  return scope.choices.chance(5) ? expression(deeper(scope), 'any') : scope.choices.oneOf(argument);
}

/** An item or attribute: `.name`, `['name']`, `[0]`, `.0`. */
export function path(choices: Choices, isDict: boolean): string {
  if (!isDict || choices.chance(10))
    return choices.oneOf(['[0]', '[-1]', '[1]', '.0', '[true]', '[1.0]', '[none]', '["0"]', '[99]']);
  const key = choices.oneOf(KEY_NAMES);
  return /^[a-zA-Z]\w*$/.test(key) && choices.chance(60) ? `.${key}` : `['${key.replace(/'/g, "\\'")}']`;
}
