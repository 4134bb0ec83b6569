import type { Option } from '#ui/picker/source.ts';
import { byRank } from '../product/rank.ts';
import type { Ranked } from '../product/rank.ts';

interface CountedVariant {
  manage_inventory?: boolean | undefined;
  inventory_quantity?: number | undefined;
}

export interface Stock {
  variants: number;
  managed: boolean;
  units: number;
}

/** Skips variants that aren't counted. */
export function stockOf(variants: readonly CountedVariant[]): Stock {
  const counted = variants.filter((variant) => variant.manage_inventory !== false);
  return {
    variants: variants.length,
    managed: counted.length > 0,
    units: counted.reduce((sum, variant) => sum + (variant.inventory_quantity ?? 0), 0),
  };
}

/** Drafts never count as sold out. */
export const isSoldOut = (status: string, { managed, units }: Stock): boolean =>
  status === 'published' && managed && units <= 0;

interface NamedVariant extends Ranked {
  title: string;
  sku?: string | null;
}

export function variantOptions(variants: readonly NamedVariant[]): Option[] {
  return byRank(variants).map(({ id, title, sku }) => ({
    value: id,
    label: sku ? `${title} · ${sku}` : title,
  }));
}
