import { judge } from './verdict.ts';
import type { Channel, Findings, Verdict } from './verdict.ts';

/** A front end of the store. */
export interface Shop {
  /** Of its publishable key; empty for the shop of a store without keys. */
  id: string;
  title: string;
  /** What it sells through; undefined in a store without sales channels. */
  channels: readonly Channel[] | undefined;
}

/** What was found out about a product, for every region and every front end. */
export interface Facts {
  status: string;
  /** The channels of the product. */
  channels: readonly Channel[];
  variants: readonly { id: string; title: string; units: number }[];
  /** The ids of the variants that have a price, by the id of the region. */
  priced: Readonly<Record<string, readonly string[]>>;
  /** The ids of the variants that can be ordered, by the id of the channel; empty for a store without channels. */
  available: Readonly<Record<string, readonly string[]>>;
  shipping: readonly { name: string; regionId: string }[];
}

/** How much of a product can be bought: every variant, some, or none. */
export type State = 'all' | 'some' | 'none';

export interface RegionVerdict {
  id: string;
  findings: Findings;
  verdict: Verdict;
  state: State;
}

export interface Overview {
  regions: RegionVerdict[];
  /** In so many regions something can be bought. */
  buyableIn: number;
  /** Bad only where nobody can buy anywhere, through whichever front end. */
  state: State;
  /** One through which it can be bought, where it can't through the one that is looked through. */
  otherShop: Shop | undefined;
}

/** The id under which a product's stock is known in a store without sales channels. */
export const NO_CHANNEL = '';

/** The channels of a shop whose places count: those that sell the product, else the first. */
export function stockChannels(
  channels: readonly Channel[],
  shopChannels: readonly Channel[] | undefined,
): Channel[] {
  const own = (shopChannels ?? []).filter(({ id }) => channels.some((one) => one.id === id));
  const on = channels.filter((one) => !one.is_disabled && own.some(({ id }) => id === one.id));
  if (on.length > 0) return on;
  return own.length > 0 ? own : (shopChannels ?? []).slice(0, 1);
}

/** The ids of the channels whose stock has to be known to judge a product in these shops. */
export const channelsToAsk = (channels: readonly Channel[], shops: readonly Shop[]): string[] => {
  const ids = shops.flatMap((shop) => stockChannels(channels, shop.channels).map(({ id }) => id));
  return ids.length > 0 ? [...new Set(ids)] : [NO_CHANNEL];
};

/** What counts in one region, through one shop. */
export function findingsFor(facts: Facts, regionId: string, shop: Shop, isListed = true): Findings {
  const places = stockChannels(facts.channels, shop.channels).map(({ id }) => id);
  const asked = places.length > 0 ? places : [NO_CHANNEL];
  const available = new Set(asked.flatMap((id) => facts.available[id] ?? []));
  const priced = new Set(facts.priced[regionId]);
  return {
    status: facts.status,
    channels: facts.channels,
    shopChannels: shop.channels,
    isListed,
    variants: facts.variants.map((variant) => ({
      ...variant,
      isPriced: priced.has(variant.id),
      isAvailable: available.has(variant.id),
    })),
    shipping: facts.shipping
      .filter((option) => option.regionId === regionId)
      .map(({ name }) => name),
  };
}

const stateOf = ({ buyable, total }: Verdict): State =>
  buyable === 0 ? 'none' : buyable < total ? 'some' : 'all';

/** The verdict of every region, through one shop. */
export function judgeRegions(
  facts: Facts,
  regionIds: readonly string[],
  shop: Shop,
  isListed = true,
): RegionVerdict[] {
  return regionIds.map((id) => {
    const findings = findingsFor(facts, id, shop, isListed);
    const verdict = judge(findings);
    return { id, findings, verdict, state: stateOf(verdict) };
  });
}

const sells = (facts: Facts, regionIds: readonly string[], shop: Shop): boolean =>
  judgeRegions(facts, regionIds, shop).some(({ state }) => state !== 'none');

/**
 * The shop to look through: the wanted one, else one through which the product can be bought, else one that has it, else
 * the first.
 */
export function pickShop(
  facts: Facts,
  regionIds: readonly string[],
  shops: readonly Shop[],
  wanted: string | undefined,
): Shop | undefined {
  return (
    shops.find(({ id }) => id === wanted) ??
    shops.find((shop) => sells(facts, regionIds, shop)) ??
    shops.find((shop) =>
      shop.channels?.some(({ id }) => facts.channels.some((own) => own.id === id)),
    ) ??
    shops[0]
  );
}

/**
 * The region to begin with: the wanted one, else where the most of the product can be bought, else the first; none
 * where everything can be bought everywhere, since there is nothing to look into.
 */
export function pickRegion(
  regions: readonly RegionVerdict[],
  wanted: string | undefined,
): RegionVerdict | undefined {
  if (regions.every(({ state }) => state === 'all')) return undefined;
  return (
    regions.find(({ id }) => id === wanted) ??
    regions.find(({ state }) => state === 'all') ??
    regions.find(({ state }) => state === 'some') ??
    regions[0]
  );
}

/**
 * What to say of a product at first sight.
 *
 * @param regions as `judgeRegions` found them for `shop`
 */
export function overview(
  facts: Facts,
  regions: RegionVerdict[],
  shops: readonly Shop[],
  shop: Shop,
): Overview {
  const buyableIn = regions.filter(({ state }) => state !== 'none').length;
  const ids = regions.map(({ id }) => id);
  const otherShop =
    buyableIn > 0
      ? undefined
      : shops.find((other) => other.id !== shop.id && sells(facts, ids, other));
  const isWhole = regions.length > 0 && regions.every(({ state }) => state === 'all');
  const state = isWhole ? 'all' : buyableIn > 0 || otherShop ? 'some' : 'none';
  return { regions, buyableIn, state, otherShop };
}

/** The fewest and the most units that one of these variants has at other places; undefined when none has any. */
export function unitsElsewhere(
  variants: readonly { units: number }[],
): [number, number] | undefined {
  const units = variants.map((variant) => Math.max(0, variant.units));
  const to = units.reduce((most, one) => Math.max(most, one), 0);
  return to > 0 ? [units.reduce((least, one) => Math.min(least, one), to), to] : undefined;
}
