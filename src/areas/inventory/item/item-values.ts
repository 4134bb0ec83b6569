import type { UpdateInventoryItemBody } from '#generated/admin/admin.schemas.ts';
import { attributeBody, attributeValues } from '#shared/attributes/attributes.ts';
import type { AttributeValues } from '#shared/attributes/attributes.ts';
import type { Item } from './query.ts';

export interface ItemValues extends AttributeValues {
  sku: string;
  title: string;
  description: string;
  material: string;
  /** Requires shipping. */
  shipping: boolean;
}

const TEXTS = ['sku', 'title', 'description', 'material'] as const;

export const valuesOf = (item: Item): ItemValues => ({
  ...attributeValues(item),
  sku: item.sku ?? '',
  title: item.title ?? '',
  description: item.description ?? '',
  material: item.material ?? '',
  shipping: item.requires_shipping,
});

/** Changed fields only; cleared ones become null. */
export function updateBody(before: ItemValues, after: ItemValues): UpdateInventoryItemBody {
  const body: UpdateInventoryItemBody = { ...attributeBody(before, after) };
  for (const field of TEXTS) {
    if (after[field].trim() !== before[field]) body[field] = after[field].trim() || null;
  }
  if (after.shipping !== before.shipping) body.requires_shipping = after.shipping;
  return body;
}
