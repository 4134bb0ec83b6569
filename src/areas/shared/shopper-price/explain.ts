import { timeOf } from '#ui/format/instant.ts';
import { groupsOf } from '../all-price-lists.ts';
import type { ListedPriceList } from '../all-price-lists.ts';

/** A price of a variant: its own, or one of a price list. */
export interface VariantPrice {
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null where it is for a whole currency. */
  region: string | null;
  /** Null where it is the variant's own. */
  listId: string | null;
  /** Units in a cart from which on and up to which it holds; null where that is open. */
  min: number | null;
  max: number | null;
}

/** Who buys, where, and how much. */
export interface Shopper {
  regionId: string;
  /** Three small letters, of the region. */
  currency: string;
  /** Of which customer groups they are. */
  groupIds: readonly string[];
  /** At least 1. */
  quantity: number;
}

/** Why a price list isn't what a shopper pays by. */
export type Hindrance = 'draft' | 'scheduled' | 'expired' | 'group' | 'market' | 'quantity';

/** A price list that has prices of the variant. */
export interface ListVerdict {
  list: Pick<ListedPriceList, 'id' | 'name' | 'starts_at' | 'ends_at' | 'customer_groups'>;
  /** Undefined where it applies. */
  hindrance: Hindrance | undefined;
  /** The lowest of its prices that apply, minor units; undefined where none does. */
  amount: number | undefined;
  /** The quantities for which that price holds. */
  tier: Pick<VariantPrice, 'min' | 'max'> | undefined;
  /** That price was given for another region with the same currency, which the server doesn't tell apart. */
  isOtherRegion: boolean;
  /** Shoppers pay this one. */
  isPaid: boolean;
}

export interface Explanation {
  /** What they would pay without price lists, minor units; undefined where the variant isn't sold there. */
  base: number | undefined;
  isBasePaid: boolean;
  /** The one that is paid first, then those that apply, then the others. */
  lists: ListVerdict[];
}

const isQuantity = ({ min, max }: VariantPrice, quantity: number): boolean =>
  (min === null || quantity >= min) && (max === null || quantity <= max);

/** The server takes any price in the region's currency, even one that was given for another region. */
const isMarket = ({ region, currency }: VariantPrice, shopper: Shopper): boolean =>
  region === shopper.regionId || currency === shopper.currency;

const lowest = (prices: readonly VariantPrice[]): VariantPrice | undefined =>
  prices.toSorted((one, other) => one.amount - other.amount)[0];

/** What stands against a price list, whatever its prices. */
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

/** What a variant costs without price lists: the region's own price before the currency's. */
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
 * Why a variant costs a shopper what it does: which of the price lists that have it apply, and what stands against the
 * others.
 *
 * @param paid what the store asks for, minor units; undefined where it said nothing, and none is marked then
 * @param now  instant, ms
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
  // A price list that is as dear as the base price changes nothing.
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
