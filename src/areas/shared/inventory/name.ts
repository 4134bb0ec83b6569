import { listOf } from '#ui/format/instant.ts';

export interface NamedItem {
  id: string;
  sku: string | null;
  title?: string | null;
  variants?: readonly { title: string; product?: { title: string } | null }[];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

export function stockItemName({ id, sku, title, variants }: NamedItem): string {
  const [variant] = listOf(variants);
  // A variant's own title is often just a size.
  const described = [variant?.product?.title, variant?.title].filter(isText).join(' · ');
  return [sku, title, described].find(isText) ?? id;
}
