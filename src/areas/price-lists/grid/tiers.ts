/** Cart quantities that a price applies to; null for open. */
export interface Tier {
  min: number | null;
  max: number | null;
}

export const ANY: Tier = { min: null, max: null };

export const tierKey = ({ min, max }: Tier): string => `${min ?? ''}-${max ?? ''}`;

const orderOf = ({ min, max }: Tier): number[] => [min ?? 0, max ?? Infinity];

/** Returns unique tiers in order, starting with `ANY`. */
export function tiersOf(tiers: readonly Tier[]): Tier[] {
  const unique = new Map([ANY, ...tiers].map((tier) => [tierKey(tier), tier]));
  return [...unique.values()].toSorted((one, other) => {
    const [from = 0, to = 0] = orderOf(one);
    const [from2 = 0, to2 = 0] = orderOf(other);
    // `ANY` comes before 1 and up.
    if (tierKey(one) === tierKey(ANY)) return -1;
    if (tierKey(other) === tierKey(ANY)) return 1;
    return from - from2 || to - to2;
  });
}

/**
 * Returns pairs of overlapping tiers, where the lower price wins. Two open-ended tiers don't count: the later is meant
 * to take over.
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

/** @returns undefined unless whole, at least 1 and in order */
export function readTier(from: number | undefined, to: number | undefined): Tier | undefined {
  const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 1;
  if (from === undefined || !isWhole(from)) return undefined;
  if (to !== undefined && (!isWhole(to) || to < from)) return undefined;
  return { min: from, max: to ?? null };
}
