import { listOf } from '#ui/format/instant.ts';

export interface NamedItem {
  id: string;
  sku: string | null;
  title?: string | null;
  thumbnail?: string | null;
  variants?: readonly {
    title: string;
    product?: { title: string; thumbnail?: string | null } | null;
  }[];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export function stockItemName({ id, sku, title, variants }: NamedItem): string {
  const [variant] = listOf(variants);
  // A variant's own title is often just a size.
  const described = [variant?.product?.title, variant?.title].filter(isText).join(' · ');
  return [sku, title, described].find(isText) ?? id;
}

interface StockItemLabel {
  /** The product's. */
  name: string;
  /** Variant and SKU; may be empty. */
  detail: string;
}

export function stockItemLabel({ id, sku, title, variants }: NamedItem): StockItemLabel {
  const [variant] = listOf(variants);
  const name = [variant?.product?.title, title, sku, variant?.title].find(isText) ?? id;
  const further = [variant?.title, sku].filter((text) => isText(text) && text !== name);
  return { name, detail: further.join(' · ') };
}

/** URL. */
export const stockItemPicture = ({ thumbnail, variants }: NamedItem): string | null | undefined =>
  thumbnail ?? listOf(variants)[0]?.product?.thumbnail;
