export interface ShopperVariant {
  id: string;
  title: string;
  /** In the region's currency. */
  isPriced: boolean;
  /** In stock for the channel, back-orderable, or not counted. */
  isAvailable: boolean;
  /** Units at all locations; 0 if not counted. */
  units: number;
}

export interface Channel {
  id: string;
  name: string;
  is_disabled: boolean;
}

export interface Findings {
  status: string;
  /** Channels of the product. */
  channels: readonly Channel[];
  /** Undefined in a store without sales channels. */
  shopChannels: readonly Channel[] | undefined;
  isListed: boolean;
  variants: readonly ShopperVariant[];
  /** Names of shipping options. */
  shipping: readonly string[];
}

/** In the order in which staff would fix them. */
export const CHECKS = [
  'published',
  'channel',
  'listed',
  'variants',
  'price',
  'stock',
  'shipping',
] as const;

export type CheckName = (typeof CHECKS)[number];

export interface Check {
  name: CheckName;
  isOk: boolean;
  /** Failing variants; empty for checks of the product. */
  variants: readonly ShopperVariant[];
}

export interface Verdict {
  buyable: number;
  total: number;
  checks: Check[];
}

/** Channels shared by shop and product, including disabled ones. */
export const soldThrough = ({ channels, shopChannels }: Findings): Channel[] =>
  channels.filter(({ id }) => shopChannels?.some((other) => other.id === id));

function channelCheck(findings: Findings): Check[] {
  if (!findings.shopChannels) return [];
  const isOk = soldThrough(findings).some((channel) => !channel.is_disabled);
  return [{ name: 'channel', isOk, variants: [] }];
}

function variantCheck(
  name: CheckName,
  variants: readonly ShopperVariant[],
  passes: (variant: ShopperVariant) => boolean,
): Check {
  const failing = variants.filter((variant) => !passes(variant));
  return { name, isOk: failing.length === 0, variants: failing };
}

function variantChecks(variants: readonly ShopperVariant[]): Check[] {
  if (variants.length === 0) return [{ name: 'variants', isOk: false, variants }];
  return [
    variantCheck('price', variants, ({ isPriced }) => isPriced),
    variantCheck('stock', variants, ({ isAvailable }) => isAvailable),
  ];
}

export function judge(findings: Findings): Verdict {
  const { status, isListed, variants, shipping } = findings;
  const about: Check[] = [
    { name: 'published', isOk: status === 'published', variants: [] },
    ...channelCheck(findings),
  ];
  // The storefront doesn't list it, for no known reason.
  if (!isListed && about.every(({ isOk }) => isOk)) {
    about.push({ name: 'listed', isOk: false, variants: [] });
  }
  const ways: Check = { name: 'shipping', isOk: shipping.length > 0, variants: [] };
  const isOffered = [...about, ways].every(({ isOk }) => isOk);
  return {
    buyable: isOffered ? variants.filter((one) => one.isPriced && one.isAvailable).length : 0,
    total: variants.length,
    checks: [...about, ...variantChecks(variants), ways],
  };
}
