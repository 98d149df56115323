/** A score as people read it: three decimals at most; one that these would show as 0 is said to be smaller. */
export function formatScore(score: number): string {
  if (!Number.isFinite(score)) return String(score);
  const rounded = score.toFixed(3).replace(/\.?0+$/, '');
  return score === 0 || Number(rounded) ? rounded : '< 0.001';
}
