export interface DraftOption {
  id: string;
  title: string;
  values: string[];
}

/** Limit per new product: more don't fit one screen or request. */
export const MOST_VARIANTS = 500;

export const usedOptions = (options: readonly DraftOption[]): DraftOption[] =>
  options.filter(({ values }) => values.length > 0);

export const combinationCount = (options: readonly DraftOption[]): number =>
  usedOptions(options).reduce((product, { values }) => product * values.length, 1);

export const isTooMany = (options: readonly DraftOption[]): boolean =>
  combinationCount(options) > MOST_VARIANTS;

/**
 * Returns all combinations, the last option changing fastest. Without options it is one empty combination: every
 * product needs a variant. Empty if there are too many.
 */
export function combinations(options: readonly DraftOption[]): string[][] {
  if (isTooMany(options)) return [];
  return usedOptions(options).reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

export const combinationKey = (values: readonly string[]): string => JSON.stringify(values);
