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
export const POINTS = [
  'published',
  'channel',
  'listed',
  'variants',
  'price',
  'stock',
  'shipping',
] as const;

export type PointName = (typeof POINTS)[number];

export interface Point {
  name: PointName;
  isOk: boolean;
  /** Failing variants; empty for points about the product. */
  variants: readonly ShopperVariant[];
}

export interface Verdict {
  buyable: number;
  total: number;
  points: Point[];
}

/** Channels shared by shop and product, including disabled ones. */
export const soldThrough = ({ channels, shopChannels }: Findings): Channel[] =>
  channels.filter(({ id }) => shopChannels?.some((other) => other.id === id));

function channelPoint(findings: Findings): Point[] {
  if (!findings.shopChannels) return [];
  const isOk = soldThrough(findings).some((channel) => !channel.is_disabled);
  return [{ name: 'channel', isOk, variants: [] }];
}

function variantPoint(
  name: PointName,
  variants: readonly ShopperVariant[],
  passes: (variant: ShopperVariant) => boolean,
): Point {
  const failing = variants.filter((variant) => !passes(variant));
  return { name, isOk: failing.length === 0, variants: failing };
}

function variantPoints(variants: readonly ShopperVariant[]): Point[] {
  if (variants.length === 0) return [{ name: 'variants', isOk: false, variants }];
  return [
    variantPoint('price', variants, ({ isPriced }) => isPriced),
    variantPoint('stock', variants, ({ isAvailable }) => isAvailable),
  ];
}

export function judge(findings: Findings): Verdict {
  const { status, isListed, variants, shipping } = findings;
  const about: Point[] = [
    { name: 'published', isOk: status === 'published', variants: [] },
    ...channelPoint(findings),
  ];
  // The storefront doesn't list it, for no known reason.
  if (!isListed && about.every(({ isOk }) => isOk)) {
    about.push({ name: 'listed', isOk: false, variants: [] });
  }
  const ways: Point = { name: 'shipping', isOk: shipping.length > 0, variants: [] };
  const isOffered = [...about, ways].every(({ isOk }) => isOk);
  return {
    buyable: isOffered ? variants.filter((one) => one.isPriced && one.isAvailable).length : 0,
    total: variants.length,
    points: [...about, ...variantPoints(variants), ways],
  };
}
