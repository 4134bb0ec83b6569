import { listOf, plainText } from '#ui/format/instant.ts';

/** What of an inventory item tells what staff call it. */
export interface NamedItem {
  id: string;
  sku: string | null;
  title?: string | null;
  variants?: readonly { title: string; product?: { title: string } | null }[];
}

/** What staff know an inventory item by: its SKU, or what it or its variant is called. */
export function stockItemName({ id, sku, title, variants }: NamedItem): string {
  const [variant] = listOf(variants);
  return plainText(sku) || plainText(title) || plainText(variant?.title) || id;
}
