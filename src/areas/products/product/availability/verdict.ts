/** What decides whether a shopper can buy a variant. */
export interface ShopperVariant {
  id: string;
  title: string;
  /** In the currency of the region. */
  isPriced: boolean;
  /** In stock at a place of the channel, back-orderable, or not counted. */
  isAvailable: boolean;
  /** Units at all places of the store; 0 where they aren't counted. */
  units: number;
}

export interface Channel {
  id: string;
  name: string;
  is_disabled: boolean;
}

/** Everything that was found out, in the product's record and from the storefront. */
export interface Findings {
  status: string;
  /** The channels of the product. */
  channels: readonly Channel[];
  /** The channels that the shop sells through; undefined in a store without sales channels. */
  shopChannels: readonly Channel[] | undefined;
  /** Whether the storefront lists the product. */
  isListed: boolean;
  variants: readonly ShopperVariant[];
  /** How an order with the product can be sent, by name. */
  shipping: readonly string[];
}

/** What has to be right before a shopper can buy, in the order in which staff would mend it. */
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
  /** The variants that fail; none where it is about the product. */
  variants: readonly ShopperVariant[];
}

export interface Verdict {
  /** Variants that a shopper can buy. */
  buyable: number;
  total: number;
  points: Point[];
}

/** The channels of the shop that have the product; one that is off sells nothing. */
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

/** Whether shoppers can buy a product, and the reasons why not. */
export function judge(findings: Findings): Verdict {
  const { status, isListed, variants, shipping } = findings;
  const about: Point[] = [
    { name: 'published', isOk: status === 'published', variants: [] },
    ...channelPoint(findings),
  ];
  // The storefront has the last word; what it doesn't explain is named for what it is.
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
