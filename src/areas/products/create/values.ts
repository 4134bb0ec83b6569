import type { TypedNumber } from '#ui/number/typed-number.ts';
import { newHandle } from '#shared/form/handle.ts';
import { attributeValues } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import type { Pictures } from '../fields/pictures.ts';
import type { FieldValues } from '#shared/extensions/field-values.ts';
import { isRegion } from '../fields/prices.ts';
import { combinationKey, combinations } from './combinations.ts';
import type { DraftOption } from './combinations.ts';

export type Cell = TypedNumber;

export type Cells = Record<string, Cell>;

export const numbersIn = (cells: Cells): Record<string, number> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([place, cell]) =>
      typeof cell === 'number' ? [[place, cell]] : [],
    ),
  );

export interface DraftVariant extends AttributeValues {
  /** Empty: derived from the option values. */
  title: string;
  sku: string;
  ean: string;
  upc: string;
  barcode: string;
  material: string;
  manage_inventory: boolean;
  allow_backorder: boolean;
  /** Minor units by currency code or region id. */
  prices: Cells;
  /** Units by location id; null: not stocked there. */
  stock: Cells;
}

export interface ForAll {
  prices: Cells;
  stock: Cells;
  /** SKU prefix. */
  sku: string;
}

export interface CreateValues extends AttributeValues {
  title: string;
  subtitle: string;
  /** Empty: derived from the title. */
  handle: string;
  description: string;
  material: string;
  discountable: boolean;
  type: string;
  collection_id: string | null;
  tags: string[];
  categories: string[];
  /** Undefined until the default channel is known or others are chosen. */
  sales_channels: string[] | undefined;
  options: DraftOption[];
  /** By combination key; combinations without input are missing. */
  variants: Record<string, DraftVariant>;
  /** Keys of excluded combinations. */
  left: string[];
  /** Options that the keys belong to, while there are too many combinations. */
  keyedBy?: DraftOption[] | undefined;
  /** Not applied to the variants yet. */
  forAll: ForAll;
  /** Ids of regions with a price column. */
  priceRegions: string[];
  pictures: Pictures;
  /** Fields of extensions. */
  extended: FieldValues;
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
  extended: {},
};

/** Empty if the title has no letters. */
export const handleFor = ({ handle, title }: Pick<CreateValues, 'handle' | 'title'>): string =>
  newHandle(handle, title) ?? '';

export interface PlannedVariant extends DraftVariant {
  key: string;
  values: string[];
}

export const variantTitle = (
  { title, values }: Pick<PlannedVariant, 'title' | 'values'>,
  productTitle: string,
): string => title.trim() || values.join(' / ') || productTitle.trim();

/** Includes excluded combinations. */
export function allVariants({ options, variants }: CreateValues): PlannedVariant[] {
  return combinations(options).map((values) => {
    const key = combinationKey(values);
    return { ...NEW_VARIANT, ...variants[key], key, values };
  });
}

/** Leaves out prices of removed regions, which stay in the values in case the region comes back. */
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
