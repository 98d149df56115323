/** A score as people read it: three decimals at most, and never so few that it looks like 0. */
export function formatScore(score: number): string {
  if (!Number.isFinite(score)) return String(score);
  const rounded = score.toFixed(3).replace(/\.?0+$/, '');
  return score !== 0 && Number(rounded) === 0 ? score.toExponential(1) : rounded;
}
