import { judge } from './verdict.ts';
import type { Channel, Findings, Verdict } from './verdict.ts';

/** Storefront. */
export interface Shop {
  /** Id of the publishable key; '' in a store without keys. */
  id: string;
  title: string;
  /** Undefined in a store without sales channels. */
  channels: readonly Channel[] | undefined;
}

export interface Facts {
  status: string;
  /** Channels of the product. */
  channels: readonly Channel[];
  variants: readonly { id: string; title: string; units: number }[];
  /** Ids of priced variants, by region id. */
  priced: Readonly<Record<string, readonly string[]>>;
  /** Ids of orderable variants, by channel id (`NO_CHANNEL` in a store without channels). */
  available: Readonly<Record<string, readonly string[]>>;
  shipping: readonly { name: string; regionId: string }[];
}

export type State = 'all' | 'some' | 'none';

export interface RegionVerdict {
  id: string;
  findings: Findings;
  verdict: Verdict;
  state: State;
}

export interface Overview {
  regions: RegionVerdict[];
  /** Number of regions. */
  buyableIn: number;
  /** 'none' only if no storefront sells it in any region. */
  state: State;
  /** Storefront that sells the product if the chosen one doesn't. */
  otherShop: Shop | undefined;
}

/** Key of the stock in stores without sales channels. */
export const NO_CHANNEL = '';

/** Returns the shop's channels whose stock counts: enabled ones with the product, else any with it, else the first. */
export function stockChannels(
  channels: readonly Channel[],
  shopChannels: readonly Channel[] | undefined,
): Channel[] {
  const own = (shopChannels ?? []).filter(({ id }) => channels.some((one) => one.id === id));
  const on = channels.filter((one) => !one.is_disabled && own.some(({ id }) => id === one.id));
  if (on.length > 0) return on;
  return own.length > 0 ? own : (shopChannels ?? []).slice(0, 1);
}

export const channelsToAsk = (channels: readonly Channel[], shops: readonly Shop[]): string[] => {
  const ids = shops.flatMap((shop) => stockChannels(channels, shop.channels).map(({ id }) => id));
  return ids.length > 0 ? [...new Set(ids)] : [NO_CHANNEL];
};

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

/** Picks the wanted shop, else one that sells the product, else one with it in a channel, else the first. */
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

/** Prefers the wanted region among those where something isn't for sale. */
export function pickRegion(
  regions: readonly RegionVerdict[],
  wanted: string | undefined,
): RegionVerdict | undefined {
  const failing = regions.filter(({ state }) => state !== 'all');
  return failing.find(({ id }) => id === wanted) ?? failing[0];
}

/** @param regions result of `judgeRegions` for `shop` */
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

/** Fewest and most units that one of the variants has elsewhere; undefined if none has any. */
export function unitsElsewhere(
  variants: readonly { units: number }[],
): [number, number] | undefined {
  const units = variants.map((variant) => Math.max(0, variant.units));
  const to = units.reduce((most, one) => Math.max(most, one), 0);
  return to > 0 ? [units.reduce((least, one) => Math.min(least, one), to), to] : undefined;
}
