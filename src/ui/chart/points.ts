export interface TimePoint {
  id: string;
  /** Short, for the axis. */
  tick: string;
  label: string;
  /** Undefined: unknown, or still to come. */
  value: number | undefined;
  before?: number | undefined;
  beforeLabel?: string | undefined;
}

/** Names, for legend and table. */
export interface ChartSeries {
  value: string;
  before?: string | undefined;
}

export type ChartKind = 'line' | 'bars';

/** Indexes of the values between two gaps, which no line connects. */
export function isolated(values: readonly (number | undefined)[]): Set<number> {
  const found = new Set<number>();
  for (const [index, value] of values.entries()) {
    const isAlone = values[index - 1] === undefined && values[index + 1] === undefined;
    if (value !== undefined && isAlone) found.add(index);
  }
  return found;
}
