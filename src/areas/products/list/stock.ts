import type { Option } from '#ui/picker/source.ts';
import { byRank } from '../product/rank.ts';
import type { Ranked } from '../product/rank.ts';

interface CountedVariant {
  manage_inventory?: boolean | undefined;
  inventory_quantity?: number | undefined;
}

export interface Stock {
  variants: number;
  /** Whether the store counts any variant's stock. */
  managed: boolean;
  /** Units of the variants that are counted. */
  units: number;
}

/** Sums the stock of a product's variants; those that the store doesn't count add nothing. */
export function stockOf(variants: readonly CountedVariant[]): Stock {
  const counted = variants.filter((variant) => variant.manage_inventory !== false);
  return {
    variants: variants.length,
    managed: counted.length > 0,
    units: counted.reduce((sum, variant) => sum + (variant.inventory_quantity ?? 0), 0),
  };
}

/** Whether shoppers see a product of which nothing is left; a draft without stock alarms nobody. */
export const isSoldOut = (status: string, { managed, units }: Stock): boolean =>
  status === 'published' && managed && units <= 0;

interface NamedVariant extends Ranked {
  title: string;
  sku?: string | null;
}

/** A product's variants to choose from, in the product's order; a search finds them by title and by SKU. */
export function variantOptions(variants: readonly NamedVariant[]): Option[] {
  return byRank(variants).map(({ id, title, sku }) => ({
    value: id,
    label: sku ? `${title} · ${sku}` : title,
  }));
}
