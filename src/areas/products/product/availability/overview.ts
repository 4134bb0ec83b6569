import { judge } from './verdict.ts';
import type { Channel, Findings, Verdict } from './verdict.ts';

/** Storefront. */
export interface Shop {
  /** Id of the publishable key; '' without keys, and for any storefront. */
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
  state: State;
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

export const channelsToAsk = (channels: readonly Channel[], shop: Shop): string[] => {
  const ids = stockChannels(channels, shop.channels).map(({ id }) => id);
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

/** Prefers the wanted region among those where something isn't for sale. */
export function pickRegion(
  regions: readonly RegionVerdict[],
  wanted: string | undefined,
): RegionVerdict | undefined {
  const failing = regions.filter(({ state }) => state !== 'all');
  return failing.find(({ id }) => id === wanted) ?? failing[0];
}

export function overview(regions: RegionVerdict[]): Overview {
  const buyableIn = regions.filter(({ state }) => state !== 'none').length;
  const isWhole = regions.length > 0 && regions.every(({ state }) => state === 'all');
  return { regions, buyableIn, state: isWhole ? 'all' : buyableIn > 0 ? 'some' : 'none' };
}

/** Fewest and most units that one of the variants has elsewhere; undefined if none has any. */
export function unitsElsewhere(
  variants: readonly { units: number }[],
): [number, number] | undefined {
  const units = variants.map((variant) => Math.max(0, variant.units));
  const to = units.reduce((most, one) => Math.max(most, one), 0);
  return to > 0 ? [units.reduce((least, one) => Math.min(least, one), to), to] : undefined;
}
