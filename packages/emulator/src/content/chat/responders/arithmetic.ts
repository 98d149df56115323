import type { Conversation } from '../conversation.ts';
import { NUMBER_WORDS } from './number-words.ts';

const OPERATOR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|added to)\b/gi, '+'],
  [/\b(?:minus|less)\b/gi, '-'],
  [/\b(?:times|multiplied by)\b|×|·/gi, '*'],
  [/\b(?:divided by|over)\b|÷/gi, '/'],
  [/\bto the power of\b|\*\*/gi, '^'],
  [/\b(?:modulo|mod)\b/gi, '%'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
];

const OPERAND = String.raw`(?:[-−]?\({0,9}\s?[-−]?\d[\d,]{0,30}(?:\.\d{1,30})?\s?\){0,9})`;
const EXPRESSION = new RegExp(String.raw`${OPERAND}(?:\s{0,3}[-+*−/%^x]\s{0,3}${OPERAND})+`, 'i');

/** Works out the arithmetic in the prompt. */
export function arithmetic({ prompt }: Conversation): string | undefined {
  const text = spellOut(prompt);
  const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent) of (\d[\d,]*(?:\.\d+)?)/i.exec(text);
  if (percent)
    return sentence(`${percent[1]}% of ${percent[2]}`, (Number(percent[1]) * plain(percent[2])) / 100, prompt);
  const root = /\bsquare root of (\d+(?:\.\d+)?)/i.exec(text);
  if (root) return sentence(`The square root of ${root[1]}`, Math.sqrt(Number(root[1])), prompt);
  const found = EXPRESSION.exec(text)?.[0].trim();
  if (!found || isNoSum(found, prompt)) return undefined;
  const expression = balance(found.replaceAll(',', '').replaceAll('−', '-').replace(/x/gi, '*'));
  const value = evaluate(expression);
  if (value === undefined) return undefined;
  if (!Number.isFinite(value)) return `${found} has no value: division by zero is not defined.`;
  return sentence(found, value, prompt);
}

/** A sum of a few words is answered shortly when that is asked for. */
function sentence(expression: string, value: number, prompt: string): string {
  const result = String(Number(value.toPrecision(12)));
  if (/\b(?:just|only) (?:the )?(?:answer|number|result)\b/i.test(prompt)) return result;
  return `${expression.replace(/\s*([-+*/^])\s*/g, ' $1 ').replace(/^ - /, '-')} = ${result}`.replace(
    /^(The .*|.* of .*) = /,
    '$1 is ',
  );
}

const ASKS_SUM = /=|\b(?:what(?:['’]s| is)|calculate|compute|evaluate|solve|equals?|how much|answer|sum|result)\b/i;

/** Matches dates, telephone numbers and versions, which look like arithmetic. */
function isNoSum(found: string, prompt: string): boolean {
  const isWholePrompt = found.length >= prompt.replace(/[\s?.!]/g, '').length;
  const isAmbiguous = !/[+*^%()x×]/i.test(found) && !/\s/.test(found);
  return isAmbiguous && !isWholePrompt && !ASKS_SUM.test(prompt);
}

function spellOut(prompt: string): string {
  const digits = prompt.replace(/[a-z]+(?:[- ](?=[a-z]))?/gi, (word) => {
    const value = NUMBER_WORDS[word.trim().toLowerCase().replace('-', '')];
    return value === undefined ? word : `${value}${word.endsWith(' ') ? ' ' : ''}`;
  });
  return OPERATOR_WORDS.reduce((text, [words, sign]) => text.replace(words, sign), digits);
}

function plain(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}

/** Drops unmatched closing brackets, and closes open ones. */
function balance(expression: string): string {
  let depth = 0;
  let text = '';
  for (const sign of expression) {
    if (sign === ')' && depth === 0) continue;
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    text += sign;
  }
  return text + ')'.repeat(depth);
}

/** Evaluates +, -, *, /, %, ^ and brackets; `undefined` for text other than an expression. */
function evaluate(expression: string): number | undefined {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/%^()]/g) ?? [];
  let at = 0;
  const take = (...signs: string[]) => (signs.includes(tokens[at] ?? '') ? tokens[at++] : undefined);

  const atom = (): number => {
    if (take('-')) return -power();
    if (take('+')) return power();
    if (take('(')) {
      const value = sum();
      return take(')') ? value : Number.NaN;
    }
    const token = tokens[at++];
    return token === undefined || !/^\d/.test(token) ? Number.NaN : Number(token);
  };
  const power = (): number => {
    const base = atom();
    return take('^') ? base ** power() : base;
  };
  const product = (): number => {
    let value = power();
    for (let sign = take('*', '/', '%'); sign; sign = take('*', '/', '%')) {
      const right = power();
      value = sign === '*' ? value * right : sign === '/' ? value / right : value % right;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const right = product();
      value = sign === '+' ? value + right : value - right;
    }
    return value;
  };

  const value = sum();
  return at === tokens.length && !Number.isNaN(value) ? value : undefined;
}
