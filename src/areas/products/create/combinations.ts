/** An option while a product is being created. */
export interface DraftOption {
  id: string;
  title: string;
  values: string[];
}

/** Variants that one product may begin with; more make neither sense on a screen nor one call. */
export const MOST_VARIANTS = 500;

/** Options that make a difference: with at least one value. A name may still be on its way, or be about to change. */
export const usedOptions = (options: readonly DraftOption[]): DraftOption[] =>
  options.filter(({ values }) => values.length > 0);

/** How many variants the options make. */
export const combinationCount = (options: readonly DraftOption[]): number =>
  usedOptions(options).reduce((product, { values }) => product * values.length, 1);

/** Whether the options make more variants than a product may begin with. */
export const isTooMany = (options: readonly DraftOption[]): boolean =>
  combinationCount(options) > MOST_VARIANTS;

/**
 * Every combination of the options' values, the last option changing fastest; one empty combination without options,
 * because a product is sold through a variant. None when there would be too many.
 */
export function combinations(options: readonly DraftOption[]): string[][] {
  if (isTooMany(options)) return [];
  return usedOptions(options).reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** Under this name a combination's data is kept: the same values find theirs again. */
export const combinationKey = (values: readonly string[]): string => JSON.stringify(values);
