interface Bounds {
  min: number;
  max: number;
}

/** A value within its bounds. */
export const within = (value: number, { min, max }: Bounds): number =>
  Math.min(Math.max(value, min), max);

/** The value after one press of a step button or an arrow; from nothing one starts at the smallest step. */
export function stepped(value: number | null, by: number, bounds: Bounds): number {
  const from = value === null || Number.isNaN(value) ? 0 : value;
  return within(from + by, bounds);
}

/** Why a number can't stand: it lies outside its bounds. */
export function boundProblem(
  value: number | null,
  { min, max }: Bounds,
): 'tooSmall' | 'tooLarge' | undefined {
  if (value === null || Number.isNaN(value)) return undefined;
  if (value < min) return 'tooSmall';
  return value > max ? 'tooLarge' : undefined;
}
