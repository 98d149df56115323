import { readConversation } from '../chat/conversation.ts';
import { arithmetic } from '../chat/responders/arithmetic.ts';
import { facts } from '../chat/responders/facts.ts';

const ORDERS: readonly (readonly string[])[] = [
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  'January February March April May June July August September October November December'.split(' '),
  [...'abcdefghijklmnopqrstuvwxyz'],
];

/** Longest end of a prompt that is read for a series or a question. */
const READ_CHARACTERS = 400;

/** Ends a text whose end can be known: a series, a sum, a fact, a question that waits for its answer. */
export function knownEnding(prompt: string): string | undefined {
  const end = prompt.slice(-READ_CHARACTERS).trimEnd();
  return series(end) ?? answer(end);
}

/** Continues `1, 2, 3,`, `2, 4, 8,` and `Monday, Tuesday and`. */
function series(text: string): string | undefined {
  const items = /((?:[\p{L}\d]+\s*(?:,|\band\b|,\s*and\b)\s*){2,})$/u.exec(text)?.[1]?.match(/[\p{L}\d]+/gu);
  const known = items?.filter((item) => item !== 'and');
  if (!known || known.length < 2) return undefined;
  const numbers = known.map(Number);
  if (numbers.every(Number.isFinite)) return nextNumbers(numbers);
  const order = ORDERS.find((words) => known.every((item) => indexIn(words, item) >= 0));
  const [first, second] = known.slice(-2).map((item) => (order ? indexIn(order, item) : -1));
  if (!order || first === undefined || second !== first + 1) return undefined;
  const rest = order.slice(second + 1, second + 6);
  return rest.length > 0 ? `${rest.join(', ')}.` : undefined;
}

function indexIn(words: readonly string[], item: string): number {
  return words.findIndex((word) => word.toLowerCase() === item.toLowerCase());
}

function nextNumbers(numbers: readonly number[]): string | undefined {
  const [before = 0, last = 0] = numbers.slice(-2);
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const isEven = steps.every((step) => step === steps[0]);
  const ratio = last / before;
  const isPower = numbers.slice(1).every((number, index) => number / (numbers[index] ?? 0) === ratio);
  if (!isEven && !isPower) return undefined;
  const next = (count: number) => (isEven ? last + (last - before) * count : last * ratio ** count);
  return `${[1, 2, 3, 4].map(next).join(', ')}.`;
}

/** Answers `Q: … A:`, `3 times 4 equals` and `The capital of France is`. */
function answer(text: string): string | undefined {
  const line = /(?:^|[\n.?!:])\s*([^\n.?!:]+)$/.exec(text)?.[1] ?? '';
  const open = /(?:^|\n)\s*(?:q|question):\s*([^\n]+)\n\s*(?:a|answer):$/i.exec(text)?.[1];
  const unfinished = /^(.+?)\s+(?:is|are|equals|makes|=)$/i.exec(line)?.[1] ?? /^(.+?)\s*=$/.exec(line)?.[1];
  const question = open ?? (unfinished && `What is ${unfinished}?`);
  if (question === undefined) return undefined;
  const conversation = readConversation([{ role: 'user', text: question, images: [], toolCalls: [] }], '', '');
  const sum = arithmetic(conversation);
  if (sum !== undefined) return `${sum.split(' = ').at(-1)}.`;
  const fact = facts(conversation);
  if (fact === undefined || open !== undefined) return fact;
  const subject = `${unfinished} is `;
  return fact.toLowerCase().startsWith(subject.toLowerCase()) ? fact.slice(subject.length) : undefined;
}
