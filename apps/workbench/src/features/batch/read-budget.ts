/** Reads a budget in dollars: `none` for an empty field, undefined for what is not a number above 0. */
export function readBudget(text: string): number | 'none' | undefined {
  const given = text.trim();
  if (given === '') return 'none';
  const dollars = /^(?:\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : 0;
  return dollars > 0 && Number.isFinite(dollars) ? dollars : undefined;
}
