/** Splits an amount by weights into whole numbers; largest remainders get the rest. */
export function shares(total: number, weights: readonly number[]): number[] {
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = usable.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return usable.map((_, index) => (index === 0 ? total : 0));
  const exact = usable.map((weight) => (total * weight) / sum);
  const parts = exact.map((part) => Math.trunc(part));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byLoss = exact
    .map((part, index) => ({ index, loss: Math.abs(part - Math.trunc(part)) }))
    .toSorted((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, Math.abs(left))) {
    parts[index] = (parts[index] ?? 0) + Math.sign(left);
  }
  return parts;
}
