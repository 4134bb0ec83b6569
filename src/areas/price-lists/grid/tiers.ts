/** Units in a cart for which a price holds; null where that is open. */
export interface Tier {
  min: number | null;
  max: number | null;
}

/** Whatever the quantity. */
export const ANY: Tier = { min: null, max: null };

/** The same quantities have the same key. */
export const tierKey = ({ min, max }: Tier): string => `${min ?? ''}-${max ?? ''}`;

const orderOf = ({ min, max }: Tier): number[] => [min ?? 0, max ?? Infinity];

/** The quantities for which there are prices, from few to many; any quantity comes first. */
export function tiersOf(tiers: readonly Tier[]): Tier[] {
  const unique = new Map([ANY, ...tiers].map((tier) => [tierKey(tier), tier]));
  return [...unique.values()].toSorted((one, other) => {
    const [from = 0, to = 0] = orderOf(one);
    const [from2 = 0, to2 = 0] = orderOf(other);
    // Any quantity is before those from one on.
    if (tierKey(one) === tierKey(ANY)) return -1;
    if (tierKey(other) === tierKey(ANY)) return 1;
    return from - from2 || to - to2;
  });
}

/**
 * The pairs of quantities that share some, where the lower of two prices counts. Two without an end are none: the later
 * one is meant to take over.
 */
export function overlapsOf(tiers: readonly Tier[]): [Tier, Tier][] {
  const own = tiersOf(tiers).filter((tier) => tierKey(tier) !== tierKey(ANY));
  return own.flatMap((one, place) =>
    own
      .slice(place + 1)
      .filter((other) => {
        const [from = 0, to = 0] = orderOf(one);
        const [from2 = 0, to2 = 0] = orderOf(other);
        return from <= to2 && from2 <= to && (to < Infinity || to2 < Infinity);
      })
      .map((other): [Tier, Tier] => [one, other]),
  );
}

/**
 * Reads the quantities that were typed.
 *
 * @returns undefined where they are none: not whole, below one, or the wrong way around
 */
export function readTier(from: number | undefined, to: number | undefined): Tier | undefined {
  const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 1;
  if (from === undefined || !isWhole(from)) return undefined;
  if (to !== undefined && (!isWhole(to) || to < from)) return undefined;
  return { min: from, max: to ?? null };
}
