/** What has a place among a product's variants. */
export interface Ranked {
  id: string;
  variant_rank?: number | null;
}

/** In the order of their ranks; those of one rank stay as they came. */
export const byRank = <Variant extends Ranked>(variants: readonly Variant[]): Variant[] =>
  variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0));
