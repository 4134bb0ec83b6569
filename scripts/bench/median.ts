/** The middle of measured values; the upper of the two in the middle where their number is even, NaN where there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
