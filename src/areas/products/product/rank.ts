export interface Ranked {
  id: string;
  variant_rank?: number | null;
}

/** Sorts by rank, stably. */
export const byRank = <Variant extends Ranked>(variants: readonly Variant[]): Variant[] =>
  variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0));
