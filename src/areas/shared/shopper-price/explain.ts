import { timeOf } from '#ui/format/instant.ts';
import { groupsOf } from '../sources/all-price-lists.ts';
import type { ListedPriceList } from '../sources/all-price-lists.ts';

export interface VariantPrice {
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null: for the whole currency. */
  region: string | null;
  /** Null: the variant's own price. */
  listId: string | null;
  /** Quantity range; null: open. */
  min: number | null;
  max: number | null;
}

export interface Shopper {
  regionId: string;
  /** The region's, lowercase. */
  currency: string;
  groupIds: readonly string[];
  /** At least 1. */
  quantity: number;
}

export type Hindrance = 'draft' | 'scheduled' | 'expired' | 'group' | 'market' | 'quantity';

export interface ListVerdict {
  list: Pick<ListedPriceList, 'id' | 'name' | 'starts_at' | 'ends_at' | 'customer_groups'>;
  /** Undefined if it applies. */
  hindrance: Hindrance | undefined;
  /** Lowest applicable price, minor units. */
  amount: number | undefined;
  tier: Pick<VariantPrice, 'min' | 'max'> | undefined;
  /** The server ignores the region if the currency matches. */
  isOtherRegion: boolean;
  isPaid: boolean;
}

export interface Explanation {
  /** Minor units; undefined if not sold there. */
  base: number | undefined;
  isBasePaid: boolean;
  /** Paid one first, then applicable ones. */
  lists: ListVerdict[];
}

const isQuantity = ({ min, max }: VariantPrice, quantity: number): boolean =>
  (min === null || quantity >= min) && (max === null || quantity <= max);

/** The server takes any price in the currency. */
const isMarket = ({ region, currency }: VariantPrice, shopper: Shopper): boolean =>
  region === shopper.regionId || currency === shopper.currency;

const lowest = (prices: readonly VariantPrice[]): VariantPrice | undefined =>
  prices.toSorted((one, other) => one.amount - other.amount)[0];

function against(list: ListedPriceList, { groupIds }: Shopper, now: number): Hindrance | undefined {
  if (list.status === 'draft') return 'draft';
  if (list.starts_at && timeOf(list.starts_at) > now) return 'scheduled';
  if (list.ends_at && timeOf(list.ends_at) <= now) return 'expired';
  const groups = groupsOf(list);
  return groups.length > 0 && !groups.some(({ id }) => groupIds.includes(id)) ? 'group' : undefined;
}

function verdictOf(
  list: ListedPriceList,
  prices: readonly VariantPrice[],
  shopper: Shopper,
  now: number,
): ListVerdict {
  const here = prices.filter((price) => isMarket(price, shopper));
  const best = lowest(here.filter((price) => isQuantity(price, shopper.quantity)));
  const missing = here.length === 0 ? 'market' : best ? undefined : 'quantity';
  return {
    list,
    hindrance: against(list, shopper, now) ?? missing,
    amount: best?.amount,
    tier: best && { min: best.min, max: best.max },
    isOtherRegion: best !== undefined && best.region !== null && best.region !== shopper.regionId,
    isPaid: false,
  };
}

/** Region before currency. */
function baseOf(own: readonly VariantPrice[], shopper: Shopper): number | undefined {
  const any = own.filter(({ min, max }) => min === null && max === null);
  const price =
    any.find(({ region }) => region === shopper.regionId) ??
    any.find(({ region, currency }) => region === null && currency === shopper.currency);
  return price?.amount;
}

const placeOf = ({ isPaid, hindrance }: ListVerdict): number =>
  isPaid ? 0 : hindrance === undefined ? 1 : 2;

/**
 * @param paid minor units; undefined marks none as paid
 * @param now instant, ms
 */
export function explainPrice(
  prices: readonly VariantPrice[],
  lists: readonly ListedPriceList[],
  shopper: Shopper,
  paid: number | undefined,
  now: number,
): Explanation {
  const byList = new Map<string, VariantPrice[]>();
  for (const price of prices) {
    if (price.listId === null) continue;
    byList.set(price.listId, [...(byList.get(price.listId) ?? []), price]);
  }
  const base = baseOf(
    prices.filter(({ listId }) => listId === null),
    shopper,
  );
  const verdicts = lists.flatMap((list) => {
    const own = byList.get(list?.id);
    return own ? [verdictOf(list, own, shopper, now)] : [];
  });
  // A list at the base price changes nothing.
  const isBasePaid = paid !== undefined && base === paid;
  const winner = isBasePaid
    ? undefined
    : verdicts.find(({ hindrance, amount }) => hindrance === undefined && amount === paid);
  return {
    base,
    isBasePaid,
    lists: verdicts
      .map((verdict) => ({ ...verdict, isPaid: verdict === winner }))
      .toSorted(
        (one, other) => placeOf(one) - placeOf(other) || (one.amount ?? 0) - (other.amount ?? 0),
      ),
  };
}
