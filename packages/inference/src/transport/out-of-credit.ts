/** Codes of an account without credit, in the spelling of `normalized`. */
const CODES: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'insufficient_credit',
  'insufficient_credits',
  'insufficient_balance',
  'insufficient_funds',
  'billing_hard_limit_reached',
  'billing_not_active',
  'credits_exhausted',
  'credit_balance_too_low',
  'payment_required',
]);

/** What services without such a code write with 403 or 429; the reason of another refusal may repeat the words of a user. A quota per minute or day, which comes back by itself, is another matter. */
const WORDS =
  /\b(?:insufficient (?:credits?|balance|funds)|credit balance is too low|out of credits?|no credits? (?:left|remaining))\b/i;

/** Tells whether an error response means that the account is empty, which OpenAI and others report with 429 as they do rate limits. */
export function isOutOfCredit(status: number, body: unknown, reason: string): boolean {
  if (status === 402) return true;
  if (status < 400 || status >= 500) return false;
  if (codesIn(body).some((code) => CODES.has(normalized(code)))) return true;
  return (status === 403 || status === 429) && WORDS.test(reason);
}

function codesIn(body: unknown): string[] {
  if (!(body instanceof Object)) return [];
  const { code, type, error } = body as Readonly<Record<string, unknown>>;
  const own = [code, type, error].filter((value): value is string => typeof value === 'string');
  return typeof error === 'string' ? own : [...own, ...codesIn(error)];
}

const normalized = (code: string) => code.toLowerCase().replaceAll(/[\s-]+/g, '_');
