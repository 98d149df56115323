import type { Conversation } from '../conversation.ts';

const ASKS =
  /\b(?:write|code|implement|show|create|give|how (?:do|would) (?:i|you))\b[\s\S]*\b(?:function|program|script|code|python|javascript|typescript|loop|method|snippet|hello world)\b/i;

/** One task in each language the emulator writes. */
interface Sample {
  readonly asked: RegExp;
  readonly what: string;
  readonly python: string;
  readonly javascript: string;
}

const SAMPLES: readonly Sample[] = [
  {
    asked: /fibonacci/i,
    what: 'the n-th Fibonacci number',
    python:
      'def fibonacci(n: int) -> int:\n    a, b = 0, 1\n    for _ in range(n):\n        a, b = b, a + b\n    return a',
    javascript:
      'function fibonacci(n) {\n  let [a, b] = [0, 1];\n  for (let i = 0; i < n; i++) [a, b] = [b, a + b];\n  return a;\n}',
  },
  {
    asked: /factorial/i,
    what: 'the factorial of n',
    python:
      'def factorial(n: int) -> int:\n    result = 1\n    for factor in range(2, n + 1):\n        result *= factor\n    return result',
    javascript:
      'function factorial(n) {\n  let result = 1;\n  for (let factor = 2; factor <= n; factor++) result *= factor;\n  return result;\n}',
  },
  {
    asked: /prime/i,
    what: 'whether a number is prime',
    python:
      'def is_prime(n: int) -> bool:\n    if n < 2:\n        return False\n    return all(n % d for d in range(2, int(n**0.5) + 1))',
    javascript:
      'function isPrime(n) {\n  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;\n  return n > 1;\n}',
  },
  {
    asked: /palindrome/i,
    what: 'whether a text reads the same backwards',
    python:
      'def is_palindrome(text: str) -> bool:\n    letters = [c for c in text.lower() if c.isalnum()]\n    return letters == letters[::-1]',
    javascript:
      "function isPalindrome(text) {\n  const letters = text.toLowerCase().match(/[a-z0-9]/g) ?? [];\n  return letters.join('') === letters.reverse().join('');\n}",
  },
  {
    asked: /revers/i,
    what: 'a text backwards',
    python: 'def reverse(text: str) -> str:\n    return text[::-1]',
    javascript: "function reverse(text) {\n  return [...text].reverse().join('');\n}",
  },
  {
    asked: /sort/i,
    what: 'a sorted copy of a list',
    python:
      'def sort(items: list[int]) -> list[int]:\n    if len(items) < 2:\n        return items\n    pivot, *rest = items\n    left = [x for x in rest if x < pivot]\n    right = [x for x in rest if x >= pivot]\n    return sort(left) + [pivot] + sort(right)',
    javascript:
      'function sort(items) {\n  if (items.length < 2) return items;\n  const [pivot, ...rest] = items;\n  const left = rest.filter((x) => x < pivot);\n  const right = rest.filter((x) => x >= pivot);\n  return [...sort(left), pivot, ...sort(right)];\n}',
  },
  {
    asked: /\b(?:sum|add)\b/i,
    what: 'the sum of a list',
    python: 'def total(numbers: list[float]) -> float:\n    return sum(numbers)',
    javascript: 'function total(numbers) {\n  return numbers.reduce((sum, number) => sum + number, 0);\n}',
  },
  {
    asked: /hello/i,
    what: 'a greeting',
    python: 'def main() -> None:\n    print("Hello, world!")\n\n\nmain()',
    javascript: "console.log('Hello, world!');",
  },
];

/** Writes a small function in Python or JavaScript. */
export function code({ prompt }: Conversation): string | undefined {
  if (!ASKS.test(prompt)) return undefined;
  const sample = SAMPLES.find(({ asked }) => asked.test(prompt));
  const isScript = /\b(?:javascript|typescript|js|ts|node)\b/i.test(prompt);
  const language = isScript ? 'javascript' : 'python';
  if (!sample) {
    const name = (/\b(?:that|which|to) ([a-z ]{3,40})/i.exec(prompt)?.[1] ?? 'run').trim().split(/\s+/).slice(0, 3);
    const body = isScript
      ? `function ${name.map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join('')}(input) {\n  return input;\n}`
      : `def ${name.join('_')}(value):\n    return value`;
    return `I know only a few algorithms by heart, and this is none of them. Here is a start:\n\n\`\`\`${language}\n${body}\n\`\`\``;
  }
  return `This gives ${sample.what}:\n\n\`\`\`${language}\n${isScript ? sample.javascript : sample.python}\n\`\`\``;
}
