import type { TypedNumber } from '#ui/number/typed-number.ts';
import { newHandle } from '#shared/handle.ts';
import { attributeValues } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import type { Pictures } from '../fields/pictures.ts';
import { isRegion } from '../fields/prices.ts';
import { combinationKey, combinations } from './combinations.ts';
import type { DraftOption } from './combinations.ts';

/** What a cell of prices or stock holds. */
export type Cell = TypedNumber;

/** Cells by what they hold for. */
export type Cells = Record<string, Cell>;

/** The cells that hold a number. */
export const numbersIn = (cells: Cells): Record<string, number> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([place, cell]) =>
      typeof cell === 'number' ? [[place, cell]] : [],
    ),
  );

/** What is typed for one variant. */
export interface DraftVariant extends AttributeValues {
  /** Empty: named after its values. */
  title: string;
  sku: string;
  ean: string;
  upc: string;
  barcode: string;
  material: string;
  manage_inventory: boolean;
  allow_backorder: boolean;
  /** Minor units by a currency's code or a region's id. */
  prices: Cells;
  /** Units by the location's id; null where it isn't kept. */
  stock: Cells;
}

/** Fields that are filled once for all variants. */
export interface ForAll {
  /** By a currency's code or a region's id. */
  prices: Cells;
  /** By the location's id. */
  stock: Cells;
  /** With what empty SKUs begin. */
  sku: string;
}

/** A product while it is being created. */
export interface CreateValues extends AttributeValues {
  title: string;
  subtitle: string;
  /** Empty: made from the title. */
  handle: string;
  description: string;
  material: string;
  discountable: boolean;
  type: string;
  collection_id: string | null;
  tags: string[];
  categories: string[];
  /** Undefined until the store's usual channel is known or others are chosen. */
  sales_channels: string[] | undefined;
  options: DraftOption[];
  /** By the combination's key; a combination that nothing was typed for is missing. */
  variants: Record<string, DraftVariant>;
  /** Keys of combinations that are not made. */
  left: string[];
  /** The options that the keys belong to, while the present ones make too many combinations to have keys. */
  keyedBy?: DraftOption[] | undefined;
  /** What is typed for all variants and not given to them yet. */
  forAll: ForAll;
  /** Regions that have a column of prices. */
  priceRegions: string[];
  pictures: Pictures;
}

const NO_ATTRIBUTES = attributeValues({
  length: null,
  width: null,
  height: null,
  weight: null,
  hs_code: null,
  mid_code: null,
  origin_country: null,
});

export const NEW_VARIANT: DraftVariant = {
  ...NO_ATTRIBUTES,
  title: '',
  sku: '',
  ean: '',
  upc: '',
  barcode: '',
  material: '',
  manage_inventory: true,
  allow_backorder: false,
  prices: {},
  stock: {},
};

export const NEW_PRODUCT: CreateValues = {
  ...NO_ATTRIBUTES,
  title: '',
  subtitle: '',
  handle: '',
  description: '',
  material: '',
  discountable: true,
  type: '',
  collection_id: null,
  tags: [],
  categories: [],
  sales_channels: undefined,
  options: [],
  variants: {},
  left: [],
  forAll: { prices: {}, stock: {}, sku: '' },
  priceRegions: [],
  pictures: { images: [], thumbnail: null, alts: {} },
};

/** The handle that the product gets: what was typed, or one out of its title; empty where that has no letters. */
export const handleFor = ({ handle, title }: Pick<CreateValues, 'handle' | 'title'>): string =>
  newHandle(handle, title) ?? '';

/** A variant as it will be made. */
export interface PlannedVariant extends DraftVariant {
  key: string;
  values: string[];
}

/** What a variant is called: what was typed, or its values, or the product's own name. */
export const variantTitle = (
  { title, values }: Pick<PlannedVariant, 'title' | 'values'>,
  productTitle: string,
): string => title.trim() || values.join(' / ') || productTitle.trim();

/** Every combination with what was typed for it, whether it will be made or not. */
export function allVariants({ options, variants }: CreateValues): PlannedVariant[] {
  return combinations(options).map((values) => {
    const key = combinationKey(values);
    return { ...NEW_VARIANT, ...variants[key], key, values };
  });
}

/**
 * The variants that will be made, in their order. What was typed for a region stays in the values when the region is
 * taken away, so that it is there when the region comes back; until then it is no price.
 */
export function plannedVariants(values: CreateValues): PlannedVariant[] {
  const { left, priceRegions } = values;
  return allVariants(values)
    .filter(({ key }) => !left.includes(key))
    .map((variant) => ({
      ...variant,
      prices: Object.fromEntries(
        Object.entries(variant.prices).filter(
          ([place]) => !isRegion(place) || priceRegions.includes(place),
        ),
      ),
    }));
}

/** The values with some of the variants changed. */
export function withVariants(
  values: CreateValues,
  keys: readonly string[],
  change: (variant: DraftVariant, key: string) => Partial<DraftVariant>,
): CreateValues {
  const variants = { ...values.variants };
  for (const key of keys) {
    const before = { ...NEW_VARIANT, ...variants[key] };
    variants[key] = { ...before, ...change(before, key) };
  }
  return { ...values, variants };
}

/** A SKU out of a beginning, which may end with a hyphen, and a variant's values: capitals, digits and hyphens. */
export function skuOf(beginning: string, values: readonly string[]): string {
  const part = (text: string): string =>
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLocaleUpperCase('en')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const parts = values.map(part).filter(Boolean);
  const first = beginning.trim();
  return [parts.length > 0 ? first.replace(/-+$/, '') : first, ...parts].filter(Boolean).join('-');
}
