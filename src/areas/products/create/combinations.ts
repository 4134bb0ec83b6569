/** An option while a product is being created. */
export interface DraftOption {
  id: string;
  title: string;
  values: string[];
}

/** Variants that one product may begin with; more make neither sense on a screen nor one call. */
export const MOST_VARIANTS = 500;

/** Options that make a difference: named, with at least one value. */
export const usedOptions = (options: readonly DraftOption[]): DraftOption[] =>
  options.filter(({ title, values }) => title.trim() !== '' && values.length > 0);

/** How many variants the options make. */
export const combinationCount = (options: readonly DraftOption[]): number =>
  usedOptions(options).reduce((product, { values }) => product * values.length, 1);

/**
 * Every combination of the options' values, the last option changing fastest; one empty combination without options,
 * because a product is sold through a variant. None when there would be too many.
 */
export function combinations(options: readonly DraftOption[]): string[][] {
  if (combinationCount(options) > MOST_VARIANTS) return [];
  return usedOptions(options).reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** Under this name a combination's data is kept: the same values find theirs again. */
export const combinationKey = (values: readonly string[]): string => JSON.stringify(values);
